import { z } from 'zod';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { bookedHoursSchema, hireSchema } from './hire.schema.js';
import { tripLoadShape } from './tripLoad.schema.js';
import { waitMinutesSchema } from './returnTrip.schema.js';
import { MAX_STOPS } from './stops.js';

/** A trip to be priced for every car type. */
export const quotesInputSchema = z.object({
  pickup: placeSchema.nullish(),
  drop: placeSchema.nullish(),
  /** Where the trip stops before its drop, in order. */
  stops: z.array(placeSchema).max(MAX_STOPS).nullish(),
  /** For a trip by the hour: for how many. It needs no drop. */
  hours: bookedHoursSchema.nullish(),
  /** For a return whose driver waits at the drop: for how many minutes. */
  waitMinutes: waitMinutesSchema.nullish(),
  ...tripLoadShape,
});
export type QuotesInput = z.infer<typeof quotesInputSchema>;

/** The price of a trip for every car type, shown before anyone signs in. */
export const quotesSchema = z.object({
  /** km */
  distance: z.number(),
  /** seconds */
  estimateTime: z.number(),
  /** The map service did not answer, so distance and time are estimated without it. */
  isEstimated: z.literal(true).optional(),
  quotes: z.array(
    z.object({
      /** The car type's name. */
      carType: z.string(),
      estimateFare: z.number(),
      /** Minutes the nearest free driver needs to the pickup, at least 1; null if none is near. */
      minutesAway: z.number().int().nullable(),
      /** Which part of the trip it cannot take: too many passengers, too much luggage, or its needs. */
      misfit: z.enum(['passengers', 'luggage', 'needs']).optional(),
      /** What the hours of a trip by the hour include. */
      hire: hireSchema.optional(),
    }),
  ),
});
export type Quotes = z.infer<typeof quotesSchema>;
/** Which part of a trip a car type cannot take. */
export type Misfit = NonNullable<Quotes['quotes'][number]['misfit']>;
