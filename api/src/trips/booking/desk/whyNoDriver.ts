import {
  type Actor,
  countNoDriver,
  type NoDriverCount,
  searchRadiusKm,
  type Settings,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { shownRadiusKm } from '../../dispatch/unavailableDrivers.js';
import { type KnownOfRequest, requestOf } from '../offers/dispatchRequest.js';
import { leftOutReasonOf } from '../offers/leftOutReason.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many drivers around a pickup are counted. */
const COUNTED = 50;

/**
 * Counts why the drivers around a waiting trip do not take it; null for a trip that a driver has or is being
 * asked about. It looks only at the drivers in memory, so that a desk full of trips costs no query.
 */
export function whyNoDriver(
  booking: StoredBooking,
  { shownTo, ...known }: Omit<KnownOfRequest, 'at'> & { shownTo: Actor },
  settings: Settings,
  { liveDrivers, clock }: Pick<TripsServices, 'liveDrivers' | 'clock'>,
): NoDriverCount[] | null {
  const at = clock.now();
  const offers = booking.dispatch?.offers ?? [];
  const isAsked = Object.keys(booking.requestedDrivers ?? {}).length > 0;
  if (booking.status !== 'NEW' || booking.tripdate > at || isAsked) return null;
  const radius = Math.max(searchRadiusKm(booking, settings), shownRadiusKm(settings));
  const near = liveDrivers.nearest(
    booking.pickup,
    radius,
    COUNTED,
    ({ usertype, fleetadmin }) =>
      usertype === 'driver' && (shownTo.usertype !== 'fleetadmin' || fleetadmin === shownTo.uid),
  );
  return countNoDriver(
    near.map(
      leftOutReasonOf(booking, { offers, request: requestOf(booking, offers, { ...known, at }) }, settings),
    ),
  );
}
