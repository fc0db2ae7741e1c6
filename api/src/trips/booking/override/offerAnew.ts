import { dispatchStartsAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { transition } from '../transition.js';
import { announceTakenBack, offersWithout, withoutItsDriver } from './takenBack.js';

/** How the product takes a trip from its driver. */
interface Loss {
  /** What the effects of this loss begin with. */
  key: string;
  /** The messages about it. */
  notices: readonly Effect[];
  /** What became of the driver's offer. */
  offer: Offer['state'];
  /** Why the driver is left out, for the trace. */
  reason: 'longer_trip' | 'trip_longer';
  /** What else changes with it. */
  set?: BookingChanges;
}

/** Takes a trip from its driver without anyone's decision, and asks other drivers. Returns the booking. */
export async function offerAnew(
  booking: StoredBooking,
  { key, notices, offer, reason, set }: Loss,
  services: TripsServices,
): Promise<StoredBooking> {
  const at = services.clock.now();
  const driver = booking.driver as string;
  const taken = withoutItsDriver(booking, key, notices, services);
  const offered = await transition(
    booking,
    {
      name: 'offerAnew',
      by: 'system',
      set: {
        ...taken.set,
        ...set,
        dispatch: {
          round: booking.dispatch?.round ?? 0,
          nextAt: Math.max(at, dispatchStartsAt(booking)),
          offers: offersWithout(booking, [driver], { at, state: offer }),
        },
      },
      effects: taken.effects,
      searched: taken.searched,
      trace: [{ driver, at, outcome: 'left_out', reason, distance: null }],
      announce: () => announceTakenBack(booking, [], services),
    },
    services,
  );
  return startDispatch(offered, services);
}
