import { distanceKm, encodePolyline, type LatLng, metresToKm, type Route } from '@wayfare/shared';
import { drawnPath } from '../streets/drawnPath.js';
import { MapsError } from './mapsError.js';

const METERS_PER_DEGREE = 111_195;
/**
 * No drive is shorter than `part` of the straight line minus `leftOutKm`. The distance in kilometers is
 * subtracted because a drive starts and ends on the nearest road, while places and tracked positions are
 * beside it.
 */
const SHORTEST = { part: 0.5, leftOutKm: 1 };
/** No drive is faster in the average, in km/h. */
const FASTEST_KMH = 200;
/**
 * A very short drive may be measured coarsely: it takes up to this long without being called too fast, in
 * seconds.
 */
const SHORT_SECONDS = 60;

/** A drive as a map service describes it. */
export interface ServiceDrive {
  meters: number;
  seconds: number;
  path: readonly LatLng[];
}

/**
 * The route of a drive that a service found, with few enough points to store.
 * @throws MapsError if the drive is impossible: fares depend on it
 */
export function serviceRoute(drive: ServiceDrive, stops: readonly LatLng[]): Route {
  const { meters, seconds } = drive;
  if (!isPossible(drive, stops)) throw new MapsError('unreadable');
  const path = drive.path.length < 2 ? [...stops] : fewerPoints(drive.path);
  return {
    distance: metresToKm(Math.round(meters)),
    duration: Math.round(seconds),
    polylinePoints: encodePolyline(path),
    coords: path.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  };
}

function isPossible({ meters, seconds, path }: ServiceDrive, stops: readonly LatLng[]): boolean {
  const km = metresToKm(meters);
  const straightKm = stops
    .slice(1)
    .reduce((sum, stop, index) => sum + distanceKm(stops[index] as LatLng, stop), 0);
  const isLongEnough = km >= straightKm * SHORTEST.part - SHORTEST.leftOutKm;
  const isSlowEnough = km <= (FASTEST_KMH * (seconds + SHORT_SECONDS)) / 3600;
  const isOnGlobe = path.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
  return isLongEnough && isSlowEnough && isOnGlobe;
}

/** The path without points that cannot be seen on a map, to five decimals. */
function fewerPoints(path: readonly LatLng[]): LatLng[] {
  const [first] = path as [LatLng];
  const scale = METERS_PER_DEGREE * Math.max(0.01, Math.cos((first.lat * Math.PI) / 180));
  const spots = path.map(({ lat, lng }) => ({
    x: (lng - first.lng) * scale,
    y: (lat - first.lat) * METERS_PER_DEGREE,
  }));
  return drawnPath(spots).map(({ x, y }) => ({
    lat: round(first.lat + y / METERS_PER_DEGREE),
    lng: round(first.lng + x / scale),
  }));
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
