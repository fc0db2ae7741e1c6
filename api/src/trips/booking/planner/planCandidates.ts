import {
  type Actor,
  asPlanCandidate,
  conflict,
  dayOf,
  driverOfTrip,
  fleetAlone,
  isScheduled,
  knownLegs,
  neighbors,
  type PlanCandidate,
  type PlannerTrip,
  rankPlanned,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { requireDispatcher } from '../override/requireSeen.js';
import { asPlannerTrip, measuredLegs, readPlanner } from './readPlanner.js';

/** How many candidates are shown. */
const SHOWN = 50;
/** For how many of the best by estimate the map service is asked. */
const MEASURED = 12;

/**
 * Drivers who could be planned for a prebooking, best first. All are ranked by estimates; the drives of the
 * best are then measured, and they are ranked again.
 * @throws plan_too_late (409) once dispatch has begun
 */
export async function planCandidates(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<PlanCandidate[]> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (!isScheduled(booking, services.clock.now())) throw conflict('plan_too_late');
  const { timeZone } = await services.db.settings.settings();
  const alone = fleetAlone(booking);
  // Only the fleet's drivers can get the trip of its caller, whoever plans it.
  const reader: Actor = alone ? { uid: alone, usertype: 'fleetadmin' } : actor;
  const { trips, drivers, legs } = await readPlanner(reader, dayOf(booking.tripdate, timeZone), services);
  const trip = asPlannerTrip(booking, await services.db.carTypes.standIns());
  const others = othersOf(trips, trip);
  const rank = (of: typeof drivers, known: typeof legs) =>
    rankPlanned(
      of.map((driver) => asPlanCandidate(trip, driver, others.get(driver.id) ?? [], knownLegs(known))),
    );
  const best = rank(
    drivers.filter(({ approved }) => approved),
    legs,
  ).slice(0, SHOWN);
  const measured = await measuredLegs(
    best.slice(0, MEASURED).flatMap((candidate) => {
      const { before, after } = neighbors(trip, others.get(candidate.id) ?? []);
      return [...(before ? [{ from: before, to: trip }] : []), ...(after ? [{ from: trip, to: after }] : [])];
    }),
    services,
  );
  const shown = new Set(best.map((candidate) => candidate.id));
  return rank(
    drivers.filter((driver) => shown.has(driver.id)),
    [...legs, ...measured],
  );
}

/** The other trips of each driver. */
function othersOf(trips: readonly PlannerTrip[], { id }: PlannerTrip): Map<string, PlannerTrip[]> {
  const others = new Map<string, PlannerTrip[]>();
  for (const trip of trips) {
    const driver = driverOfTrip(trip);
    if (driver && trip.id !== id) others.set(driver, [...(others.get(driver) ?? []), trip]);
  }
  return others;
}
