import { distanceKm, encodePolyline, type LatLng, type Route } from '@wayfare/shared';

/** Maximum taxi trip, in straight-line kilometers. */
const MAX_KM = 3000;

/** Ratio of street distance to the straight line: higher in a city, lower on long trips. */
const DETOUR = { short: 1.3, long: 1.2, shortUpToKm: 5, longFromKm: 100 };
/** Between points closer than this, a track follows the streets, and less of the detour is hidden. */
const TRACKED_KM = 6;

/** Average speed of a drive in km/h by its length in km, interpolated linearly. */
const SPEEDS = [
  { km: 1, kmh: 18 },
  { km: 10, kmh: 25 },
  { km: 30, kmh: 45 },
  { km: 200, kmh: 90 },
] as const;

/** Points per leg of the drawn path. */
const POINTS = { min: 9, max: 97, perKm: 6 };
/** Maximum blocks per leg. Longer legs have more blocks, but the path is only a sketch of streets. */
const MAX_BLOCKS = 16;

/**
 * The drive from start via the waypoints to dest, without map data: the straight line times a detour, at a
 * speed that grows with the distance. Distance in km with meter precision, duration in whole seconds; the
 * path has corners like a street grid and is always the same for the same points.
 * @returns null for points outside the globe and for drives of more than about 3,000 km
 */
export function offlineRoute(start: LatLng, dest: LatLng, waypoints: readonly LatLng[] = []): Route | null {
  const stops = [start, ...waypoints, dest];
  if (!stops.every(isOnGlobe)) return null;

  let km = 0;
  const path: LatLng[] = [round(start)];
  for (const [from, to] of pairs(stops)) {
    const straightKm = distanceKm(from, to);
    if (straightKm === 0) continue;
    if (straightKm > MAX_KM) return null;
    const detour = waypoints.length > 0 ? trackedDetour(straightKm) : directDetour(straightKm);
    km += straightKm * detour;
    path.push(...legPath(from, to, straightKm, detour));
  }
  if (km > MAX_KM * DETOUR.short) return null;
  if (path.length === 1) path.push(round(dest));

  const distance = Math.round(km * 1000) / 1000;
  return {
    distance,
    duration: Math.round((distance / speedKmh(distance)) * 3600),
    polylinePoints: encodePolyline(path),
    coords: path.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  };
}

/** The driving time for a straight line without map data, in seconds: longer for a longer line. */
export function offlineSeconds(straightKm: number): number {
  const km = straightKm * directDetour(straightKm);
  return km === 0 ? 0 : (km / speedKmh(km)) * 3600;
}

/** Whether a point is valid. */
export function isOnGlobe({ lat, lng }: LatLng): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

function directDetour(straightKm: number): number {
  const share = (straightKm - DETOUR.shortUpToKm) / (DETOUR.longFromKm - DETOUR.shortUpToKm);
  return DETOUR.short + (DETOUR.long - DETOUR.short) * Math.min(1, Math.max(0, share));
}

/** The detour between two positions of a track, for their straight-line distance in kilometers. */
export function trackedDetour(straightKm: number): number {
  const hidden = Math.min(1, straightKm / TRACKED_KM);
  return 1 + (directDetour(straightKm) - 1) * hidden;
}

function speedKmh(km: number): number {
  let slower: (typeof SPEEDS)[number] = SPEEDS[0];
  for (const faster of SPEEDS) {
    if (km < faster.km) {
      const share = Math.max(0, (km - slower.km) / (faster.km - slower.km || 1));
      return slower.kmh + (faster.kmh - slower.kmh) * share;
    }
    slower = faster;
  }
  return slower.kmh;
}

/**
 * The points after `from` up to `to`: blocks of uneven length, alternating left and right of the straight
 * line, bent so that the path's length matches the detour.
 */
function legPath(from: LatLng, to: LatLng, straightKm: number, detour: number): LatLng[] {
  const lngScale = Math.cos((((from.lat + to.lat) / 2) * Math.PI) / 180);
  const dLat = to.lat - from.lat;
  const dLng = shorterWay(to.lng - from.lng);
  // A corner at half the block, this far off the line, makes the block `detour` times as long.
  const bend = Math.sqrt(detour * detour - 1) / 2;
  const cuts = blockCuts(Math.min(MAX_BLOCKS, Math.max(1, Math.round(2 * Math.sqrt(straightKm)))));

  const corners: { along: number; off: number }[] = [];
  for (const [index, [begin, end]] of [...pairs(cuts)].entries()) {
    corners.push({ along: (begin + end) / 2, off: (index % 2 === 0 ? 1 : -1) * (end - begin) * bend });
    corners.push({ along: end, off: 0 });
  }

  const count = Math.min(POINTS.max, Math.max(POINTS.min, Math.round(straightKm * POINTS.perKm)));
  const perSide = Math.max(1, Math.floor(count / corners.length));
  const points: LatLng[] = [];
  let last = { along: 0, off: 0 };
  for (const corner of corners) {
    for (let step = 1; step <= perSide; step += 1) {
      const along = last.along + ((corner.along - last.along) * step) / perSide;
      const off = last.off + ((corner.off - last.off) * step) / perSide;
      points.push(
        onGlobe({
          lat: from.lat + dLat * along + dLng * lngScale * off,
          lng: from.lng + dLng * along - (lngScale > 0.01 ? (dLat / lngScale) * off : 0),
        }),
      );
    }
    last = corner;
  }
  points[points.length - 1] = round(to);
  return points;
}

/** Where the blocks of a leg start and end, from 0 to 1: uneven, but always the same. */
function blockCuts(blocks: number): number[] {
  const lengths = Array.from({ length: blocks }, (_, index) => 1 + 0.45 * Math.sin(index * 2.4 + 0.7));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let passed = 0;
  return [0, ...lengths.map((length) => (passed += length) / total)];
}

/** Crosses the date line if that is shorter. */
const shorterWay = (dLng: number) => (Math.abs(dLng) <= 180 ? dLng : dLng - Math.sign(dLng) * 360);

function* pairs<T>(items: readonly T[]): Iterable<[T, T]> {
  for (let index = 1; index < items.length; index += 1) yield [items[index - 1] as T, items[index] as T];
}

const toFive = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
const round = ({ lat, lng }: LatLng): LatLng => ({ lat: toFive(lat), lng: toFive(lng) });

/** Wraps a drawn point past the edge of the map back onto it. */
function onGlobe({ lat, lng }: LatLng): LatLng {
  const wrapped = lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng;
  return round({ lat: Math.min(90, Math.max(-90, lat)), lng: wrapped });
}
