import { z } from 'zod';

/** A driver is asked whether they drive a trip that became much longer, or lost it to that question. */
export const longerTripStates = ['asked', 'refused', 'unanswered'] as const;

/**
 * The question to the driver of a trip that a change made much longer. It is over once they confirm it; if
 * they do not, it says why others are asked, until one of them has the trip.
 */
export const longerTripSchema = z.object({
  state: z.enum(longerTripStates),
  /** The version of the booking since the change: the answer names it. */
  version: z.number().int(),
  /** Until when the driver can answer, ms timestamp; missing once it is over. */
  until: z.number().int().nullish(),
  /** The length of the trip as the driver accepted it, in km, and its hours if it is by the hour. */
  accepted: z.number(),
  acceptedHours: z.number().int().nullish(),
});
export type LongerTrip = z.infer<typeof longerTripSchema>;

/** The driver's answer: whether they drive the longer trip. */
export const longerTripAnswerSchema = z.object({
  confirmed: z.boolean(),
  /** The version in the question. */
  version: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
export type LongerTripAnswer = z.infer<typeof longerTripAnswerSchema>;
