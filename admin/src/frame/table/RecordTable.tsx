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
  /** The kind of its values. A time stays on one line. */
  kind?: string | undefined;
  /**
   * Text that may be long: it gets its share of the table on one line, 12 % or this number of percent. Never
   * for amounts.
   */
  cut?: boolean | number | undefined;
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
      {columns.map(({ source, label, view, kind, sortable = false, align = 'left', cut = false }) => (
        <DataTable.Col<RecordType>
          key={source}
          source={source}
          label={t(label)}
          disableSort={!sortable}
          align={align}
          {...(cut
            ? cutColumn(cut === true ? CUT_PERCENT : cut)
            : kind === 'time'
              ? timeColumn
              : align === 'left' && textColumn)}
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
export const textColumn = { sx: { '&.MuiTableCell-body bdi': { overflowWrap: 'anywhere' } } } as const;

const timeColumn = { sx: { '&.MuiTableCell-body': { whiteSpace: 'nowrap' } } } as const;

/** The share of the table that a column with long text gets by default, in percent. */
const CUT_PERCENT = 12;

/** Returns the style of a column that is not widened by its values: text that does not fit is cut off. */
const cutColumn = (percent: number) => ({
  sx: {
    width: `${percent}%`,
    '&.MuiTableCell-body:not(:has(input))': {
      maxWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // Each text keeps its beginning: an English address in an Arabic table is cut at its end, too.
      '& bdi': {
        display: 'inline-block',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'bottom',
      },
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
});
