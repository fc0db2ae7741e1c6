import { z } from 'zod';
import type { LatLng } from './geo.schema.js';

const latitude = z.coerce.number().min(-90).max(90);
const longitude = z.coerce.number().min(-180).max(180);

/**
 * The part of the globe a map shows, in degrees. West greater than east means a view across the date line.
 */
export const mapBoundsSchema = z.object({
  south: latitude,
  west: longitude,
  north: latitude,
  east: longitude,
});
export type MapBounds = z.infer<typeof mapBoundsSchema>;

/** Whether a point is in the part of the globe a map shows. */
export function isInBounds({ south, west, north, east }: MapBounds, { lat, lng }: LatLng): boolean {
  if (lat < south || lat > north) return false;
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
}

/** Normalizes map bounds, which may wrap around the globe several times. */
export function boundsOnGlobe({ south, west, north, east }: MapBounds): MapBounds {
  const isWhole = east - west >= 360;
  const onGlobe = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    south: Math.max(-90, Math.min(90, south)),
    west: isWhole ? -180 : onGlobe(west),
    north: Math.max(-90, Math.min(90, north)),
    east: isWhole ? 180 : onGlobe(east),
  };
}

/** Map bounds with a margin on each side, in parts of their size. */
export function widen({ south, west, north, east }: MapBounds, margin: number): MapBounds {
  const tall = (north - south) * margin;
  const wide = (east - west) * margin;
  return boundsOnGlobe({ south: south - tall, west: west - wide, north: north + tall, east: east + wide });
}
