import { Box, Typography } from '@mui/material';
import type { EarningReport } from '@wayfare/shared';
import { useGetList } from 'react-admin';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { changeOf } from './changeOf.js';
import { comparedMonths, sumsByMonth } from './comparedMonths.js';
import { EarningBars } from './EarningBars.js';
import { nameOfMonth } from './months.js';
import { sumOf } from './sums.js';

/** Above this part of the profit before, a change is an amount. */
const MOST_PART = 10;

interface ProfitByMonthProps {
  rows: readonly EarningReport[];
  filter: { month_gte?: number | null; month_lte?: number | null };
}

/**
 * The profit of each month as bars, with that of the months before them as lines, and the change in words.
 */
export function ProfitByMonth({ rows, filter }: ProfitByMonthProps) {
  const t = useText();
  const format = useFormat();
  const locale = useDateLocale();
  const months = comparedMonths(rows, filter);
  const { data: earlier } = useGetList<EarningReport>(
    'earningreports',
    {
      filter: { ...filter, month_gte: months?.before.from, month_lte: months?.before.until },
      sort: { field: 'month', order: 'ASC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { enabled: months !== null },
  );
  if (!months) return null;
  const shown = sumsByMonth(rows, 'profit', months.shown);
  const before = earlier && sumsByMonth(earlier, 'profit', months.before);
  const [sum, sumBefore] = [sumOf(shown, 'amount'), before ? sumOf(before, 'amount') : 0];
  const { direction, part } = changeOf(sum, sumBefore);
  const period = ({ from, until }: { from: number; until: number }) =>
    [from, until].map((month) => nameOfMonth(month, locale, 'short')).join(' – ');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.43em' }}>
        {before &&
          t(`panel_profit_${direction}`, {
            sum: format.money(sum),
            before: format.money(sumBefore),
            // Many times as much says little in percent.
            change:
              part === null || part > MOST_PART
                ? format.money(Math.abs(sum - sumBefore))
                : format.percent(part),
            period: period(months.before),
          })}
      </Typography>
      <Box aria-hidden="true" dir="ltr" sx={{ height: 220 }}>
        <EarningBars
          name={t('panel_profit')}
          bars={shown.map(({ month, amount }, index) => {
            const earlierMonth = before?.[index];
            return {
              label: nameOfMonth(month, locale, 'short'),
              amount,
              ...(earlierMonth && { before: earlierMonth.amount }),
            };
          })}
        />
      </Box>
    </>
  );
}
