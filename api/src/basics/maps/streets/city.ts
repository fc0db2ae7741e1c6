import type { LatLng } from '@wayfare/shared';

/**
 * The outline of the five boroughs, through the middle of the rivers and a little into the suburbs: lat, lng.
 */
const OUTLINE: readonly (readonly [number, number])[] = [
  [40.918, -73.925],
  [40.82, -73.968],
  [40.757, -74.016],
  [40.705, -74.024],
  [40.66, -74.06],
  [40.648, -74.11],
  [40.643, -74.19],
  [40.59, -74.208],
  [40.55, -74.235],
  [40.51, -74.262],
  [40.485, -74.25],
  [40.53, -74.1],
  [40.57, -74.03],
  [40.54, -73.94],
  [40.535, -73.73],
  [40.6, -73.735],
  [40.66, -73.72],
  [40.74, -73.695],
  [40.81, -73.745],
  [40.875, -73.755],
  [40.908, -73.84],
];

/** Whether a point is in New York City, on land or on the city's side of a river. */
export function isInCity({ lat, lng }: LatLng): boolean {
  let isInside = false;
  for (const [index, [lat1, lng1]] of OUTLINE.entries()) {
    const [lat2, lng2] = OUTLINE.at(index - 1) as readonly [number, number];
    if (lat1 > lat === lat2 > lat) continue;
    if (lng < lng1 + ((lat - lat1) / (lat2 - lat1)) * (lng2 - lng1)) isInside = !isInside;
  }
  return isInside;
}
