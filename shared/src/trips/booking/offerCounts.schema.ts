import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

const count = z.number().int().min(0);

/**
 * How many offers of a driver ended, and how. `received` is the sum of the others but `givenBack`: trips that
 * were accepted and given back.
 */
export const offerCountsSchema = z.object({
  received: count,
  accepted: count,
  declined: count,
  expired: count,
  withdrawn: count,
  givenBack: count,
});
export type OfferCounts = z.infer<typeof offerCountsSchema>;

/** The part of the answered and expired offers that the driver accepted and kept, from 0 to 1; or null. */
const rateSchema = z.number().min(0).max(1).nullable();

/** A driver's own offers: by day, the last days up to today, oldest first, and all of them together. */
export const ownOffersSchema = offerCountsSchema.extend({
  rate: rateSchema,
  /** `day` is yyyymmdd in the business's time: that of the offer's end. */
  days: z.array(offerCountsSchema.extend({ day: z.number().int() })),
});
export type OwnOffers = z.infer<typeof ownOffersSchema>;

/** The offers of one of several drivers in the last four weeks. */
export const driverOffersSchema = offerCountsSchema.extend({ driver: idSchema, rate: rateSchema });
export type DriverOffers = z.infer<typeof driverOffersSchema>;
