import { distanceKm, type DriveTime, type LatLng, type Route } from '@wayfare/shared';
import { offlineRoute, offlineSeconds, trackedDetour } from './offlineRoute.js';
import { streetRoute } from './streets/streetRoute.js';
import { streetSecondsTo } from './streets/streetTimes.js';

/**
 * The drive from start via the waypoints to dest, without a map service: along the demo city's streets where
 * they reach, elsewhere estimated from the straight line.
 * @returns null for points outside the globe and for drives of more than about 3,000 km
 */
export function routeOffline(start: LatLng, dest: LatLng, waypoints: readonly LatLng[] = []): Route | null {
  return streetRoute(start, dest, waypoints, trackedDetour) ?? offlineRoute(start, dest, waypoints);
}

/**
 * The driving times from several starts to one place without a map service: along the demo city's streets
 * where they reach, elsewhere by the straight line.
 */
export function timesOffline(dest: LatLng, starts: readonly LatLng[]): DriveTime[] {
  const byStreets = streetSecondsTo(dest, starts);
  return starts.map((start, index) => {
    const seconds = byStreets[index] ?? null;
    if (seconds !== null) return { seconds, source: 'streets' };
    return { seconds: offlineSeconds(distanceKm(start, dest)), source: 'line' };
  });
}
