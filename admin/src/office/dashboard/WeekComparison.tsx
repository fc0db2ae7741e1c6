import { Box, Card, CardContent, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { changeOf } from '../../trips/earning/changeOf.js';
import type { Dashboard } from '../../frame/providers/officeCalls.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

interface Measure {
  of: 'trips' | 'served' | 'canceled' | 'waiting' | 'revenue';
  label: TranslationKey;
  isMoney?: true;
}

const measures: readonly Measure[] = [
  { of: 'trips', label: 'panel_week_trips' },
  { of: 'served', label: 'panel_week_served' },
  { of: 'canceled', label: 'panel_week_canceled' },
  { of: 'waiting', label: 'panel_week_waiting' },
  { of: 'revenue', label: 'panel_week_revenue', isMoney: true },
];

/** Today until now, compared with the same weekday last week until the same time of day. */
export function WeekComparison({ today, lastWeek }: Pick<Dashboard, 'today' | 'lastWeek'>) {
  const t = useText();
  const format = useFormat();
  return (
    <Box component="section" aria-label={t('panel_week_title')}>
      <Typography variant="h2">{t('panel_week_title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('panel_week_until', { time: format.minute(lastWeek.until) })}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, minmax(0, 1fr))' },
        }}
      >
        {measures.map((measure) => (
          <Compared
            key={measure.of}
            measure={measure}
            now={today[measure.of]}
            before={lastWeek[measure.of]}
          />
        ))}
      </Box>
    </Box>
  );
}

/** One number of today, with that of last week and the change in words: never by color alone. */
function Compared({
  measure: { label, isMoney },
  now,
  before,
}: {
  measure: Measure;
  now: number | undefined;
  before: number | undefined;
}) {
  const t = useText();
  const format = useFormat();
  if (now === undefined || before === undefined) return null;
  const write = isMoney ? format.money : format.number;
  const { direction, part } = changeOf(now, before);
  return (
    <Card component="li">
      <CardContent sx={{ py: 1.25, '&:last-child': { pb: 1.25 } }}>
        <Typography variant="body2" color="textSecondary">
          {t(label)}
        </Typography>
        <Box>
          <Typography sx={{ fontSize: '1.35rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{write(now)}</bdi>
          </Typography>
          <Typography variant="body2">
            {direction === 'same'
              ? t('panel_week_same')
              : t(direction === 'more' ? 'panel_week_more' : 'panel_week_less', {
                  change: part === null ? write(Math.abs(now - before)) : format.percent(part),
                  before: write(before),
                })}
          </Typography>
        </Box>
      </CardContent>
    </Card>
  );
}
