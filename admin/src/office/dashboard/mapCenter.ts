import { distanceKm, type LatLng } from '@wayfare/shared';

/** A user who is farther than this from every driver, in km, is not where the business is. */
const NEAR_KM = 100;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * The center of the map: the user's own position if drivers are nearby, otherwise the middle of the
 * drivers. Uses the median, so that one distant driver does not shift it out to sea.
 */
export function mapCenter(drivers: readonly LatLng[], here: LatLng | null): LatLng | null {
  if (drivers.length === 0) return here;
  if (here && drivers.some((driver) => distanceKm(driver, here) <= NEAR_KM)) return here;
  return { lat: median(drivers.map(({ lat }) => lat)), lng: median(drivers.map(({ lng }) => lng)) };
}
