import { Typography } from '@mui/material';
import { type AskedDriver, type Booking, minutesWaited, type PresentedBooking } from '@wayfare/shared';
import { SECOND_LINE } from '../../frame/table/density.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { waitWords } from './waitWords.js';
import { useNow } from '@wayfare/web/time';

type WaitingTrip = Pick<Booking, 'status' | 'tripdate' | 'waitingSince'>;

/** Trips later than this say nothing about the time until they begin, in minutes: their date does. */
const SOON_MINUTES = 60;

/**
 * About a trip that has no driver yet: who is being asked to take it, and for how long ("Asked: Daniel, 12 s
 * left"), or else how long it has waited. Shows nothing about other trips.
 */
export function AskedNote({ booking }: { booking: WaitingTrip }) {
  const isAskedNow = isAsked(booking);
  if (!isAskedNow && booking.status !== 'NEW') return null;
  return (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      className={SECOND_LINE}
      sx={{ whiteSpace: 'nowrap', '&:empty': { display: 'none' } }}
    >
      {isAskedNow ? <AskedText booking={booking} /> : <WaitText booking={booking} />}
    </Typography>
  );
}

function WaitText({ booking }: { booking: WaitingTrip }) {
  const t = useText();
  const format = useFormat();
  const minutes = minutesWaited(booking, useNow(60_000));
  return minutes >= -SOON_MINUTES ? waitWords(minutes, t, format) : null;
}

/** Who is being asked to take a trip, as bare text. */
export function AskedText({ booking }: { booking: Pick<Booking, 'status'> }) {
  const [first, ...others] = askedOf(booking);
  return first ? <Asked first={first} more={others.length} /> : null;
}

const askedOf = (booking: Pick<Booking, 'status'>) =>
  (booking as Pick<PresentedBooking, 'asked'>).asked ?? [];
const isAsked = (booking: Pick<Booking, 'status'>) => askedOf(booking).length > 0;

function Asked({ first, more }: { first: AskedDriver; more: number }) {
  const t = useText();
  const now = useNow();
  const name = first.driver_name ?? '…';
  const seconds = first.expiresAt === null ? null : Math.max(0, Math.ceil((first.expiresAt - now) / 1000));
  if (more > 0) return t('panel_asked_more', { name, count: more });
  if (seconds === null || seconds > 90) return t('panel_asked', { name });
  return t('panel_asked_seconds', { name, seconds });
}
