import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema, placeSchema } from '../../basics/geo/geo.schema.js';
import { paymentModeSchema } from './farePayment.schema.js';
import { bookingStatuses } from './booking.status.js';
import { noDriverCountSchema } from './noDriver.js';
import { askedDriverSchema, overrideSchema } from './override.js';
import { longerTripSchema } from './longerTrip.schema.js';
import { planLostSchema } from './plan.schema.js';
import { tripKindSchema } from './tripKind.schema.js';
import { widenedSchema } from './widening.schema.js';

const time = z.number().int().nullish();

/** An open trip as the live desk shows it. */
export const deskTripSchema = z.object({
  id: idSchema,
  reference: z.string(),
  status: z.enum(bookingStatuses),
  kind: tripKindSchema.nullish(),
  fleet: idSchema.nullish(),
  openedAt: time,
  version: z.number().int().optional(),
  carType: z.string().nullish(),
  tripdate: z.number().int(),
  timeZone: z.string().nullish(),
  bookLater: z.boolean(),
  leadSeconds: z.number().int().nullish(),
  planLost: planLostSchema.nullish(),
  longerTrip: longerTripSchema.nullish(),
  waitingSince: time,
  customer_name: z.string().nullish(),
  pickup: placeSchema,
  drop: placeSchema,
  /** Empty while the destination is not known. */
  dropAddress: z.string().optional(),
  driver: idSchema.nullish(),
  driver_name: z.string().nullish(),
  /** The driver finishes another trip first. */
  finishingTrip: z.literal(true).optional(),
  driver_location: latLngSchema.nullish(),
  /** When the driver's position was reported, ms timestamp; null if unknown. */
  driver_at: time,
  asked: z.array(askedDriverSchema).optional(),
  override: overrideSchema.nullish(),
  widened: widenedSchema.nullish(),
  payment_mode: paymentModeSchema.nullish(),
  /** What the trip costs, as estimated or, once it is over, as charged. */
  estimate: z.number().optional(),
  trip_cost: z.number().optional(),
  /** Why the drivers around a waiting trip do not take it, for admins; null while one is asked. */
  noDriver: z.array(noDriverCountSchema).nullish(),
  /** Its fare is under review. */
  inReview: z.boolean(),
});
export type DeskTrip = z.infer<typeof deskTripSchema>;

/** The open trips a user may see, as of `at` (ms timestamp). */
export const deskSchema = z.object({
  at: z.number().int(),
  trips: z.array(deskTripSchema),
  /** There are more trips than are sent. */
  isCut: z.boolean(),
});
export type Desk = z.infer<typeof deskSchema>;
