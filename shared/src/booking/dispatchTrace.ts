import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { latLngSchema } from '../geo/geo.schema.js';

/** Reasons why a driver was not offered a trip in a dispatch round. */
const leftOutReasons = [
  'not_approved',
  'not_active',
  'busy',
  'no_location',
  'other_car_type',
  'declined',
  'wallet_negative',
  'too_far',
  /** Let an earlier offer expire: the others are asked first. */
  'let_pass',
  /** Could have been asked, but others are nearer or enough drivers have been asked. */
  'others_first',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The outcome for one driver in one dispatch round. */
export const dispatchTraceSchema = z.object({
  driver: idSchema,
  /** ms timestamp */
  at: z.number().int(),
  outcome: z.enum(['offered', 'left_out']),
  /** Null for an offer. */
  reason: z.enum(leftOutReasons).nullable(),
  /** km to the pickup; null if unknown. */
  distance: z.number().nullable(),
});
export type DispatchTrace = z.infer<typeof dispatchTraceSchema>;

/** The same with the driver's name, null for a deleted user. */
export const namedDispatchTraceSchema = dispatchTraceSchema.extend({ driver_name: z.string().nullable() });
export type NamedDispatchTrace = z.infer<typeof namedDispatchTraceSchema>;

/** A driver near the pickup of a booking that an admin assigns. */
export const assignCandidateSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  vehicleNumber: z.string().nullish(),
  carType: z.string().nullish(),
  location: latLngSchema.nullable(),
  /** km to the pickup; null if unknown. */
  distance: z.number().nullable(),
  /** Why the booking cannot be offered to them; null if it can. */
  reason: z.enum(leftOutReasons).nullable(),
  /** Whether they already have the offer. */
  offered: z.boolean(),
});
export type AssignCandidate = z.infer<typeof assignCandidateSchema>;
