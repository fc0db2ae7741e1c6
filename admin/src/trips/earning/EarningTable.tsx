import { Box, Card, CardContent, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { createContext, type ReactNode, Suspense, useContext } from 'react';
import {
  DataTable,
  type RaRecord,
  SimpleList,
  useGetList,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere } from '../../frame/table/PanelList.js';
import { textColumn } from '../../frame/table/RecordTable.js';
import { nameOfMonth } from './months.js';
import { sumOf } from './sums.js';

/** Maximum number of rows in an export. */
const ALL_ROWS = 100_000;

/** A row of one of the reports. */
type Row = RaRecord & { month: number; year: number };

export interface EarningColumn extends ExportedColumn {
  kind: 'text' | 'count' | 'money';
  /** The API has no order by this field. */
  unsorted?: true;
}

/** The first columns of every report, as exported. */
export const periodColumns: readonly ExportedColumn[] = [
  { source: 'year', label: 'panel_year' },
  {
    source: 'month',
    label: 'panel_month',
    inWords: (month, _t, { locale }) => nameOfMonth(month as number, locale),
  },
];

interface EarningTableProps<R extends Row> {
  columns: readonly EarningColumn[];
  chart: {
    title: TranslationKey;
    /** The rows, as far as filtered, as a picture of 220 px. */
    draw: (rows: readonly R[], filter: Readonly<Record<string, unknown>>) => ReactNode;
  };
  /** The heading of a row on a phone, in addition to its month. */
  heading?: (row: R) => ReactNode;
}

/** A report: bars, rows, and totals over all filtered records. */
export function EarningTable<R extends Row>({ columns, chart, heading }: EarningTableProps<R>) {
  const resource = useResourceContext() ?? '';
  const { filterValues } = useListContext();
  const isNarrow = useIsNarrow();
  const t = useText();
  const locale = useDateLocale();
  const show = useShown();
  const { data: all = [] } = useGetList<R>(resource, {
    filter: filterValues,
    sort: { field: 'month', order: 'ASC' },
    pagination: { page: 1, perPage: ALL_ROWS },
  });
  const summed = columns.filter((column) => column.kind !== 'text');
  const sum = (column: EarningColumn) => show(column, sumOf(all as Record<string, number>[], column.source));

  return (
    <>
      {all.length > 0 && (
        <Box component="figure" sx={{ m: 0, p: 2, pb: 1 }}>
          <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
            {t(chart.title)}
          </Typography>
          <Box sx={{ minHeight: 220 }}>
            <Suspense>{chart.draw(all, filterValues)}</Suspense>
          </Box>
        </Box>
      )}
      {isNarrow ? (
        <>
          <SimpleList<R>
            linkType={false}
            empty={<NothingHere text="panel_no_earnings" />}
            primaryText={(row) => (
              <>
                {heading && (
                  <>
                    <bdi>{heading(row)}</bdi>
                    {' · '}
                  </>
                )}
                {nameOfMonth(row.month, locale)} {row.year}
              </>
            )}
            secondaryText={(row) => (
              <Amounts columns={summed} of={(column) => show(column, row[column.source])} />
            )}
          />
          {all.length > 0 && (
            <Card variant="outlined" sx={{ m: 1 }}>
              <CardContent>
                <Typography sx={{ fontWeight: 700 }}>{t('panel_sum')}</Typography>
                <Amounts columns={summed} of={sum} />
              </CardContent>
            </Card>
          )}
        </>
      ) : (
        <Sums value={{ columns, sum }}>
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            empty={<NothingHere text="panel_no_earnings" />}
            foot={SumRow}
          >
            <DataTable.Col source="year" label={t('panel_year')} render={(row) => row.year} />
            <DataTable.Col
              source="month"
              label={t('panel_month')}
              render={(row) => nameOfMonth(row.month, locale)}
            />
            {columns.map((column) => (
              <DataTable.Col
                key={column.source}
                source={column.source}
                label={t(column.label)}
                align={column.kind === 'text' ? 'left' : 'right'}
                disableSort={column.unsorted}
                {...(column.kind === 'text' && textColumn)}
                render={(row) => show(column, row[column.source])}
              />
            ))}
          </DataTable>
        </Sums>
      )}
    </>
  );
}

/** Data for the table's last row, which react-admin renders itself. */
const Sums = createContext<{
  columns: readonly EarningColumn[];
  sum: (column: EarningColumn) => ReactNode;
}>({ columns: [], sum: () => null });

function SumRow() {
  const { columns, sum } = useContext(Sums);
  const t = useText();
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" colSpan={2} sx={bold}>
          {t('panel_sum')}
        </TableCell>
        {columns.map((column) => (
          <TableCell key={column.source} align={column.kind === 'text' ? 'left' : 'right'} sx={bold}>
            {column.kind === 'text' ? null : sum(column)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

const bold = { fontWeight: 700, color: 'text.primary', fontSize: '0.875rem' };

function useShown() {
  const format = useFormat();
  return ({ kind }: EarningColumn, value: string | number): ReactNode => {
    if (kind === 'money') return <bdi>{format.money(Number(value))}</bdi>;
    return kind === 'count' ? format.number(Number(value)) : <bdi>{value}</bdi>;
  };
}

function Amounts({
  columns,
  of,
}: {
  columns: readonly EarningColumn[];
  of: (column: EarningColumn) => ReactNode;
}) {
  const t = useText();
  return (
    <Box component="span" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1 }}>
      {columns.map((column) => (
        <Box component="span" key={column.source} sx={{ display: 'contents' }}>
          <span>{t(column.label)}</span>
          <Box component="span" sx={{ textAlign: 'end' }}>
            {of(column)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
