import { Alert } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import type { OwnBooking } from './bookings.js';

/** What the rider of a trip that became much longer waits for: the driver's answer, or another driver. */
export function LongerTripNote({ booking: { status, longerTrip } }: { booking: OwnBooking }) {
  const t = useText();
  const format = useFormat();
  if (longerTrip?.state === 'asked' && longerTrip.until)
    return (
      <Alert severity="info" role="status">
        {t('trip_longer_asked', { time: format.tripClock(longerTrip.until) })}
      </Alert>
    );
  if (!longerTrip || status !== 'NEW') return null;
  return (
    <Alert severity="warning" role="status">
      {t('trip_longer_lost')}
    </Alert>
  );
}
