import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_POSITIONS } from './mostPositions.js';

/** Half of the way around the earth, in meters: no device is farther off. */
const MAX_ACCURACY_M = 20_040_000;
/** How far off a measured position may be, in meters. */
export const accuracySchema = z.number().min(0).max(MAX_ACCURACY_M);
const accuracyM = accuracySchema.optional();

/**
 * A position from a driver's device: a point, the ms timestamp of its measurement (now, if omitted), and how
 * far off it may be, in meters. Coarse positions (`isCoarse`) are shown, but do not count as driven.
 */
export const positionInputSchema = latLngSchema.extend({ at: z.number().int().optional(), accuracyM });
export type PositionInput = z.infer<typeof positionInputSchema>;

/** Positions that a device kept while it had no network, oldest first. */
export const positionsInputSchema = z.object({
  positions: z
    .array(latLngSchema.extend({ at: z.number().int(), accuracyM }))
    .min(1)
    .max(MAX_POSITIONS),
});

/** One point of a trip's track (rule 3.20). `at` is a ms timestamp, `status` the booking's at that time. */
export const trackingPointSchema = latLngSchema.extend({
  id: idSchema,
  at: z.number().int(),
  status: z.string(),
  /**
   * It agrees with other points on a place the vehicle cannot have reached: kept as evidence, never part of
   * the path.
   */
  flagged: z.boolean().optional(),
});
export type TrackingPoint = z.infer<typeof trackingPointSchema>;
