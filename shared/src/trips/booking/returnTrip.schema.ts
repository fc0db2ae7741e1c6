import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';
import { MOST_WAIT_MINUTES } from '../../basics/settings/settings.schema.js';

/** How long the driver of a trip there and back is booked to wait, in minutes. */
export const waitMinutesSchema = z.number().int().min(1).max(MOST_WAIT_MINUTES);

/** When the second trip of a return comes back, ms timestamp. */
export const returnAtSchema = z.number().int().min(0).max(MAX_TIMESTAMP);

/** How the passenger of a return comes back: exactly one of the three. */
export const tripBackSchema = z.object({
  /** The driver waits at the last stop for up to this many minutes, and drives back. */
  waitMinutes: z.number().int().nullish(),
  /** Of the trip there: the booking of the trip back. */
  trip: idSchema.nullish(),
  /** Of the trip back: the booking of the trip there. */
  outbound: idSchema.nullish(),
});
export type TripBack = z.infer<typeof tripBackSchema>;

/** The other trip of a return, as a page of one of them shows it. */
export const linkedTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  /** ms timestamp */
  tripdate: z.number().int(),
  /** Whether it can be canceled together with this one: no driver has it yet. */
  mayCancel: z.boolean(),
});
export type LinkedTrip = z.infer<typeof linkedTripSchema>;
