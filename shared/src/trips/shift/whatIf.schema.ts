import { z } from 'zod';
import { settingsSchema } from '../../basics/settings/settings.schema.js';

/** The longest shift, in ms. */
export const SHIFT_AT_MOST_MS = 12 * 60 * 60_000;

const time = z.number().int();
const count = z.number().int().min(0);
const { driverRadius, offerSeconds, offersAtATime, matchSeconds } = settingsSchema.shape;

/** The settings of dispatch that a run can change; the radius is in the unit of the settings. */
export const dispatchChoiceSchema = z.object({ driverRadius, offerSeconds, offersAtATime, matchSeconds });
export type DispatchChoice = z.infer<typeof dispatchChoiceSchema>;

/**
 * A question about a shift: what would have happened with other settings of dispatch? Bounds are ms
 * timestamps. Without `matchSeconds`, trips are collected as they were at the time.
 */
export const whatIfInputSchema = dispatchChoiceSchema.extend({
  matchSeconds: matchSeconds.optional(),
  from: time,
  to: time,
});
export type WhatIfInput = z.infer<typeof whatIfInputSchema>;

/**
 * The results of the trips of a shift. Waiting times are in seconds, distances to the pickup in km; null
 * without any.
 */
const shiftOutcomeSchema = z.object({
  served: count,
  waitMedian: z.number().nullable(),
  waitP90: z.number().nullable(),
  pickupMedian: z.number().nullable(),
  pickupP90: z.number().nullable(),
});
export type ShiftOutcome = z.infer<typeof shiftOutcomeSchema>;

/** The result of a run, with its input. */
export const whatIfResultSchema = whatIfInputSchema.extend({
  /** The settings at the end of the shift. */
  before: dispatchChoiceSchema,
  trips: count,
  drivers: count,
  /** How many recorded answers to offers the model knows; with too few of them it assumes typical ones. */
  answers: count,
  areAnswersAssumed: z.boolean(),
  /** How often each variant was run. */
  runs: count,
  /**
   * The real results, the model's results with the settings of that time, and the model's results with the
   * other settings.
   */
  real: shiftOutcomeSchema,
  baseline: shiftOutcomeSchema,
  whatIf: shiftOutcomeSchema,
  /**
   * How many more trips would have been served: the difference of the medians, and the lowest and highest of
   * a run. Below 0: fewer.
   */
  gained: z.object({ median: z.number().int(), lowest: z.number().int(), highest: z.number().int() }),
  /**
   * The part of the trips whose outcome in the baseline is the real one: served, or not. Null without trips.
   */
  agreement: z.number().min(0).max(1).nullable(),
});
export type WhatIfResult = z.infer<typeof whatIfResultSchema>;
