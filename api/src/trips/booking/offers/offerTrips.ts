import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import { onLatest } from '../transition.js';
import { askPlanned } from './askPlanned.js';
import { dispatchRound } from './dispatchBooking.js';

/** Offers the trips that are due to drivers. */
export async function offerTrips(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  // With auto dispatch off, admins assign drivers. Bookings that wait get offers again once it is turned on.
  if (!(await db.settings.settings()).autoDispatch) return offerToPlanned(limit, services);
  await forEachOne(await db.bookings.findDueForDispatch(clock.now(), limit), async (id) => {
    const booking = await db.bookings.findById(id);
    if (booking?.status === 'NEW') await dispatchRound(booking, services);
  });
}

/** With auto dispatch off, only drivers whom a dispatcher planned ahead are asked. */
async function offerToPlanned(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.bookings.findPlansDue(clock.now(), limit), (id) =>
    onLatest(async () => {
      const booking = await db.bookings.findById(id);
      if (booking) await askPlanned(booking, services);
    }),
  );
}
