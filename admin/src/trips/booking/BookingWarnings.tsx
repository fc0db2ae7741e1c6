import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { BookingWarning } from '@wayfare/shared';
import { Link, useCreatePath, useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { RiderBookingDraft } from './bookingDraft.js';

/** Cars come and go: a warning is read again after this many ms. */
const AGAIN_MS = 15_000;

/**
 * Warns, as soon as the rider and the pickup are chosen, of what would refuse the rider themselves. Staff
 * book anyway, and the trip waits (rule 5.7).
 */
export function BookingWarnings({ draft }: { draft: RiderBookingDraft }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const { usertype } = useSession().user;
  const asked = askedOf(draft);
  const { data: warnings = [] } = useQuery({
    queryKey: ['bookings', 'warnings', asked],
    queryFn: () =>
      usertype === 'fleetadmin'
        ? provider.fleetBookingWarnings(asked as { lat: number; lng: number })
        : provider.bookingWarnings(asked),
    enabled: Object.keys(asked).length > 0 && (usertype !== 'fleetadmin' || 'lat' in asked),
    refetchInterval: AGAIN_MS,
    staleTime: 0,
  });
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert severity="warning" sx={{ '& ul': { m: 0, paddingInlineStart: 2 }, '& p': { m: 0 } }}>
          <ul>
            {warnings.map((warning) => (
              <li key={warning.kind === 'unpaidTrip' ? warning.booking : warning.kind}>
                <Warning warning={warning} />
              </li>
            ))}
          </ul>
          <p>{t('panel_book_anyway')}</p>
        </Alert>
      )}
    </div>
  );
}

/**
 * The chosen rider; for a trip that starts now, where it starts and with which car type; and what it takes
 * and needs, which no driver may offer at any time.
 */
function askedOf({ rider, pickup, carType, bookLater, passengers, luggage, needs }: RiderBookingDraft) {
  return {
    ...(rider && { customer: rider.id }),
    ...(pickup && !bookLater && { lat: pickup.lat, lng: pickup.lng }),
    ...(((pickup && !bookLater) || needs.length > 0) && carType && { carType }),
    ...(needs.length > 0 && { passengers, luggage, needs: needs.join() }),
  };
}

function Warning({ warning }: { warning: BookingWarning }) {
  const t = useText();
  const format = useFormat();
  const createPath = useCreatePath();
  switch (warning.kind) {
    case 'blocked':
      return t('panel_warn_blocked');
    case 'unpaidTrip':
      return (
        <>
          {t('panel_warn_unpaid', { amount: format.money(warning.amount) })}{' '}
          <Link to={createPath({ resource: 'bookings', id: warning.booking, type: 'show' })}>
            <bdi>{warning.reference}</bdi>
          </Link>
        </>
      );
    case 'walletDebt':
      return t('panel_warn_debt', { amount: format.money(warning.amount) });
    case 'coolDown':
      return t('panel_warn_cancels', { minutes: warning.minutes });
    case 'openBookings':
      return t('panel_warn_open', { count: format.number(warning.count) });
    case 'needsServed':
      return t('panel_warn_needs');
    default:
      return t('panel_warn_no_cars', { radius: format.distance(warning.radius) });
  }
}
