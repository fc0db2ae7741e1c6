import { z } from 'zod';
import { optionalNameSchema } from '../../people/user/personName.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { handoverSummarySchema } from './handover.js';
import { MAX_STOPS } from './stops.js';

/**
 * A stop of a trip before its drop, as booked. A taxi stops at a place only; a parcel stop has a recipient of
 * its own.
 */
export const bookedStopSchema = placeSchema.extend({
  deliveryPerson: optionalNameSchema(120).nullish(),
  deliveryPersonPhone: z.string().max(30).nullish(),
  deliveryInstructions: z.string().max(500).nullish(),
});
export type BookedStop = z.infer<typeof bookedStopSchema>;

/** The stops of a request, in driving order. */
export const bookedStopsSchema = z.array(bookedStopSchema).max(MAX_STOPS).nullish();

/** A stop of a booking as sent: reduced by role like the booking itself. */
export const stopSchema = bookedStopSchema.extend({
  /** When the driver confirmed it, ms timestamp. */
  reachedAt: z.number().int().nullish(),
  /** How its handover is proven. Stored in full, sent as a summary. */
  handover: handoverSummarySchema.nullish(),
  deliver_image: z.string().nullish(),
  signature_image: z.string().nullish(),
  /** It is the booking's drop: after a failed handover, the delivery ends with the sender instead. */
  isDrop: z.literal(true).nullish(),
  /** For the courier: the recipient's number is a relay number, which connects calls but no messages. */
  recipient_relayed: z.literal(true).optional(),
});
export type Stop = z.infer<typeof stopSchema>;
