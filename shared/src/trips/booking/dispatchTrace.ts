import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { rankingPolicies } from '../../basics/settings/settings.schema.js';
import { timeSources } from './rankDrivers.js';

/** Reasons why a driver was not offered a trip in a dispatch round. */
const leftOutReasons = [
  'not_approved',
  'not_active',
  'on_break',
  /** Left offers unanswered, and has not come back since. */
  'away',
  'busy',
  /** Their device has reported no position for too long. */
  'silent',
  'no_location',
  'other_car_type',
  /** Their car type may stand in for the booked one once the trip has waited longer. */
  'stands_in_later',
  /** The car or the driver does not offer what the trip needs. */
  'lacks_needs',
  'declined',
  /** The rider, the driver or the office wants them never to meet again. */
  'kept_apart',
  /** A fleet booked the trip for its caller, and they drive for another or for none. */
  'other_fleet',
  /** A dispatcher took the trip back from them. */
  'recalled',
  /** They gave the trip back. */
  'gave_back',
  /** Had it as the next one, and their trip before it takes longer. */
  'trip_longer',
  /** Did not want the trip as a change made it, or did not say so in time. */
  'longer_trip',
  'wallet_negative',
  /** One of their documents has expired, and the settings require valid ones. */
  'document_expired',
  /** Heads for a place that the trip does not bring them closer to. */
  'heading_elsewhere',
  'too_far',
  /** Let an earlier offer expire: the others are asked first. */
  'let_pass',
  /** Could have been asked, but others are nearer or enough drivers have been asked. */
  'others_first',
  /** In scarcity, they are kept for a trip that they reach sooner. */
  'other_trip',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * Why auto dispatch asked a driver: the place in the order of the policy, counted from 1, and how many
 * drivers were ordered by it, because they needed at most `within` seconds longer than the first.
 */
const choiceSchema = z.object({
  policy: z.enum(rankingPolicies),
  place: z.number().int().min(1),
  among: z.number().int().min(1),
  within: z.number().int().min(0),
});

const dispatchOutcomes = ['offered', 'left_out', 'asked', 'recalled', 'accepted', 'gave_back'] as const;

/** The outcome for one driver in one dispatch round. */
export const dispatchTraceSchema = z.object({
  driver: idSchema,
  /** ms timestamp */
  at: z.number().int(),
  /** `asked` and `recalled` are a dispatcher's decisions; `accepted` and `gave_back` are the driver's. */
  outcome: z.enum(dispatchOutcomes),
  /** Why they were left out; null for every other outcome. */
  reason: z.enum(leftOutReasons).nullable(),
  /** km to the pickup; null if unknown. */
  distance: z.number().nullable(),
  /** Driving minutes to the pickup as dispatch knew them, and where they come from. */
  minutes: z.number().nullish(),
  timeSource: z.enum(timeSources).nullish(),
  /** From how many of the business's own trips they were learned; missing if from none. */
  learnedFrom: z.number().int().nullish(),
  choice: choiceSchema.nullish(),
  /** In scarcity: with how many other trips this one was matched at the same time. */
  together: z.number().int().min(0).nullish(),
  /** Would drive it after the trip that they are on. */
  next: z.boolean().nullish(),
  /** The dispatcher who decided it. */
  by: idSchema.nullish(),
  /** Why the driver gave the trip back, in their words. */
  note: z.string().nullish(),
  /** The driver was planned for the trip ahead. */
  planned: z.boolean().nullish(),
});
export type DispatchTrace = z.infer<typeof dispatchTraceSchema>;

/**
 * The same as admins read it. While a trip waits to be matched with others, it has one entry without a driver
 * for that (rule 4.133).
 */
export const namedDispatchTraceSchema = dispatchTraceSchema.extend({
  driver: idSchema.nullable(),
  outcome: z.enum([...dispatchOutcomes, 'collected']),
  /** Null for a deleted user. */
  driver_name: z.string().nullable(),
  /** The dispatcher's name. */
  by_name: z.string().nullish(),
});
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
  /** Driving minutes to the pickup; null if unknown, or if many others are nearer. */
  minutes: z.number().nullable(),
  /** Average rating, from 0 to 5; null if unknown. */
  rating: z.number().nullable(),
  /** Trips since the beginning of the day, in the business's time; null if not counted. */
  tripsToday: z.number().int().nullable(),
  /**
   * When their working hours end, ms timestamp; null if they are not working by them, or they are unknown.
   */
  shiftEnd: z.number().int().nullable(),
  /**
   * Minutes until the trip that they are on ends, if they can take this one after it: `minutes` contains
   * them. Null if they are on none, or cannot.
   */
  freeIn: z.number().nullable(),
  /** Whether they have a trip to drive after the one they are on. */
  hasNext: z.boolean(),
  /** Why the booking cannot be offered to them; null if it can. */
  reason: z.enum(leftOutReasons).nullable(),
  /** Whether they already have the offer. */
  offered: z.boolean(),
});
export type AssignCandidate = z.infer<typeof assignCandidateSchema>;
