import { distanceKm, type LatLng } from '@wayfare/shared';

/** A degree of latitude has 111.19 km. A little less, so that nothing near is left out. */
const KM_PER_DEGREE = 111;

/**
 * The place nearest to a point, the first of several; null if there is none within a distance in kilometers.
 */
export function nearestWithin<T extends LatLng>(places: Iterable<T>, point: LatLng, km: number): T | null {
  let best: T | null = null;
  let bestKm = km;
  for (const place of places) {
    // Most places are far away north or south: a distance on the globe takes some twenty times as long.
    if (Math.abs(point.lat - place.lat) * KM_PER_DEGREE > bestKm) continue;
    const away = distanceKm(point, place);
    if (away < bestKm) {
      best = place;
      bestKm = away;
    }
  }
  return best;
}
