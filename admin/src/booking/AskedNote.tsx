import { Typography } from '@mui/material';
import type { AskedDriver, Booking, PresentedBooking } from '@wayfare/shared';
import { useText } from '../texts/useText.js';
import { useNow } from '@wayfare/shared/web/time';

/** Who is being asked to take a trip, and for how long: "Asked: Daniel, 12 s left". Shows nothing while no driver is being asked. */
export function AskedNote({ booking }: { booking: Pick<Booking, 'status'> }) {
  const { asked = [] } = booking as Pick<PresentedBooking, 'asked'>;
  const [first] = asked;
  return first ? <Asked first={first} more={asked.length - 1} /> : null;
}

function Asked({ first, more }: { first: AskedDriver; more: number }) {
  const t = useText();
  const now = useNow();
  const name = first.driver_name ?? '…';
  const seconds = first.expiresAt === null ? null : Math.max(0, Math.ceil((first.expiresAt - now) / 1000));
  const text =
    more > 0
      ? t('panel_asked_more', { name, count: more })
      : seconds === null || seconds > 90
        ? t('panel_asked', { name })
        : t('panel_asked_seconds', { name, seconds });
  return (
    <Typography variant="caption" component="div" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Typography>
  );
}
