import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/**
 * Which driver is planned for a prebooking, and who decided it. It stays after the plan was given up, to
 * count decisions.
 */
export const planSchema = z.object({
  /** Null if no driver is planned now. */
  driver: idSchema.nullable(),
  /** The acting user. */
  by: idSchema,
  /** ms timestamp */
  at: z.number().int(),
  /** How many decisions there were. */
  count: z.number().int(),
  /** When the planned driver was asked, or found unable to take the trip, ms timestamp. */
  triedAt: z.number().int().nullish(),
});
export type Plan = z.infer<typeof planSchema>;

/**
 * A dispatcher's decision about a prebooking. `plans` is the number of plans that they saw. If it has changed
 * since, the decision is refused.
 */
export const planInputSchema = z.object({
  driver: idSchema.nullable(),
  plans: z.number().int().min(0).max(1_000_000),
});
export type PlanInput = z.infer<typeof planInputSchema>;

/** Why a planned driver cannot be at the pickup in time. */
export const planLossReasons = ['on_trip', 'too_far'] as const;

/** A planned driver who could not be at the pickup in time, so others were asked (rule 4.90). */
export const planLostSchema = z.object({
  driver: idSchema,
  /** When it was found, ms timestamp. */
  at: z.number().int(),
  reason: z.enum(planLossReasons),
  /** How late they would have been, in minutes. */
  minutes: z.number().int(),
});
export type PlanLost = z.infer<typeof planLostSchema>;
