import type { LatLng, Route } from '@wayfare/shared';
import { offlineRoute, trackedDetour } from './offlineRoute.js';
import { streetRoute } from './streets/streetRoute.js';

/**
 * The drive from start via the waypoints to dest, without a map service: along the demo city's streets where
 * they reach, elsewhere estimated from the straight line.
 * @returns null for points outside the globe and for drives of more than about 3,000 km
 */
export function routeOffline(start: LatLng, dest: LatLng, waypoints: readonly LatLng[] = []): Route | null {
  return streetRoute(start, dest, waypoints, trackedDetour) ?? offlineRoute(start, dest, waypoints);
}
