import type { LatLng } from '../../basics/geo/geo.schema.js';
import { distanceKm } from '../../basics/geo/geo.js';

/** How much longer roads are than the straight line, as an average of cities. */
const DETOUR = 1.3;
/** The speed if the trip's own is unknown, in km per minute: 30 km/h. */
const USUAL_PACE = 0.5;
/** Estimated trips slower or faster than this do not describe the way to the pickup, in km per minute. */
const PACES = { slowest: 0.1, fastest: 2 };

/** A driver's way to the pickup of a trip, as a device can estimate without a route service. */
export interface Approach {
  /** The way in km, by roads. */
  distance: number;
  /** The drive in seconds, one minute at least. */
  seconds: number;
}

/**
 * Estimates the way to a pickup: as the crow flies with a detour, at the average speed of the trip's own
 * estimate.
 * @param trip its estimate in km and seconds
 */
export function approachTo(
  position: LatLng,
  trip: { pickup: LatLng; estimateDistance: number; estimateTime: number },
): Approach {
  const distance = distanceKm(position, trip.pickup) * DETOUR;
  const pace = trip.estimateTime > 0 ? trip.estimateDistance / (trip.estimateTime / 60) : 0;
  const known = pace >= PACES.slowest && pace <= PACES.fastest ? pace : USUAL_PACE;
  return { distance, seconds: Math.max(60, Math.round((distance / known) * 60)) };
}
