import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { changeFields } from './changeFields.js';

/**
 * What a change means for the driver of the trip: there is none yet, they stay, they are asked whether they
 * drive one that is much longer, or the trip is offered to drivers anew.
 */
export const changedDriverOutcomes = ['none', 'stays', 'asked', 'offered_anew'] as const;
export type ChangedDriverOutcome = (typeof changedDriverOutcomes)[number];

/** The same in the history, which also knows how a driver who was asked has answered. */
export const shownDriverOutcomes = [...changedDriverOutcomes, 'confirmed', 'refused', 'unanswered'] as const;

/**
 * Why the driver cannot keep a changed trip: they drive another car type, it is much longer or shorter than
 * the one they accepted, much later, they cannot be at the pickup in time, or they or their car do not take
 * what it takes now.
 */
export const driverChangeReasons = ['car_type', 'length', 'time', 'too_far', 'needs'] as const;
export type DriverChangeReason = (typeof driverChangeReasons)[number];

/** A value before or after a change: times as ms timestamps, places as addresses, needs by their keys. */
const valueSchema = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);
export const changedFieldSchema = z.object({
  field: z.enum(changeFields),
  before: valueSchema,
  after: valueSchema,
});
export type ChangedField = z.infer<typeof changedFieldSchema>;

/** What the rider pays, before and after. */
export const changedPriceSchema = z.object({ before: z.number(), after: z.number() });

/** Who made a change. A fleet admin changes what they booked for their callers. */
export const changeRoles = ['rider', 'partner', 'admin', 'fleetadmin', 'driver'] as const;
export type ChangeRole = (typeof changeRoles)[number];

/** A change in the history of a booking. */
export const bookingChangeSchema = z.object({
  /** ms timestamp */
  at: z.number().int(),
  role: z.enum(changeRoles),
  /** The version of the booking since the change. */
  version: z.number().int(),
  fields: z.array(changedFieldSchema),
  /** What the rider pays. */
  price: changedPriceSchema,
  driver: z.enum(shownDriverOutcomes),
  /** Who made it, for staff. */
  by: idSchema.nullish(),
  byName: z.string().nullish(),
});
export type BookingChange = z.infer<typeof bookingChangeSchema>;
