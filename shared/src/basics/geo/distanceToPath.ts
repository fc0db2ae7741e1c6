import { EARTH_RADIUS_KM } from './geo.js';
import type { LatLng } from './geo.schema.js';

const RADIANS = Math.PI / 180;

/**
 * How far a point is from the nearest point of a line, in meters; Infinity for an empty line. Exact enough
 * for distances within a city: each stretch is measured on a plane around the point.
 */
export function metersToPath(point: LatLng, path: readonly LatLng[]): number {
  const scale = EARTH_RADIUS_KM * 1000 * RADIANS;
  const flat = ({ lat, lng }: LatLng) => ({
    x: (((lng - point.lng + 540) % 360) - 180) * scale * Math.cos(point.lat * RADIANS),
    y: (lat - point.lat) * scale,
  });
  const points = path.map(flat);
  const [first] = points;
  if (!first) return Infinity;
  let nearest = Math.hypot(first.x, first.y);
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from) return;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length));
    nearest = Math.min(nearest, Math.hypot(from.x + share * dx, from.y + share * dy));
  });
  return nearest;
}
