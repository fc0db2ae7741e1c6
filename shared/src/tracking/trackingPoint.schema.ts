import { z } from 'zod';
import { latLngSchema } from '../geo/geo.schema.js';
import { idSchema } from '../crud/id.js';

/** What a driver's device sends: a point and the ms timestamp it was taken at (now, when left out). */
export const positionInputSchema = latLngSchema.extend({ at: z.number().int().optional() });
export type PositionInput = z.infer<typeof positionInputSchema>;

/** One point of a trip's track (rule 3.20). `at` is a ms timestamp, `status` the booking's at that time. */
export const trackingPointSchema = latLngSchema.extend({
  id: idSchema,
  at: z.number().int(),
  status: z.string(),
  /** It agrees with others where nobody can have driven: kept as evidence, never part of the way. */
  flagged: z.boolean().optional(),
});
export type TrackingPoint = z.infer<typeof trackingPointSchema>;
