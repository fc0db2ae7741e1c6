import { type Actor, type PlannedTrips } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** How many planned trips a driver sees. */
const MOST_TRIPS = 50;

/**
 * The trips that are planned for the acting driver: when and where they begin, and nothing about the rider.
 */
export async function plannedTrips(actor: Actor, { db }: TripsServices): Promise<PlannedTrips> {
  const trips = await db.bookings.plannedFor(actor.uid, MOST_TRIPS);
  return {
    trips: trips.map(({ id, reference, tripdate, timeZone, estimateTime, pickup }) => ({
      id,
      reference: reference ?? id,
      tripdate,
      ...(timeZone && { timeZone }),
      estimateTime,
      pickup: pickup.add,
      ...(pickup.otherScript && { pickupOtherScript: pickup.otherScript }),
    })),
  };
}
