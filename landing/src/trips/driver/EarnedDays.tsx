import { Box, Skeleton, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { dayStart, type DriverDay, type DriverWeek, weeksOf } from '@wayfare/shared';
import { useMemo, useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useDriverDays } from './useDriverDays.js';

type By = 'day' | 'week';

/**
 * The driver's earnings of the last four weeks, by day or by week, the newest first. Periods without earnings
 * are left out.
 */
export function EarnedDays() {
  const t = useText();
  const days = useDriverDays();
  const [by, setBy] = useState<By>('day');
  const name = usePeriodName();
  if (days.error && !days.data) return <LoadError error={days.error} onRetry={() => void days.refetch()} />;
  if (!days.data) return <Skeleton variant="rounded" height={220} sx={{ borderRadius: 5 }} />;
  const all: readonly (DriverDay | DriverWeek)[] = by === 'day' ? days.data : weeksOf(days.data);
  const earned = all.filter(({ trips, total }) => trips > 0 || total !== 0).reverse();
  return (
    <Box
      component="section"
      aria-labelledby="earned-title"
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
      }}
    >
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}>
        <Typography variant="h4" component="h2" id="earned-title">
          {t('console_earned')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={by}
          aria-labelledby="earned-title"
          onChange={(_, chosen: By | null) => chosen && setBy(chosen)}
        >
          <ToggleButton value="day">{t('console_by_day')}</ToggleButton>
          <ToggleButton value="week">{t('console_by_week')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {earned.length === 0 && <Typography color="text.secondary">{t('console_none_earned')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {earned.map((period) => (
          <Period key={period.day} name={name(period)} period={period} />
        ))}
      </Box>
    </Box>
  );
}

function Period({ name, period }: { name: string; period: DriverDay }) {
  const t = useText();
  const format = useFormat();
  const { trips, raises, tips, cancelFees, convenienceFees } = period;
  const parts = [
    t('console_trips_count', { smart_count: trips }),
    ...(raises > 0 ? [t('console_earned_raises', { amount: format.money(raises) })] : []),
    ...(tips > 0 ? [t('console_earned_tips', { amount: format.money(tips) })] : []),
    ...(cancelFees > 0 ? [t('console_earned_cancel_fees', { amount: format.money(cancelFees) })] : []),
    ...(convenienceFees > 0 ? [t('console_kept_fees', { amount: format.money(convenienceFees) })] : []),
  ];
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography sx={{ fontWeight: 800 }}>
          <bdi dir="ltr">{format.money(period.total)}</bdi>
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {parts.join(' · ')}
      </Typography>
    </Box>
  );
}

/** The name of a day, or the first and the last day of a week. */
function usePeriodName(): (period: DriverDay | DriverWeek) => string {
  const { dateLocale } = useLanguage();
  return useMemo(() => {
    // Days in the business's time zone, not in the device's.
    const day = new Intl.DateTimeFormat(dateLocale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const range = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return (period) =>
      'until' in period
        ? range.formatRange(dayStart(period.day), dayStart(period.until))
        : day.format(dayStart(period.day));
  }, [dateLocale]);
}
