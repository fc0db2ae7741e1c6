import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { useText } from '../texts/useText.js';
import { actionsColumn } from './actionsColumn.js';
import { type Folded, useFoldedSources } from './ColumnChooser.js';

/** One column of a table of records. */
export interface RecordColumn<RecordType extends RaRecord> {
  source: string;
  label: TranslationKey;
  /** How to display the value. */
  view: (record: RecordType) => ReactNode;
  sortable?: boolean | undefined;
  align?: 'left' | 'right' | 'center' | undefined;
  folded?: Folded | undefined;
  /** Text that may be long: it gets what the other columns leave, on one line. Never for amounts. */
  cut?: boolean | undefined;
}

interface RecordTableProps<RecordType extends RaRecord>
  extends Pick<DataTableProps<RecordType>, 'bulkActionButtons' | 'expand' | 'foot' | 'rowClick' | 'sx'> {
  columns: readonly RecordColumn<RecordType>[];
  /** Shown when there are no records. */
  empty: ReactNode;
  /** The actions for a record, in a last column that stays visible. */
  actions?: (record: RecordType) => ReactNode;
}

/** A list's records as a table, for wide screens. */
export function RecordTable<RecordType extends RaRecord>({
  columns,
  actions,
  rowClick = false,
  bulkActionButtons = false,
  ...table
}: RecordTableProps<RecordType>) {
  const t = useText();
  return (
    <DataTable<RecordType>
      rowClick={rowClick}
      bulkActionButtons={bulkActionButtons}
      hiddenColumns={useFoldedSources(columns)}
      {...table}
    >
      {columns.map(({ source, label, view, sortable = false, align = 'left', cut = false }) => (
        <DataTable.Col<RecordType>
          key={source}
          source={source}
          label={t(label)}
          disableSort={!sortable}
          align={align}
          {...(cut ? cutColumn : align === 'left' && textColumn)}
          render={view}
        />
      ))}
      {actions && (
        <DataTable.Col<RecordType>
          source="actions"
          label={t('panel_actions')}
          disableSort
          align="right"
          {...actionsColumn}
          render={actions}
        />
      )}
    </DataTable>
  );
}

/** One long word, such as a reference, does not make a table wider than the screen. */
const textColumn = { sx: { '&.MuiTableCell-body bdi': { overflowWrap: 'anywhere' } } } as const;

/** Without a width of its own, a column takes its share of what the others leave. */
const cutColumn = {
  sx: {
    width: '12%',
    '&.MuiTableCell-body:not(:has(input))': {
      maxWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '& > .MuiButtonBase-root': {
        display: 'inline-block',
        maxWidth: '100%',
        mx: 0,
        px: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        '& .edit-hint': { insetInlineEnd: 0, bgcolor: 'background.paper' },
      },
    },
  },
} as const;
