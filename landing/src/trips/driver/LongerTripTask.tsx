import { Alert, Button, Stack, Typography } from '@mui/material';
import { drivingStatuses } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { ANSWER_STEP } from '../../frame/offline/driverQueue.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Panel } from '../../frame/layout/Panel.js';
import type { OwnBooking } from '../booking/bookings.js';
import { useDriverWork } from './WorkProvider.js';

/**
 * Asks the driver whether they drive a trip that a change made much longer. The answer waits in the queue
 * like any step, so it can be given without a network.
 */
export function LongerTripTask({ booking }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  const { waiting, takeStep } = useDriverWork();
  const { longerTrip, hire, estimateDistance } = booking;
  const now = serverNow(useNow(1000));
  if (longerTrip?.state !== 'asked' || !drivingStatuses.includes(booking.status)) return null;
  const { version, acceptedHours, accepted, until } = longerTrip;
  const given = waiting.steps.find(
    ({ booking: id, name, body }) => id === booking.id && name === ANSWER_STEP && body['version'] === version,
  );
  if (given)
    return (
      <Alert severity="info" role="status">
        {t(given.body['confirmed'] ? 'console_longer_confirmed' : 'console_longer_refused')}
      </Alert>
    );
  const inHours = hire && acceptedHours && hire.hours > acceptedHours;
  const left = Math.max(0, Math.ceil(((until ?? now) - now) / 1000));
  const clock = `${format.number(Math.floor(left / 60))}:${String(left % 60).padStart(2, '0')}`;
  const answer = (confirmed: boolean) =>
    takeStep({ booking: booking.id, name: ANSWER_STEP, body: { confirmed, version } });
  return (
    <Panel>
      <Typography variant="h4" component="h2">
        {t('console_longer_title')}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {t('console_longer_text', {
          now: inHours ? format.duration(hire.hours * 3600) : format.distance(estimateDistance),
          before: inHours ? format.duration(acceptedHours * 3600) : format.distance(accepted),
        })}
      </Typography>
      <Typography color="text.secondary" role="timer" sx={{ mt: 0.5 }}>
        {t('console_longer_left', { left: clock })}
      </Typography>
      <Stack sx={{ gap: 1.25, mt: 1.5 }}>
        <Button variant="contained" size="large" onClick={() => answer(true)}>
          {t('console_longer_confirm')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => answer(false)}>
          {t('console_longer_refuse')}
        </Button>
      </Stack>
    </Panel>
  );
}
