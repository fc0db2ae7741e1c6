import { Alert } from '@mui/material';
import { type Booking, linkedTripOf } from '@wayfare/shared';
import { Link, useCreatePath, useGetOne } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** How the passenger of a return comes back; leads to the other trip, if there is one. */
export function ReturnNote({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const { back } = booking;
  const linked = linkedTripOf(booking);
  if (back?.waitMinutes)
    return (
      <Alert severity="info">
        {t('trip_return_wait_note', { time: format.duration(back.waitMinutes * 60) })}
      </Alert>
    );
  return linked ? <LinkedTrip id={linked} isBack={Boolean(back?.trip)} /> : null;
}

function LinkedTrip({ id, isBack }: { id: string; isBack: boolean }) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  const { data: trip } = useGetOne<Booking>('bookings', { id });
  if (!trip) return null;
  const words = [trip.reference, format.dateTime(trip.tripdate), t(`booking_status_${trip.status}`)];
  return (
    <Alert severity="info">
      <Link to={createPath({ resource: 'bookings', id, type: 'show' })}>
        {t(isBack ? 'trip_linked_back' : 'trip_linked_first', { trip: words.join(' · ') })}
      </Link>
    </Alert>
  );
}
