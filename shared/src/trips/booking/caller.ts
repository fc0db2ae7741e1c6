import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { savedPlaceSchema } from '../../people/user/savedPlace.js';
import { bookingStatuses } from './booking.status.js';
import { deskStatuses } from './desk.js';
import { stopSchema } from './stop.schema.js';
import { tripKindSchema } from './tripKind.schema.js';
import { tripLoadShape } from './tripLoad.schema.js';
import { askedDriverSchema, overrideSchema } from './override.js';

/** The most people that are found for a phone number if only its last digits are known. */
export const CALLERS_AT_MOST = 3;
/** How many of a person's latest trips the card shows. */
export const CALLER_TRIPS = 5;

/** A trip on the card of a caller. */
export const callerTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  kind: tripKindSchema.nullish(),
  fleet: idSchema.nullish(),
  openedAt: z.number().int().nullish(),
  tripdate: z.number().int(),
  timeZone: z.string().nullish(),
  carType: z.string().nullish(),
  pickup: placeSchema,
  drop: placeSchema,
  /** Empty while the destination is not known. */
  dropAddress: z.string(),
  /** The stops before the drop, for booking the same again. */
  stops: z.array(stopSchema).nullish(),
  ...tripLoadShape,
  customer_name: z.string().nullish(),
  driver: idSchema.nullish(),
  driver_name: z.string().nullish(),
  driver_contact: z.string().nullish(),
  vehicle_number: z.string().nullish(),
  vehicle_make: z.string().nullish(),
  vehicle_model: z.string().nullish(),
  vehicle_color: z.string().nullish(),
  driver_arrive_time: z.number().int().nullish(),
  waitingSince: z.number().int().nullish(),
  estimate: z.number().optional(),
  trip_cost: z.number().optional(),
  /**
   * The last override and the open offers, so that a new decision can name the state that its dispatcher saw.
   */
  override: overrideSchema.nullish(),
  asked: z.array(askedDriverSchema).optional(),
});
export type CallerTrip = z.infer<typeof callerTripSchema>;

/** A person who calls: who they are, their latest trips with the newest first, and where riders often go. */
export const callerSchema = z.object({
  id: idSchema,
  usertype: z.enum(['rider', 'driver']),
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string().nullable(),
  walletBalance: z.number(),
  approved: z.boolean(),
  trips: z.array(callerTripSchema).max(CALLER_TRIPS),
  places: z.array(savedPlaceSchema),
});
export type Caller = z.infer<typeof callerSchema>;

/** The people whose number was typed: one, or several for its last digits. */
export const callersSchema = z.object({ callers: z.array(callerSchema).max(CALLERS_AT_MOST) });
export type Callers = z.infer<typeof callersSchema>;

/**
 * The index of the trip a caller most likely calls about: the open one nearest to now (ms timestamp); null if
 * none is open.
 */
export function currentTripOf(
  trips: readonly Pick<CallerTrip, 'status' | 'tripdate'>[],
  now: number,
): number | null {
  const open = trips.flatMap(({ status, tripdate }, index) =>
    (deskStatuses as readonly string[]).includes(status) ? [{ index, away: Math.abs(tripdate - now) }] : [],
  );
  return [...open].sort((a, b) => a.away - b.away)[0]?.index ?? null;
}
