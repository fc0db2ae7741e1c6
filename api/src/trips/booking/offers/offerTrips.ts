import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import { onLatest } from '../transition.js';
import { askPlanned } from './askPlanned.js';
import { offerRound } from './dispatchBooking.js';
import { matchTrips, splitDue } from './matchTrips.js';

/** Offers the trips that are due to drivers. */
export async function offerTrips(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  // With auto dispatch off, admins assign drivers. Bookings that wait get offers again once it is turned on.
  if (!(await db.settings.settings()).autoDispatch) return offerToPlanned(limit, services);
  const due = await db.bookings.findDueForDispatch(clock.now(), limit);
  const windowMs = (await db.settings.settings()).matchSeconds * 1_000;
  const { together, alone } =
    windowMs > 0 ? await splitDue(due, windowMs, services) : { together: [], alone: due };
  await forEachOne(
    [() => matchTrips(together, windowMs, services), ...alone.map(offerAlone(services))],
    (run) => run(),
  );
}

/** Offers a trip by itself. */
const offerAlone = (services: TripsServices) => (id: string) => async (): Promise<void> => {
  const booking = await services.db.bookings.findById(id);
  if (booking) await offerRound(booking, undefined, services);
};

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
