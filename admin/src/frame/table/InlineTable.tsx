import { Box, Card, CardContent } from '@mui/material';
import type { Translated } from '@wayfare/shared';
import { type ReactNode, useMemo } from 'react';
import {
  RecordContextProvider,
  useCanAccess,
  useListContext,
  useRecordContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { useText } from '../texts/useText.js';
import { useIsNarrow } from '../layout/useIsNarrow.js';
import { TranslatedCount } from './TranslatedCount.js';
import { AddCard, AddingContext, AddRow } from './AddRow.js';
import { type InlineColumn, isEditable } from './column.js';
import { DeleteRow } from './DeleteRow.js';
import { DialogCell } from './DialogCell.js';
import { EditableCell } from './EditableCell.js';
import { RecordTable } from './RecordTable.js';
import { SwitchCell } from './SwitchCell.js';

interface InlineTableProps<RecordType extends RaRecord> {
  columns: readonly InlineColumn<RecordType>[];
  /** Initial values of a new record. */
  defaults?: Record<string, unknown>;
  /** Shown when the list is empty, above the form for adding. */
  empty: ReactNode;
  /** Further actions for a row, before its delete button. */
  rowActions?: ReactNode;
  /** A record's display name, if the resource definition has none. */
  nameOf?: (record: RecordType) => string;
}

const noDefaults = {};

/** A table for reading, editing, adding and deleting in place; on a phone, a card for each record. */
export function InlineTable<RecordType extends RaRecord>({
  columns: given,
  defaults = noDefaults,
  empty,
  rowActions,
  nameOf,
}: InlineTableProps<RecordType>) {
  // Columns are typed for one type of record; the parts of the table accept any.
  const columns = given as unknown as readonly InlineColumn[];
  const resource = useResourceContext() ?? '';
  const { canAccess: canAdd } = useCanAccess({ resource, action: 'create' });
  const { data } = useListContext();
  const isNarrow = useIsNarrow();
  const adding = useMemo(() => ({ columns, defaults }), [columns, defaults]);

  const actions = (
    <>
      {rowActions}
      <DeleteRow nameOf={nameOf as ((record: RaRecord) => string) | undefined} />
    </>
  );
  const emptyWithForm = (
    <>
      {empty}
      {canAdd && <AddCard />}
    </>
  );
  return (
    <AddingContext.Provider value={adding}>
      {isNarrow ? (
        <>
          {data?.length === 0 ? empty : null}
          {data?.map((record) => (
            <RecordContextProvider value={record} key={record.id}>
              <RecordCard columns={columns} actions={actions} />
            </RecordContextProvider>
          ))}
          {canAdd && <AddCard />}
        </>
      ) : (
        <RecordTable
          columns={columns.map((column) => ({
            ...column,
            view: (record: RaRecord) => <Cell column={column} record={record} />,
          }))}
          empty={emptyWithForm}
          {...(canAdd && { foot: AddRow })}
          actions={() => actions}
        />
      )}
    </AddingContext.Provider>
  );
}

function Cell({ column, record }: { column: InlineColumn; record: RaRecord }) {
  const view = <TranslatedView column={column} record={record} />;
  if (column.edited === 'switch') return <SwitchCell source={column.source} label={column.label} />;
  if (!isEditable(column)) return view;
  return column.edited === 'dialog' ? (
    <DialogCell column={column}>{view}</DialogCell>
  ) : (
    <EditableCell column={column}>{view}</EditableCell>
  );
}

/** A value; for a text, also in how many languages it is written. */
function TranslatedView({ column, record }: { column: InlineColumn; record: RaRecord }) {
  const { source, translated, view } = column;
  const isCounted = translated === true || translated?.(record);
  if (!isCounted || !record[source]) return view(record);
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      {view(record)}
      <TranslatedCount record={record as Translated} field={source} />
    </Box>
  );
}

function RecordCard({ columns, actions }: { columns: readonly InlineColumn[]; actions: ReactNode }) {
  const t = useText();
  return (
    <Card sx={{ m: 1 }}>
      <CardContent sx={{ '&:last-child': { pb: 1 } }}>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
            gap: '4px 12px',
          }}
        >
          {/* Leaves out columns whose values another column contains. */}
          {columns
            .filter(({ folded }) => folded !== true)
            .map((column) => (
              <CardField key={column.source} column={column} label={t(column.label)} />
            ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>{actions}</Box>
      </CardContent>
    </Card>
  );
}

function CardField({ column, label }: { column: InlineColumn; label: string }) {
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        <RecordCell column={column} />
      </Box>
    </>
  );
}

function RecordCell({ column }: { column: InlineColumn }) {
  const record = useRecordContext();
  return record ? <Cell column={column} record={record} /> : null;
}
