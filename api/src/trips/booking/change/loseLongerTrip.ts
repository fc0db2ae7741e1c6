import { dispatchStartsAt, type LongerTrip, mayTransition } from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { notifyRider } from '../notifyRider.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import { announceTakenBack, offersWithout, withoutItsDriver } from '../override/takenBack.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest, transition } from '../transition.js';
import { answeredChange } from './answeredChange.js';

/**
 * Offers a longer trip anew that its driver refused, or did not answer for in time (rule 4.100). It does not
 * count against them: they accepted another trip. A driver who refused is not asked again for it as it is.
 * The rider, the desk and the planner see why others are asked.
 */
export async function loseLongerTrip(
  booking: StoredBooking,
  state: Exclude<LongerTrip['state'], 'asked'>,
  services: TripsServices,
): Promise<StoredBooking> {
  const at = services.clock.now();
  const driver = booking.driver as string;
  const { version, accepted, acceptedHours } = booking.longerTrip as LongerTrip;
  const key = `longer:${version}`;
  const notice: TripNotice = {
    to: driver,
    title: 'notice_longer_lost_title',
    body: 'notice_longer_lost_driver_body',
    screen: 'DriverTrips',
    params: { bookingId: booking.id },
  };
  const taken = withoutItsDriver(
    booking,
    key,
    [
      ...(state === 'unanswered' ? [{ key: `${key}:driver`, kind: 'notify', data: notice } as const] : []),
      notifyRider(booking, key, 'notice_longer_lost_title', 'notice_longer_lost_body'),
    ],
    services,
  );
  const anew = await transition(
    booking,
    {
      name: 'offerAnew',
      by: 'system',
      set: {
        ...taken.set,
        longerTrip: { state, version, accepted, ...(acceptedHours && { acceptedHours }) },
        changes: answeredChange(booking, state),
        dispatch: {
          round: booking.dispatch?.round ?? 0,
          nextAt: Math.max(at, dispatchStartsAt(booking)),
          offers: offersWithout(booking, [driver], {
            at,
            state: state === 'refused' ? 'declined' : 'expired',
          }),
        },
      },
      effects: taken.effects,
      searched: taken.searched,
      trace: [{ driver, at, outcome: 'left_out', reason: 'longer_trip', distance: null }],
      announce: () => announceTakenBack(booking, [], services),
    },
    services,
  );
  return startDispatch(anew, services);
}

/** Offers trips anew whose driver did not say in time whether they drive them as they became. */
export async function expireLongerTrips(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const due = await db.bookings.findUnansweredLonger(clock.now(), limit);
  await forEachOne(due, (id) =>
    onLatest(async () => {
      const booking = await db.bookings.findById(id);
      const until = booking?.longerTrip?.until;
      if (!booking || !until || until > clock.now()) return;
      if (booking.driver && mayTransition('offerAnew', booking.status, 'system'))
        await loseLongerTrip(booking, 'unanswered', services);
      // Nobody has to drive it anymore.
      else await amend(booking, { longerTrip: null }, undefined, services);
    }),
  );
}
