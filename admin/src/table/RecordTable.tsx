import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin';
import { useText } from '../texts/useText.js';
import { actionsColumn } from './actionsColumn.js';
import { foldedSources } from './ColumnChooser.js';

/** One column of a table of records. */
export interface RecordColumn<RecordType extends RaRecord> {
  source: string;
  label: TranslationKey;
  /** How to display the value. */
  view: (record: RecordType) => ReactNode;
  sortable?: boolean | undefined;
  align?: 'left' | 'right' | 'center' | undefined;
  /** Hidden until the user asks for it. */
  folded?: boolean | undefined;
}

interface RecordTableProps<RecordType extends RaRecord>
  extends Pick<DataTableProps<RecordType>, 'bulkActionButtons' | 'expand' | 'foot' | 'rowClick'> {
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
      hiddenColumns={foldedSources(columns)}
      {...table}
    >
      {columns.map(({ source, label, view, sortable = false, align = 'left' }) => (
        <DataTable.Col<RecordType>
          key={source}
          source={source}
          label={t(label)}
          disableSort={!sortable}
          align={align}
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
