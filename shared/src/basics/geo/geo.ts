import type { LatLng } from './geo.schema.js';

export const EARTH_RADIUS_KM = 6371.0088;

/** Kilometers in one mile (rule 9.3). */
export const KM_PER_MILE = 1.609344;

/** Degrees as an angle in radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance between two points, in kilometers. */
export function distanceKm(a: LatLng, b: LatLng): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Converts kilometers to the settings' unit: miles when `convert_to_mile` is on, else kilometers (rule 5.9).
 */
export function inDistanceUnit(km: number, convertToMile: boolean): number {
  return convertToMile ? km / KM_PER_MILE : km;
}

/** Converts a distance in the settings' unit to kilometers. */
export function unitToKm(distance: number, convertToMile: boolean): number {
  return convertToMile ? distance * KM_PER_MILE : distance;
}

/** Converts a length in meters to kilometers (rule 9.15). */
export function metresToKm(metres: number): number {
  return metres / 1000;
}

/** A routing service's response for a drive (rule 3.39): distance in km, duration in seconds. */
export interface Route {
  distance: number;
  duration: number;
  /** Google's encoded polyline of the overview path. */
  polylinePoints: string;
  coords: { latitude: number; longitude: number }[];
  /** The map service did not answer, so distance and duration are estimated without it. */
  isEstimated?: true;
}

/** A place without an address, as people read it. */
export const placeText = ({ lat, lng }: LatLng): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
