import { z } from 'zod';
import { optionalNameSchema } from '../../people/user/personName.js';
import { tariffSchema } from '../carType/carType.schema.js';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { MAX_TIMESTAMP } from '../../basics/time/zonedTime.js';
import { bookedHoursSchema, hireSchema } from './hire.schema.js';
import { returnAtSchema, waitMinutesSchema } from './returnTrip.schema.js';
import { tripKindSchema } from './tripKind.schema.js';
import { bookedStopsSchema } from './stop.schema.js';
import { tripLoadShape } from './tripLoad.schema.js';
import { farePaymentSchema, paymentModeSchema } from './farePayment.schema.js';

/**
 * A request for a price. `carType` is a car type's id or name; `promo` is a promo's, in upper or lower case.
 */
export const estimateInputSchema = z.object({
  /** Missing for an ordinary trip: see `tripKind.ts`. */
  kind: tripKindSchema.nullish(),
  /** For how many hours a trip by the hour is booked. */
  hours: bookedHoursSchema.nullish(),
  /** For a return: how long the driver waits at the drop, before it goes back to the pickup … */
  waitMinutes: waitMinutesSchema.nullish(),
  /** … or when a second trip goes back, ms timestamp. */
  returnAt: returnAtSchema.nullish(),
  pickup: placeSchema.nullish(),
  drop: placeSchema.nullish(),
  /** Where the trip stops before its drop, in order: at most four places. */
  stops: bookedStopsSchema,
  carType: z.string().max(64).nullish(),
  parcelTypeSelected: z.object({ description: z.string().max(120) }).nullish(),
  optionSelected: z.object({ description: z.string().max(120) }).nullish(),
  promo: z.string().max(64).nullish(),
  /** ms timestamp of a Book Later trip. */
  tripdate: z.number().int().min(0).max(MAX_TIMESTAMP).nullish(),
  ...tripLoadShape,
});
export type EstimateInput = z.infer<typeof estimateInputSchema>;

/** The price shown before booking (rule 3.39): distance in km, duration in seconds. */
export const estimateSchema = z.object({
  estimateFare: z.number(),
  /** The promo's discount, and the amount left to pay. */
  discount_amount: z.number(),
  customer_paid: z.number(),
  promo_details: farePaymentSchema.shape.promo_details,
  distance: z.number(),
  estimateDistance: z.number(),
  estimateTime: z.number(),
  convenience_fees: z.number().optional(),
  carType: z.string(),
  carImage: z.string().nullable(),
  coords: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  polylinePoints: z.string(),
  /** The map service did not answer, so distance and time are estimated without it. */
  isEstimated: z.literal(true).optional(),
  /** The hours of a trip by the hour, and what they include. */
  hire: hireSchema.optional(),
  /** The tariff of a trip by the hour: its rate is for the distance beyond. */
  tariff: tariffSchema.optional(),
  /** What the second trip of a return costs, which goes back at a time. */
  wayBack: z.object({ estimateFare: z.number() }).optional(),
  /**
   * The amount held on the card if the trip is paid by card; absent if cards are charged only after the trip,
   * or nothing is held.
   */
  cardHold: z.number().optional(),
});
export type Estimate = z.infer<typeof estimateSchema>;

/** How many characters a note to the driver may have. */
export const LONGEST_NOTE = 500;

/** A booking as riders and admins request it. It has no price: the server computes every price. */
export const bookingInputSchema = estimateInputSchema.extend({
  /** The rider of an admin's booking. */
  customer: idSchema.nullish(),
  bookLater: z.boolean().default(false),
  payment_mode: paymentModeSchema.nullish(),
  deliveryPerson: optionalNameSchema(120).nullish(),
  deliveryPersonPhone: z.string().max(30).nullish(),
  pickUpInstructions: z.string().max(LONGEST_NOTE).nullish(),
  deliveryInstructions: z.string().max(LONGEST_NOTE).nullish(),
});
export type BookingInput = z.infer<typeof bookingInputSchema>;
