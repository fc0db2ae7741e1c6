import { type LatLng, notFound, type Route } from '@wayfare/shared';
import type { BasicsServices } from '../services.js';

/** The drive from start via the waypoints to dest. @throws no_route_found (404) */
export async function findRoute(
  { start, dest, waypoints = [] }: { start: LatLng; dest: LatLng; waypoints?: readonly LatLng[] },
  { maps }: Pick<BasicsServices, 'maps'>,
): Promise<Route> {
  const found = await maps.route(start, dest, waypoints);
  if (!found) throw notFound('no_route_found');
  return found;
}

/** Distance (km) and time (seconds) of a drive, by the names that the API gives them. */
export const presentDriveTime = ({ distance, duration, isEstimated }: Route) => ({
  distance_in_km: distance,
  time_in_secs: duration,
  ...(isEstimated && { isEstimated }),
});
