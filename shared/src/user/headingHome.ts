import { z } from 'zod';
import { distanceKm } from '../geo/geo.js';
import { type LatLng, placeSchema } from '../geo/geo.schema.js';

/** Where a driver heads for, and whether dispatch respects it now. The place stays stored when it is off. */
export const headingSchema = placeSchema.extend({
  isOn: z.boolean(),
  /** The day it was last turned on, yyyymmdd in the business's time. */
  day: z.number().int(),
  /** How often it was turned on that day. */
  used: z.number().int().min(1),
});
export type Heading = z.infer<typeof headingSchema>;

/** The least part of what a driver drives for a trip that must bring them closer to where they head for. */
const LEAST_PROGRESS = 0.5;

/**
 * Whether a trip brings a driver closer to where they head for: its drop is nearer than the driver is now, and the driver gains
 * at least half of the kilometers driven to the pickup and the drop. All distances are great-circle ones.
 */
export function bringsCloser(
  home: LatLng,
  from: LatLng,
  { pickup, drop }: { pickup: LatLng; drop: LatLng },
): boolean {
  const gained = distanceKm(from, home) - distanceKm(drop, home);
  const driven = distanceKm(from, pickup) + distanceKm(pickup, drop);
  return gained > 0 && gained >= LEAST_PROGRESS * driven;
}
