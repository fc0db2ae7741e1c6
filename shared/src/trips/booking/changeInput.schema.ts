import { z } from 'zod';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';
import { needsSchema } from '../../people/user/driverNeeds.schema.js';
import { optionalNameSchema } from '../../people/user/personName.js';
import { LONGEST_NOTE } from './bookingRequest.schema.js';
import { paymentModeSchema } from './farePayment.schema.js';
import {
  changedDriverOutcomes,
  changedFieldSchema,
  changedPriceSchema,
  driverChangeReasons,
} from './bookingChange.schema.js';
import { bookedHoursSchema } from './hire.schema.js';
import { linkedTripSchema } from './returnTrip.schema.js';
import { MAX_STOPS } from './stops.js';
import { luggageSchema, passengersSchema } from './tripLoad.schema.js';

/** The changes that a user wants. Fields that are left out, and those that are equal already, stay. */
export const wantedChangeSchema = z.object({
  /** When the trip shall begin, ms timestamp; from a minute ago on, at most a year ahead. */
  tripdate: z.number().int().min(0).max(MAX_TIMESTAMP).optional(),
  pickup: placeSchema.optional(),
  /**
   * All stops before the drop, in order; an empty list removes them. During the trip, those behind the driver
   * come first and stay as they are.
   */
  stops: z.array(placeSchema).max(MAX_STOPS).optional(),
  drop: placeSchema.optional(),
  /** For how many hours in all, for a trip by the hour. During the trip, hours can only be added. */
  hours: bookedHoursSchema.optional(),
  /** A car type's id or name. */
  carType: z.string().min(1).max(64).optional(),
  /** How many passengers ride, how many pieces of luggage they bring, and all that the trip needs. */
  passengers: passengersSchema.optional(),
  luggage: luggageSchema.optional(),
  needs: needsSchema.optional(),
  payment_mode: paymentModeSchema.optional(),
  /** A promo's id or name, for a trip that has none yet. */
  promo: z.string().trim().min(1).max(64).optional(),
  /**
   * The total that the rider adds to the price for the driver, while one is searched. It only grows, so that
   * a repeated request adds once.
   */
  riderExtra: z.number().min(0).max(MAX_AMOUNT).optional(),
  /** The note to the driver; empty removes it. */
  pickUpInstructions: z.string().max(LONGEST_NOTE).optional(),
  /** The name of the passenger of a partner's trip, or of one that staff booked. */
  customer_name: optionalNameSchema(120).optional(),
  customer_contact: z.string().min(1).max(30).optional(),
});
export type WantedChange = z.infer<typeof wantedChangeSchema>;

/**
 * A change as it is made: what its author saw and agreed to. A change that became dearer, or would now take
 * the trip from its driver, is refused.
 */
export const bookingChangeInputSchema = wantedChangeSchema.extend({
  /** The version in the preview. */
  version: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  agreed: z.object({
    /** What the rider pays, as in the preview. */
    customer_paid: z.number().min(0).max(1_000_000_000),
    driver: z.enum(changedDriverOutcomes),
  }),
});
export type BookingChangeInput = z.infer<typeof bookingChangeInputSchema>;

/** Who is notified of a change. */
export const changeReaders = ['rider', 'driver', 'planned_driver', 'asked_drivers'] as const;
export type ChangeReader = (typeof changeReaders)[number];

/**
 * Why the price of a changed trip is what it is. During the trip, it follows the `ride`: what was driven and
 * the way ahead. A change by the driver never raises it (`driver_keeps`). That of a trip by the meter is what
 * the meter shows at the end (`meter`), that of one by the hour follows its hours (`hours`).
 */
export const changedPriceReasons = [
  'kept',
  'route',
  'car_type',
  'promo',
  'rider_extra',
  'ride',
  'driver_keeps',
  'meter',
  'hours',
] as const;

/** The effect of a change before it is made. Amounts in the settings' currency. */
export const changePreviewSchema = z.object({
  version: z.number().int(),
  fields: z.array(changedFieldSchema).min(1),
  /** What the rider pays for the trip, with its promo. */
  price: changedPriceSchema,
  priceReason: z.enum(changedPriceReasons),
  /** km and seconds of the changed trip. */
  distance: z.number(),
  seconds: z.number(),
  /** What stays set aside in the wallet or on the card, and what is given back at once. */
  held: z.number(),
  released: z.number(),
  driver: z.enum(changedDriverOutcomes),
  /** Why the driver cannot keep it. */
  because: z.enum(driverChangeReasons).nullable(),
  /** How many seconds a driver who is asked has for the answer. */
  answerSeconds: z.number().int().optional(),
  notified: z.array(z.enum(changeReaders)),
  /** The other trip of a return, which stays as it is. */
  linked: linkedTripSchema.optional(),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;
