import { distanceKm, type LatLng } from '@wayfare/shared';

/** Further from every driver than this, the reader's own place says nothing about the business. */
const NEAR_KM = 100;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Where the map looks: at the reader's own place when drivers are around it, else at the middle of
 * the drivers. The median, so that one driver far away does not drag it out to sea.
 */
export function mapCenter(drivers: readonly LatLng[], here: LatLng | null): LatLng | null {
  if (drivers.length === 0) return here;
  if (here && drivers.some((driver) => distanceKm(driver, here) <= NEAR_KM)) return here;
  return { lat: median(drivers.map(({ lat }) => lat)), lng: median(drivers.map(({ lng }) => lng)) };
}
