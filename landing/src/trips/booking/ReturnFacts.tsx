import { Alert, Typography } from '@mui/material';
import { linkedTripOf } from '@wayfare/shared';
import { Link } from 'react-router';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type OwnBooking, useBooking } from './bookings.js';

/** How the passenger of a return comes back; nothing for any other trip. */
export function ReturnFacts({ booking }: { booking: Pick<OwnBooking, 'back'> }) {
  const t = useText();
  const format = useFormat();
  const isRider = useSession().user?.usertype === 'rider';
  const { back } = booking;
  const linked = isRider ? linkedTripOf(booking) : null;
  if (back?.waitMinutes)
    return (
      <Typography sx={{ fontWeight: 600, my: 1 }}>
        {t('trip_return_wait_note', { time: format.duration(back.waitMinutes * 60) })}
      </Typography>
    );
  return linked ? <LinkedTrip id={linked} isBack={Boolean(back?.trip)} /> : null;
}

/** Leads to the other trip of a return. */
function LinkedTrip({ id, isBack }: { id: string; isBack: boolean }) {
  const t = useText();
  const format = useFormat();
  const { data: trip } = useBooking(id);
  if (!trip) return null;
  const words = `${format.tripTime(trip.tripdate)} · ${t(`booking_status_${trip.status}`)}`;
  return (
    <Alert severity="info" icon={false} sx={{ my: 1.5, borderRadius: 3 }}>
      <Link to={`/bookings/${id}`} style={{ color: 'inherit', fontWeight: 600 }}>
        {t(isBack ? 'trip_linked_back' : 'trip_linked_first', { trip: words })}
      </Link>
    </Alert>
  );
}
