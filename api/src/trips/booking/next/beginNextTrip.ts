import type { TripsServices } from '../../services.js';
import { notifyRider } from '../notifyRider.js';
import { amend, onLatest } from '../transition.js';

/** The fields of a next trip that are over once its driver heads for it, or has lost it. */
export const withoutFirstTrip = { afterTrip: null, nextPromisedAt: null, nextLookAt: null } as const;

/**
 * The driver of a next trip has finished the one before it and heads for the pickup (rule 4.83). Does nothing
 * for any other booking, so it may be repeated.
 */
export const beginNextTrip = (id: string, services: TripsServices): Promise<void> =>
  onLatest(async () => {
    const { db, clock, liveDrivers } = services;
    const booking = await db.bookings.findById(id);
    if (!booking?.afterTrip || !booking.driver || booking.status !== 'ACCEPTED') return;
    const driver = await db.users.findById(booking.driver);
    if (driver?.activeBooking !== id) return;
    const first = await db.bookings.findById(booking.afterTrip);
    const from = liveDrivers.get(booking.driver)?.location ?? driver.location;
    const set = {
      ...withoutFirstTrip,
      // Also after a crash: they were free when the first one ended.
      headingSince: first?.trip_end_time ?? first?.cancelledAt ?? clock.now(),
      // Whether they drove for this trip is judged from here.
      ...(from && { acceptedFrom: { lat: from.lat, lng: from.lng } }),
    };
    const notice = notifyRider(booking, 'next', 'notice_next_begins_title', 'notice_next_begins_body');
    await amend(booking, set, { effects: [notice] }, services);
  });
