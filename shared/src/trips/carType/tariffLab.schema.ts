import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { tariffSchema } from './carType.schema.js';

/** The longest period a run can cover, in ms: 366 days. */
export const TARIFF_LAB_LONGEST_MS = 366 * 24 * 60 * 60_000;
/** Maximum number of drafts per run. */
const DRAFTS_AT_MOST = 50;

/**
 * An admin's question: what would trips that ended in a period have cost? Bounds are ms timestamps, both
 * inclusive.
 */
export const tariffLabInputSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  drafts: z
    .array(z.object({ carType: idSchema, tariff: tariffSchema }))
    .min(1)
    .max(DRAFTS_AT_MOST),
});
export type TariffLabInput = z.infer<typeof tariffLabInputSchema>;

/** Amounts of many trips, summed exactly. */
const sumsSchema = z.object({
  trip_cost: z.number(),
  convenience_fees: z.number(),
  driver_share: z.number(),
});

/** The effect a draft would have had on a car type's trips. */
const tariffComparisonSchema = z.object({
  trips: z.number().int(),
  before: sumsSchema,
  after: sumsSchema,
  cheaper: z.number().int(),
  same: z.number().int(),
  dearer: z.number().int(),
  /** The median change, in the settings' currency; null without trips. */
  medianChange: z.number().nullable(),
});
export type TariffComparison = z.infer<typeof tariffComparisonSchema>;

/** The result of a lab run, with its input. */
export const tariffLabResultSchema = tariffLabInputSchema.extend({
  carTypes: z.array(
    z.object({
      carType: idSchema,
      name: z.string(),
      tariff: tariffSchema,
      comparison: tariffComparisonSchema,
    }),
  ),
});
export type TariffLabResult = z.infer<typeof tariffLabResultSchema>;
