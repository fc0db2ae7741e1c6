import type { LatLng } from './geo.schema.js';

const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres in one mile (rule 9.3). */
export const KM_PER_MILE = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points, in kilometres. */
export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Kilometres in the unit of the settings: miles when `convert_to_mile` is on, else kilometres (rule 5.9). */
export function inDistanceUnit(km: number, convertToMile: boolean): number {
  return convertToMile ? km / KM_PER_MILE : km;
}

/** A distance in the unit of the settings back in kilometres. */
export function unitToKm(distance: number, convertToMile: boolean): number {
  return convertToMile ? distance * KM_PER_MILE : distance;
}

/** Kilometres of a length in metres (rule 9.15). */
export function metresToKm(metres: number): number {
  return metres / 1000;
}

/** What a routing service answers for a drive (rule 3.39): distance in km, duration in seconds. */
export interface Route {
  distance: number;
  duration: number;
  /** Google's encoded polyline of the overview path. */
  polylinePoints: string;
  coords: { latitude: number; longitude: number }[];
}
