import {
  Box,
  Button,
  Card,
  CardContent,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { Dashboard } from '../../frame/providers/officeCalls.js';
import { nameOfDay } from './nameOfDay.js';

const EarningBars = lazy(async () => ({
  default: (await import('../../trips/earning/EarningBars.js')).EarningBars,
}));

type Days = Dashboard['days'];
const CHART_HEIGHT = 220;

/** The days shown, and as many days before them, in the same order. */
interface Charted {
  days: Days | undefined;
  before: Days | undefined;
}

/** Trips and fees of recent days: as bars, or as a table for users who prefer that. */
export function LastDays({ days, before }: Partial<Charted>) {
  const t = useText();
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const title = t('panel_last_days', { count: format.number(days?.length ?? 0) });
  if (!days || !before) return <Skeleton variant="rounded" height={CHART_HEIGHT} />;
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'panel_as_chart' : 'panel_as_table')}
        </Button>
      </Box>
      {asTable ? <DaysTable days={days} title={title} /> : <DaysCharts days={days} before={before} />}
    </Box>
  );
}

function DaysCharts({ days, before }: { days: Days; before: Days }) {
  const t = useText();
  const format = useFormat();
  const locale = useDateLocale();
  const barsOf = (of: 'trips' | 'fees') =>
    days.map((row, index) => ({
      label: nameOfDay(row.day, locale, 'long'),
      mark: nameOfDay(row.day, locale),
      amount: row[of],
      before: before[index]?.[of] ?? 0,
    }));
  const sumOf = (of: 'trips' | 'fees', write: (sum: number) => string) => {
    const sum = (rows: Days) => write(rows.reduce((all, row) => all + row[of], 0));
    return t('panel_days_sum', { sum: sum(days), before: sum(before), count: format.number(before.length) });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}>
      <Chart title={t('panel_trips_by_day')} sum={sumOf('trips', format.number)}>
        <EarningBars bars={barsOf('trips')} name={t('panel_trips_by_day')} isCount />
      </Chart>
      <Chart title={t('panel_fees_by_day')} sum={sumOf('fees', format.money)}>
        <EarningBars bars={barsOf('fees')} name={t('panel_fees_by_day')} />
      </Chart>
    </Box>
  );
}

/** Bars for sighted users; the table has the same data. */
function Chart({ title, sum, children }: { title: string; sum: string; children: ReactNode }) {
  return (
    <Card component="figure" sx={{ m: 0, minWidth: 0 }}>
      <CardContent>
        <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
          {title}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {sum}
          </Typography>
        </Typography>
        <Box aria-hidden="true" dir="ltr" sx={{ height: CHART_HEIGHT }}>
          <Suspense>{children}</Suspense>
        </Box>
      </CardContent>
    </Card>
  );
}

function DaysTable({ days, title }: { days: Days; title: string }) {
  const t = useText();
  const format = useFormat();
  const locale = useDateLocale();
  return (
    <TableContainer component={Card} sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{t('panel_day')}</TableCell>
            <TableCell align="right">{t('panel_trips_by_day')}</TableCell>
            <TableCell align="right">{t('panel_fees_by_day')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map(({ day, trips, fees }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {nameOfDay(day, locale, 'long')}
              </TableCell>
              <TableCell align="right">{format.number(trips)}</TableCell>
              <TableCell align="right">
                <bdi>{format.money(fees)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
