import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PassengerSeries } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useLocation } from 'react-router';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import { LoadLine } from '../booking/LoadLine.js';
import { LinkPage } from './LinkPage.js';

const NAME = 'recurring trips';

/** The days of recurring trips, for their passenger, who can skip some of them. */
export function RecurringTripPage() {
  const t = useText();
  return (
    <LinkPage
      title={t('series_title')}
      name={NAME}
      load={(token) => call.post('/recurring-trips', { body: { token } })}
      unknownText={t('guest_trip_unknown_text')}
      hasEnded={({ days }) => days.length === 0}
    >
      {(series) => <Days series={series} />}
    </LinkPage>
  );
}

function Days({ series }: { series: PassengerSeries }) {
  const { pickup, drop, days } = series;
  const t = useText();
  const token = useLocation().hash.slice(1);
  const queries = useQueryClient();
  const skip = useMutation({
    mutationFn: (change: { day: number; isSkipped: boolean }) =>
      call.post('/recurring-trips/skips', { body: { token, ...change } }),
    onSuccess: (skipped) => queries.setQueryData([NAME, token], skipped),
  });
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        <bdi>{pickup}</bdi> – <bdi>{drop}</bdi>
      </Typography>
      <LoadLine trip={series} />
      {skip.isError && <Alert severity="error">{t(errorTextKey(skip.error))}</Alert>}
      <Panel>
        {days.length === 0 && <Typography>{t('series_no_days')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {days.map((day) => (
            <Day key={day.day} day={day} isPending={skip.isPending} onSkip={skip.mutate} />
          ))}
        </Box>
      </Panel>
    </Stack>
  );
}

function Day({
  day: { day, at, timeZone, without, status, canSkip, canRestore, trip, back },
  isPending,
  onSkip,
}: {
  day: PassengerSeries['days'][number];
  isPending: boolean;
  onSkip: (change: { day: number; isSkipped: boolean }) => void;
}) {
  const t = useText();
  const format = useFormat(timeZone);
  const isSkipped = without !== null;
  const there = `${format.dayName(at)}, ${format.tripClock(at)}`;
  const name = back ? `${there}, ${t('series_back_at', { time: format.tripClock(back.at) })}` : there;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1, minHeight: 56 }}
    >
      <Box sx={{ flex: 1, minWidth: 200, ...(isSkipped && { color: 'text.secondary' }) }}>
        {name}
        {without && ` – ${t(`series_without_${without}`)}`}
        {!without && status === 'CANCELLED' && ` – ${t('booking_status_CANCELLED')}`}
        {!without && back?.status === 'CANCELLED' && ` – ${t('series_back_canceled')}`}
      </Box>
      {trip && (
        <Button component="a" href={trip} size="small">
          {t('series_open_trip')}
        </Button>
      )}
      {back?.trip && (
        <Button component="a" href={back.trip} size="small">
          {t('series_open_back')}
        </Button>
      )}
      {canSkip && (
        <Button
          variant="outlined"
          disabled={isPending}
          aria-label={`${t('series_skip')}: ${name}`}
          onClick={() => onSkip({ day, isSkipped: true })}
        >
          {t('series_skip')}
        </Button>
      )}
      {canRestore && (
        <Button
          disabled={isPending}
          aria-label={`${t('series_restore')}: ${name}`}
          onClick={() => onSkip({ day, isSkipped: false })}
        >
          {t('series_restore')}
        </Button>
      )}
    </Box>
  );
}
