import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';

/** A dispatcher's decision about the driver of a trip, which overrides auto dispatch. */
export const overrideActions = [
  /** The trip is offered to one driver. */
  'assign',
  /** The same, for a trip that another driver had accepted. */
  'swap',
  /** The driver or the offers are taken back. */
  'recall',
] as const;
export type OverrideAction = (typeof overrideActions)[number];

/** The latest override of a trip, and how many there were. */
export const overrideSchema = z.object({
  action: z.enum(overrideActions),
  /** The acting user. */
  by: idSchema,
  /** ms timestamp */
  at: z.number().int(),
  count: z.number().int(),
  /** The driver chosen, or the one the trip was taken back from; null for offers that were taken back. */
  driver: idSchema.nullable(),
});
export type Override = z.infer<typeof overrideSchema>;

/** The state that the dispatcher saw. If it has changed since, the override is refused. */
const seenDispatch = {
  /** The driver who has the trip; null if no driver has. */
  from: idSchema.nullish(),
  /** How many overrides the trip had. */
  overrides: z.number().int().min(0).max(1_000_000),
};
export const recallInputSchema = z.object(seenDispatch);
export type RecallInput = z.infer<typeof recallInputSchema>;
export const overrideInputSchema = z.object({ driver: idSchema, ...seenDispatch });
export type OverrideInput = z.infer<typeof overrideInputSchema>;

/** A driver who is being asked. `expiresAt` is a ms timestamp; null for an offer without end. */
export const askedDriverSchema = z.object({
  driver: idSchema,
  driver_name: z.string().nullable(),
  expiresAt: z.number().int().nullable(),
});
export type AskedDriver = z.infer<typeof askedDriverSchema>;
