import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { imageAddressSchema } from '../../basics/image/imageReference.js';
import { translationsSchema } from '../../basics/language/translated.schema.js';
import { handoverWays } from './handoverWay.js';
import { carRoomShape } from './carRoom.schema.js';
import { hireTermsShape } from './hireTerms.schema.js';
import { standInsSchema } from './standIn.schema.js';
import { distanceUnits } from './tariffUnit.js';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';

const amount = z.number().min(0).max(MAX_AMOUNT);

/** kg */
const weight = z.number().positive().max(100_000);
/** cm */
const side = z.number().positive().max(10_000);

const LONGEST_NAME = 60;
const LONGEST_INFO = 500;
const LONGEST_DESCRIPTION = 120;

/**
 * A parcel type or delivery option, its surcharge (rule 3.26), and the heaviest and largest parcel it allows.
 */
export const extraSchema = z.object({
  description: z.string().trim().min(1).max(LONGEST_DESCRIPTION),
  amount,
  maxWeight: weight.nullish(),
  maxLength: side.nullish(),
  maxWidth: side.nullish(),
  maxHeight: side.nullish(),
  /** The only proof that counts at the handover of a parcel of this type, or with this option. */
  proof: z.enum(handoverWays).nullish(),
});
export type Extra = z.infer<typeof extraSchema>;

/** A parcel type or delivery option of a car type, with its description in other languages (rule 4.91). */
export const offeredExtraSchema = extraSchema.extend({
  translations: translationsSchema({ description: LONGEST_DESCRIPTION }),
});
export type OfferedExtra = z.infer<typeof offeredExtraSchema>;

/** A rider who cancels this many minutes or more after acceptance pays this amount (rule 3.27). */
export const cancelSlabSchema = z.object({ minsDelayed: z.number().min(0).max(10_000), amount });
export type CancelSlab = z.infer<typeof cancelSlabSchema>;

/** What a rider who does not come to the pickup pays, as a booking keeps it. */
export const noShowTermsSchema = z.object({
  /** Null for what canceling would have cost. */
  fee: amount.nullable(),
  /** The wait after the free minutes is charged, too, by the tariff's rate per hour. */
  waiting: z.boolean(),
  freeMinutes: z.number(),
});

/** The inputs of a fare (rule 3.25). Rates are per km or mile, and per hour. */
export const tariffSchema = z.object({
  base_fare: amount.default(0),
  rate_per_unit_distance: amount,
  rate_per_hour: amount,
  min_fare: amount.default(0),
  /** A flat amount or a percentage of the total, depending on `convenience_fee_type`. */
  convenience_fees: amount.default(0),
  convenience_fee_type: z.enum(['flat', 'percentage']),
  /** The unit of distance that `rate_per_unit_distance` is for. Without one, that of the settings. */
  distance_unit: z.enum(distanceUnits).nullish(),
});
export type Tariff = z.infer<typeof tariffSchema>;

/** An admin's input for a car type (rule 3.24). */
export const carTypeInputSchema = tariffSchema.extend({
  ...hireTermsShape,
  ...carRoomShape,
  name: z.string().trim().min(1).max(LONGEST_NAME),
  image: imageAddressSchema.nullish(),
  extra_info: z.string().max(LONGEST_INFO).nullish(),
  /** The texts in other languages (rule 4.91). */
  translations: translationsSchema({ name: LONGEST_NAME, extra_info: LONGEST_INFO }),
  parcelTypes: z.array(offeredExtraSchema).max(50).nullish(),
  options: z.array(offeredExtraSchema).max(50).nullish(),
  cancelSlab: z.array(cancelSlabSchema).max(20).nullish(),
  /** The fee if the rider does not come to the pickup; without one, that of a cancellation at that time. */
  noShowFee: amount.nullish(),
  /** Whether the wait after the free minutes is charged, too, by `rate_per_hour`. */
  noShowWaiting: z.boolean().optional(),
  /** Other car types whose drivers may also take its trips (rule 4.82). */
  standIns: standInsSchema.nullish(),
});
export type CarTypeInput = z.infer<typeof carTypeInputSchema>;

export const carTypeSchema = carTypeInputSchema.extend({ id: idSchema, createdAt: z.number().int() });
export type CarType = z.infer<typeof carTypeSchema>;

/** A car type as everyone but staff sees it: which cars stand in for it is the business's own affair. */
export const publicCarTypeSchema = carTypeSchema.omit({ standIns: true });
