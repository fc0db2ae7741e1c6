import { EARTH_RADIUS_KM, radians } from './geo.js';
import type { LatLng } from './geo.schema.js';

const degrees = (angle: number) => (angle * 180) / Math.PI;

/**
 * A closed line of `corners` + 1 points around a place, each `radiusKm` kilometers from it. Longitudes
 * continue past 180 degrees instead of starting over, so that a line on a map does not cross all of it.
 */
export function circleAround({ lat, lng }: LatLng, radiusKm: number, corners = 72): LatLng[] {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const center = radians(lat);
  return Array.from({ length: corners + 1 }, (_, corner) => {
    // The last point is exactly the first.
    const bearing = ((corner % corners) * 2 * Math.PI) / corners;
    const sine = Math.sin(center) * Math.cos(angle) + Math.cos(center) * Math.sin(angle) * Math.cos(bearing);
    const aside = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(center),
      Math.cos(angle) - Math.sin(center) * sine,
    );
    return { lat: degrees(Math.asin(Math.max(-1, Math.min(1, sine)))), lng: lng + degrees(aside) };
  });
}
