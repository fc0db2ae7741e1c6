import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { accuracySchema } from '../tracking/trackingPoint.schema.js';
import { paymentModeSchema } from './farePayment.schema.js';
import { ratingTags } from './ratingTags.js';
import { linkedTripSchema } from './returnTrip.schema.js';
import { takenAtSchema } from './stepTime.js';

// The inputs of the steps of a booking, and what is answered about them besides the booking.

/** The code that the rider of a trip gives its driver at the start. */
export const startCodeSchema = z.object({ code: z.string() });
export type StartCode = z.infer<typeof startCodeSchema>;

export const startInputSchema = z.object({ otp: z.string().max(10).nullish(), at: takenAtSchema });
export type StartInput = z.infer<typeof startInputSchema>;
export const reachInputSchema = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  /** How far off the position may be, in meters. Nothing is measured from a coarse one (`isCoarse`). */
  accuracyM: accuracySchema.optional(),
  at: takenAtSchema,
  /** The code the recipient of a parcel gave. */
  handover_code: z.string().max(10).nullish(),
});
export type ReachInput = z.infer<typeof reachInputSchema>;
export const payInputSchema = z.object({
  payment_mode: paymentModeSchema,
  promo: z.string().max(64).nullish(),
});
export type PayInput = z.infer<typeof payInputSchema>;
export const ratingSchema = z.number().int().min(1).max(5);
export const completeInputSchema = z.object({ rating: ratingSchema.nullish() });
/** A rating. Tags are for the rider's rating of the driver. */
export const rateInputSchema = z.object({
  rate: ratingSchema,
  tags: z.array(z.enum(ratingTags)).max(ratingTags.length).nullish(),
});
/** Why a driver gives a trip back. */
export const reasonInputSchema = z.object({ reason: z.string().trim().min(1).max(300) });
export const cancelInputSchema = reasonInputSchema.extend({
  /** Cancels the other trip of a return, too. */
  both: z.boolean().optional(),
  /** The role of the user who cancels (rule 4.26). Any other one is refused. */
  cancelledBy: z.string().max(40).nullish(),
});
export type CancelInput = z.infer<typeof cancelInputSchema>;
/**
 * The fee the rider would pay to cancel now, and the other trip of a return, which stays unless it is
 * canceled too.
 */
export const cancellationSchema = z.object({ fee: z.number(), linked: linkedTripSchema.optional() });
export type Cancellation = z.infer<typeof cancellationSchema>;
export const assignInputSchema = z.object({
  driver: idSchema,
  /**
   * The drivers who were being asked when the dispatcher looked: a later offer of a colleague is seen first.
   */
  asked: z.array(idSchema).max(1000).optional(),
});
export type AssignInput = z.infer<typeof assignInputSchema>;
