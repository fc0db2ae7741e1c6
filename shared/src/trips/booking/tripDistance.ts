import type { LatLng } from '../../basics/geo/geo.schema.js';

/** The route call takes at most this many waypoints (rule 9.5). */
export const MAX_WAYPOINTS = 25;

/** The route call for a track. `null` means there is nothing to measure: the distance is 0. */
export type TripRoute = { start: LatLng; dest: LatLng; waypoints: LatLng[] } | null;

/** Points that count toward the distance (rules 4.33, 5.18), in the order they were taken. */
export function distancePoints<P extends { status: string; at: number }>(points: readonly P[]): P[] {
  return points
    .filter((point) => point.status === 'STARTED' || point.status === 'REACHED')
    .sort((a, b) => a.at - b.at);
}

/**
 * The route that measures a track: none for 0 or 1 point, start to end for 2, otherwise through the
 * points between, sampled evenly to at most 25 (rules 5.19, 5.20).
 */
export function tripRoute(points: readonly LatLng[]): TripRoute {
  const start = points[0];
  const dest = points.at(-1);
  if (!start || !dest || points.length < 2) return null;
  return { start, dest, waypoints: sampleEvenly(points.slice(1, -1), MAX_WAYPOINTS) };
}

/** At most `limit` of the items, spread evenly from the first to the last. */
export function sampleEvenly<T>(items: readonly T[], limit: number): T[] {
  if (items.length <= limit) return [...items];
  const step = (items.length - 1) / (limit - 1);
  return Array.from({ length: limit }, (_, index) => items[Math.round(index * step)] as T);
}
