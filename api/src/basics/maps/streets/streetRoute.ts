import { distanceKm, encodePolyline, type LatLng, type Route } from '@wayfare/shared';
import { LRUCache } from 'lru-cache';
import { isInCity } from './city.js';
import { drawnPath } from './drawnPath.js';
import { roundToGlobe, toPlane } from './plane.js';
import { secondsOn } from './streetGraph.js';
import { streetMap } from './streetMap.js';
import { createStreetRouter, type StreetDrive } from './streetRouter.js';
import type { DriveOptions } from './streetsBeside.js';

/** The detour of a leg that does not follow the streets of the map: a factor for its straight line in km. */
export type LegDetour = (straightKm: number) => number;

/**
 * Positions of a track that are closer together than this, in km, show almost the whole way, so the route
 * along the streets may be only a little longer.
 */
const TRACKED_KM = 6;
/** The most that the streets may add between such positions, as a factor of the straight line. */
const MOST_TRACKED_DETOUR = 2;
/** Routes are cached, because an estimate, its booking and its page request the same one. */
const REMEMBERED = 200;

let router: ReturnType<typeof createStreetRouter> | null = null;
const remembered = new LRUCache<string, { route: Route | null }>({ max: REMEMBERED });

/**
 * The drive from start via the waypoints to dest along the demo city's highways and major streets. Waypoints
 * are positions of a track: a leg that does not follow the streets is its straight line times `legDetour`.
 * @returns null if a point is outside the city or, without waypoints, too far from the streets for the length
 *   of the drive
 */
export function streetRoute(
  start: LatLng,
  dest: LatLng,
  waypoints: readonly LatLng[],
  legDetour: LegDetour,
): Route | null {
  const stops = [start, ...waypoints, dest];
  if (!stops.every(isInCity)) return null;
  const key = encodePolyline(stops);
  const known = remembered.get(key);
  if (known) return known.route;
  const drives = drivesBetween(stops, { isTracked: waypoints.length > 0 }, legDetour);
  const route = drives && routeOf(drives);
  remembered.set(key, { route });
  return route;
}

/** The drive of each leg; null if there is none. */
function drivesBetween(stops: readonly LatLng[], options: DriveOptions, legDetour: LegDetour) {
  router ??= createStreetRouter(streetMap());
  const drives: StreetDrive[] = [];
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1];
    if (!from || distanceKm(from, to) === 0) continue;
    const drive = router.drive(from, to, options);
    if (!options.isTracked && !drive) return null;
    drives.push(drive && explains(drive, distanceKm(from, to)) ? drive : straight(from, to, legDetour));
  }
  return drives.length > 0 ? drives : null;

  function explains({ meters }: StreetDrive, straightKm: number): boolean {
    if (!options.isTracked || straightKm > TRACKED_KM) return true;
    return meters <= straightKm * 1000 * MOST_TRACKED_DETOUR;
  }
}

function straight(from: LatLng, to: LatLng, legDetour: LegDetour): StreetDrive {
  const straightKm = distanceKm(from, to);
  const meters = straightKm * 1000 * legDetour(straightKm);
  return { meters, seconds: secondsOn('street', meters), path: [toPlane(from), toPlane(to)] };
}

function routeOf(drives: readonly StreetDrive[]): Route {
  const total = (pick: (drive: StreetDrive) => number) => drives.reduce((sum, drive) => sum + pick(drive), 0);
  const path = drives.flatMap((drive, index) => (index === 0 ? drive.path : drive.path.slice(1)));
  const points = drawnPath(path).map(roundToGlobe);
  return {
    distance: Math.round(total(({ meters }) => meters)) / 1000,
    duration: Math.round(total(({ seconds }) => seconds)),
    polylinePoints: encodePolyline(points),
    coords: points.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  };
}
