import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** How long a driver sees why they did not get a trip, in ms: a week. */
export const PASSED_TRIPS_KEPT_MS = 7 * 24 * 60 * 60_000;

/** The most drivers of a trip for whom is stored why they did not get it: those who were asked come first. */
export const MOST_PASSED = 50;

/** Why a driver did not get a trip near them (rule 4.78). None of them reveals anything about others. */
export const passedReasons = [
  /** They declined it. */
  'declined',
  /** They did not answer the offer in time. */
  'missed',
  /** It was offered to them, and another driver got it before they answered. */
  'faster',
  /** It was canceled before they answered. */
  'canceled',
  /** They gave it back. */
  'gave_back',
  /** The office took it back. */
  'recalled',
  /** Others were asked first. Drivers who are kept apart from a rider read the same. */
  'others_first',
  /** In scarcity, they were kept for another trip nearby. */
  'other_trip',
  'too_far',
  'on_break',
  /** They were away after offers that they left unanswered. */
  'away',
  /** They were on another trip. */
  'busy',
  'car_type',
  /** Their phone had sent no position for too long. */
  'silent',
  'documents',
  'debt',
  /** They were heading for a place that the trip does not bring them closer to. */
  'heading',
  'not_approved',
  /** The trip needs something that their car or profile does not have. */
  'unfit',
] as const;
export type PassedReason = (typeof passedReasons)[number];

/** A trip near a driver that they did not get, as the driver sees it. */
export const passedTripSchema = z.object({
  id: idSchema,
  /** When the driver was last considered, ms timestamp, rounded to five minutes. */
  at: z.number().int(),
  reason: z.enum(passedReasons),
  /** km to the pickup in a straight line, with one decimal; null if unknown. */
  distance: z.number().nullable(),
  /** km beyond the distance within which drivers are asked, with one decimal; null for other reasons. */
  over: z.number().nullable(),
});
export type PassedTrip = z.infer<typeof passedTripSchema>;
