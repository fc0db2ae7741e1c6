import { Typography } from '@mui/material';
import type { AskedDriver, Booking, PresentedBooking } from '@wayfare/shared';
import { SECOND_LINE } from '../table/density.js';
import { useText } from '../texts/useText.js';
import { useNow } from '@wayfare/shared/web/time';

/** Who is being asked to take a trip, and for how long: "Asked: Daniel, 12 s left". Shows nothing while no driver is being asked. */
export function AskedNote({ booking }: { booking: Pick<Booking, 'status'> }) {
  return isAsked(booking) ? (
    <Typography
      variant="caption"
      component="div"
      color="textSecondary"
      className={SECOND_LINE}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <AskedText booking={booking} />
    </Typography>
  ) : null;
}

/** The same as bare text. */
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
