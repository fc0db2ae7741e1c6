import { isNextLate, NEXT_LOOK_MS } from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { onLatest } from '../transition.js';
import { beginNextTrip } from './beginNextTrip.js';
import { nextArrival } from './nextArrival.js';
import { offerNextAnew } from './offerNextAnew.js';

/**
 * Looks at the trips whose driver finishes another one first: they begin if it has ended, and are offered
 * anew if the driver will be late, or does not have them anymore.
 */
export async function checkNextTrips(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.bookings.findNextTripsDue(clock.now(), limit), (id) =>
    checkNextTrip(id, services),
  );
}

/** The same for one of them. Does nothing for any other booking. */
export const checkNextTrip = (id: string, services: TripsServices): Promise<void> =>
  onLatest(async () => {
    const { db, clock } = services;
    const booking = await db.bookings.findById(id);
    if (!booking?.afterTrip || !booking.driver || booking.status !== 'ACCEPTED') return;
    const driver = await db.users.findById(booking.driver);
    if (driver?.activeBooking === id) return beginNextTrip(id, services);
    if (!drivesOn(driver, id) || (await isLate(booking, services))) {
      await offerNextAnew(booking, services);
      return;
    }
    await db.bookings.lookAtNextTrip(id, clock.now() + NEXT_LOOK_MS);
  });

/** Whether a driver still has a next trip, and will be on duty for it. */
const drivesOn = (driver: StoredUser | null, booking: string): boolean =>
  driver?.nextBooking === booking && driver.approved === true && !driver.blockAfterTrip;

async function isLate(booking: StoredBooking, services: TripsServices): Promise<boolean> {
  const now = services.clock.now();
  const { driver, afterTrip, nextPromisedAt: promised } = booking;
  const first = await services.db.bookings.findById(afterTrip as string);
  // It has ended: its driver is about to be free for this one.
  if (first?.status !== 'STARTED') return false;
  const held = { driver: driver as string, after: afterTrip as string };
  const expected = (await nextArrival(booking, held, services)) ?? now;
  return isNextLate({ promised: promised ?? now, expected });
}
