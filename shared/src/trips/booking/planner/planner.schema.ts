import { z } from 'zod';
import { bookingStatuses } from '../booking.status.js';
import { tripKindSchema } from '../tripKind.schema.js';
import { tripLoadShape } from '../tripLoad.schema.js';
import { needsSchema } from '../../../people/user/driverNeeds.schema.js';
import { longerTripSchema } from '../longerTrip.schema.js';
import { planLostSchema, planSchema } from '../plan.schema.js';
import { idSchema } from '../../../basics/crud/id.js';
import { placeSchema } from '../../../basics/geo/geo.schema.js';
import { daySchema } from '../../../people/user/workingHours.schema.js';

const time = z.number().int();

/**
 * Where a driver's times of a day come from: the working hours, trips on the same weekday of the last weeks,
 * or nowhere.
 */
export const shiftBases = ['hours', 'history', 'none'] as const;
export type ShiftBasis = (typeof shiftBases)[number];

/** A prebooking on the planner. `estimateTime` is in seconds, `tripdate` a ms timestamp. */
export const plannerTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  kind: tripKindSchema.nullish(),
  /** The fleet admin whose caller it is for; see `fleetCall.ts`. */
  fleet: idSchema.nullish(),
  openedAt: time.nullish(),
  carType: z.string(),
  /** Other car types that may take it, too. */
  standIns: z.array(z.string()).nullish(),
  ...tripLoadShape,
  tripdate: time,
  /** How long before its time it enters dispatch, in seconds. */
  leadSeconds: z.number().int().nullish(),
  /** The time zone of its pickup; missing for the business's. */
  timeZone: z.string().nullish(),
  estimateTime: z.number(),
  pickup: placeSchema,
  drop: placeSchema,
  /** Empty while the destination is not known. */
  dropAddress: z.string().optional(),
  /** The driver who has accepted it. */
  driver: idSchema.nullish(),
  /** That driver finishes another trip first. */
  finishingTrip: z.literal(true).optional(),
  plan: planSchema.nullish(),
  /** The planned driver could not come in time. */
  planLost: planLostSchema.nullish(),
  /** Its driver is asked about a change that made it much longer, or did not want it. */
  longerTrip: longerTripSchema.nullish(),
});
export type PlannerTrip = z.infer<typeof plannerTripSchema>;

/** A driver on the planner. */
export const plannerDriverSchema = z.object({
  id: idSchema,
  name: z.string(),
  vehicleNumber: z.string().nullish(),
  carType: z.string().nullish(),
  needs: needsSchema.nullish(),
  approved: z.boolean(),
  /** When the first of the driver's documents expires, ms timestamp; null if none does. */
  documentsEndAt: time.nullable(),
  basis: z.enum(shiftBases),
  /** The driver's working times of the day, in order. ms timestamps. */
  shifts: z.array(z.object({ from: time, to: time })),
});
export type PlannerDriver = z.infer<typeof plannerDriverSchema>;

/** The drive from the drop of one trip to the pickup of the next one of the same driver. */
export const planLegSchema = z.object({
  from: idSchema,
  to: idSchema,
  minutes: z.number(),
  /** Estimated by distance, because the map service was not asked or found no route. */
  isEstimated: z.boolean(),
});
export type PlanLeg = z.infer<typeof planLegSchema>;

/**
 * The prebookings of a day (yyyymmdd, in `timeZone`) and the drivers who could drive them. `start` and `end`
 * are ms timestamps.
 */
export const plannerSchema = z.object({
  day: daySchema,
  timeZone: z.string(),
  start: time,
  end: time,
  trips: z.array(plannerTripSchema),
  drivers: z.array(plannerDriverSchema),
  legs: z.array(planLegSchema),
  /** There are more than are sent. */
  isCut: z.object({ trips: z.boolean(), drivers: z.boolean() }),
});
export type Planner = z.infer<typeof plannerSchema>;

/** Why a planned driver may not manage a trip. */
export const planProblems = [
  /** The previous trip and the drive from it end after the pickup. */
  'late',
  /** With this trip, the driver is late for the next one. */
  'late_next',
  /** Not within the driver's working hours. */
  'outside_hours',
  /** Not at a usual time of the driver. */
  'unusual_time',
  'other_car_type',
  'lacks_needs',
  'blocked',
  'document_expired',
] as const;
export type PlanProblem = (typeof planProblems)[number];

/** `minutes`: how late the driver would be, for those about being late. */
export const planWarningSchema = z.object({
  problem: z.enum(planProblems),
  minutes: z.number().int().nullable(),
});
export type PlanWarning = z.infer<typeof planWarningSchema>;

/** A driver who could be planned for a trip. */
export const planCandidateSchema = plannerDriverSchema
  .pick({ id: true, name: true, vehicleNumber: true, carType: true, basis: true })
  .extend({
    warnings: z.array(planWarningSchema),
    /** Driving minutes from the drop of the previous trip that day; null without one. */
    minutes: z.number().nullable(),
    /** The driver's other trips that day. */
    trips: z.number().int().min(0),
    /** When the shift ends that contains the pickup, ms timestamp; null if none does. */
    shiftEnd: time.nullable(),
  });
export type PlanCandidate = z.infer<typeof planCandidateSchema>;

/**
 * A trip that is planned for the driver who asks. It contains where the trip begins, and nothing about the
 * rider.
 */
export const plannedTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  tripdate: time,
  /** The time zone of its pickup; missing for the business's. */
  timeZone: z.string().nullish(),
  /** seconds */
  estimateTime: z.number(),
  /** The address of the pickup. */
  pickup: z.string(),
  /** The same in another script, if there is one. */
  pickupOtherScript: z.string().optional(),
});
export const plannedTripsSchema = z.object({ trips: z.array(plannedTripSchema) });
export type PlannedTrips = z.infer<typeof plannedTripsSchema>;
