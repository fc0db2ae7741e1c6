import { type LongerTrip, mayTransition } from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { notifyRider } from '../notifyRider.js';
import { offerAnew } from '../override/offerAnew.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';
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
  const { version, accepted, acceptedHours } = booking.longerTrip as LongerTrip;
  const key = `longer:${version}`;
  const notice: TripNotice = {
    to: booking.driver as string,
    title: 'notice_longer_lost_title',
    body: 'notice_longer_lost_driver_body',
    screen: 'DriverTrips',
    params: { bookingId: booking.id },
  };
  return offerAnew(
    booking,
    {
      key,
      notices: [
        ...(state === 'unanswered' ? [{ key: `${key}:driver`, kind: 'notify', data: notice } as const] : []),
        notifyRider(booking, key, 'notice_longer_lost_title', 'notice_longer_lost_body'),
      ],
      offer: state === 'refused' ? 'declined' : 'expired',
      reason: 'longer_trip',
      set: {
        longerTrip: { state, version, accepted, ...(acceptedHours && { acceptedHours }) },
        changes: answeredChange(booking, state),
      },
    },
    services,
  );
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
