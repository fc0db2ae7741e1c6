import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';

/** Places that are nearer than this, in km, are one place. */
const SAME_PLACE_KM = 0.05;
/** Trips whose places are farther apart than this, in km as the crow flies, are hardly meant. */
const FAR_KM = 200;

/** Why a trip may be a mistake. */
export type UnusualReason = 'same' | 'far';

/** The distance from the pickup over the stops to the drop in km, as the crow flies. */
export const straightKm = (places: readonly LatLng[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + distanceKm(places[index] as LatLng, place), 0);

/**
 * Why riders are asked whether they mean a trip, before they see its price; null if nothing is unusual.
 * @param places pickup, stops and drop, in order
 */
export function unusualReason(places: readonly LatLng[]): UnusualReason | null {
  const km = straightKm(places);
  if (km > FAR_KM) return 'far';
  return km < SAME_PLACE_KM ? 'same' : null;
}
