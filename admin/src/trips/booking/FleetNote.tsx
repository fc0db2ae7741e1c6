import { Alert } from '@mui/material';
import { type Booking, fleetAlone } from '@wayfare/shared';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';

/** On the trip of a fleet's caller, while it looks for a driver: who is asked, and why no others are. */
export function FleetNote({ booking }: { booking: Booking }) {
  const t = useText();
  const { user } = useSession();
  if (!booking.fleet || booking.status !== 'NEW') return null;
  if (!fleetAlone(booking)) return <Alert severity="info">{t('panel_fleet_opened')}</Alert>;
  const isOwn = booking.fleet === user.id;
  return <Alert severity="info">{t(isOwn ? 'panel_fleet_alone_own' : 'panel_fleet_alone')}</Alert>;
}
