import { z } from 'zod';
import { cancelSlabSchema, extraSchema, noShowTermsSchema, tariffSchema } from '../carType/carType.schema.js';
import { idSchema } from '../../basics/crud/id.js';
import { placeSchema } from '../../basics/geo/geo.schema.js';
import { promoTermsSchema } from '../promo/promo.schema.js';
import { ratingTags } from './ratingTags.js';
import { bookingStatuses } from './booking.status.js';
import { cardHoldSchema, walletHoldSchema } from './holds.schema.js';
import { overrideSchema } from './override.js';
import { longerTripSchema } from './longerTrip.schema.js';
import { planLostSchema, planSchema } from './plan.schema.js';
import { widenedSchema } from './widening.schema.js';
import { handoverSummarySchema } from './handover.js';
import { dropCheckSchema, fareReviewSummarySchema, trackFlagSchema } from './fareReview.js';
import { noShowSummarySchema, pickupWaitSchema } from './noShow.schema.js';
import { rideCheckSummarySchema } from './rideCheck.js';
import { hireSchema } from './hire.schema.js';
import { tripBackSchema } from './returnTrip.schema.js';
import { tripKindSchema } from './tripKind.schema.js';
import { bookingChangeSchema } from './bookingChange.schema.js';
import { stopSchema } from './stop.schema.js';
import { lostItemSchema } from './lostItem.schema.js';
import { officeActSchema } from './officeAct.schema.js';
import { tripLoadShape } from './tripLoad.schema.js';
import { farePaymentSchema, paymentModeSchema } from './farePayment.schema.js';

const text = z.string().nullish();
const time = z.number().int().nullish();
const amount = z.number();

/** A booking as stored and, reduced by role, as sent (rules 3.7 to 3.18). Times are ms timestamps. */
export const bookingSchema = z.object({
  id: idSchema,
  booking_id: z.string(),
  /** The booking's reference for people, such as `W-4F7K-25`: see `bookingReference.ts`. */
  reference: z.string(),
  status: z.enum(bookingStatuses),
  /** Missing in ordinary trips: see `tripKind.ts`. */
  kind: tripKindSchema.nullish(),
  /** The hours of a trip by the hour. */
  hire: hireSchema.nullish(),
  /** How the passenger of a return comes back: see `returnTrip.ts`. */
  back: tripBackSchema.nullish(),
  carType: z.string(),
  carImage: text,
  ...tripLoadShape,
  customer: idSchema,
  customer_email: text,
  customer_name: z.string(),
  customer_contact: text,
  customer_token: text,
  customer_image: text,
  /** The rider's average rating by drivers when the trip was booked; 0 without ratings. */
  customer_rating: z.number().nullish(),
  pickup: placeSchema,
  drop: placeSchema,
  /** The stops before the drop, in order: see `stops.ts`. */
  stops: z.array(stopSchema).nullish(),
  pickupAddress: z.string(),
  dropAddress: z.string(),
  estimate: amount,
  /** km */
  estimateDistance: z.number(),
  /** km */
  distance: z.number(),
  /** seconds */
  estimateTime: z.number(),
  bookLater: z.boolean(),
  tripdate: z.number().int(),
  /** How long before its time a prebooking enters dispatch, in seconds; see `leadTime.ts`. */
  leadSeconds: z.number().int().nullish(),
  /** The time zone of its times, an IANA name; missing for the business's: see `tripZone.ts`. */
  timeZone: text,
  bookingDate: z.number().int(),
  coords: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  otp: z.union([z.string(), z.literal(false)]),
  /** The driver gave the rider's code at the start: only then is a card charged without the rider. */
  startProven: z.boolean().nullish(),
  booking_type_admin: z.boolean(),
  /** The id of the API key of a partner's booking. */
  apiKey: text,
  /** The fleet admin who booked it for a caller: only drivers of the fleet get it. */
  fleet: idSchema.nullish(),
  /** When the fleet released it to all drivers, ms timestamp. */
  openedAt: time,
  /** The series of recurring trips that it belongs to. */
  series: idSchema.nullish(),
  trip_cost: amount,
  convenience_fees: amount,
  driver_share: amount,
  discount: amount,
  discount_amount: amount,
  cashPaymentAmount: amount,
  cardPaymentAmount: amount,
  /**
   * Amount paid from the wallet, bonus money included: cash, card and wallet always add up to
   * `customer_paid`.
   */
  usedWalletMoney: amount,
  /** The part of it that was bonus money. */
  usedBonusMoney: amount.nullish(),
  payableAmount: amount,
  customer_paid: amount,
  payment_mode: paymentModeSchema,
  gateway: text,
  prepaid: z.boolean(),
  promo_applied: z.boolean(),
  promo_details: farePaymentSchema.shape.promo_details,
  /** The promo's terms when the booking used it: later changes to the promo do not affect the trip. */
  promo_terms: promoTermsSchema.nullish(),
  /** Why the promo that the booking asked for was not applied: its rider has not proved a phone number. */
  promo_refused: z.literal('promo_phone_unproved').nullish(),
  paymentPacket: farePaymentSchema.nullish(),
  driver: idSchema.nullish(),
  driver_name: text,
  driver_image: text,
  driver_contact: text,
  driver_token: text,
  vehicle_number: text,
  /** The car as the rider recognizes it, in the driver's own words. */
  vehicle_make: text,
  vehicle_model: text,
  vehicle_color: text,
  driverRating: z.number().nullish(),
  fleetadmin: idSchema.nullish(),
  deliveryPerson: text,
  deliveryPersonPhone: text,
  driver_accept_time: time,
  /**
   * The trip that its driver finishes first; missing once they are on the way (rule 4.83). Riders only learn
   * that there is one.
   */
  afterTrip: idSchema.nullish(),
  /** The question to the driver of a trip that became much longer: see `longerTrip.ts`. */
  longerTrip: longerTripSchema.nullish(),
  driver_arrive_time: time,
  trip_start_time: time,
  startTime: time,
  trip_end_time: time,
  endTime: time,
  /** seconds */
  total_trip_time: z.number().nullish(),
  reason: text,
  cancelledBy: text,
  /** When it was canceled, ms timestamp; missing for bookings of earlier versions. */
  cancelledAt: time,
  rating: z.number().nullish(),
  /** The remarks that the rider chose about the trip. */
  rating_tags: z.array(z.enum(ratingTags)).nullish(),
  /** The rider's tip for the driver, paid from the wallet on top of the fare. */
  tip: amount.nullish(),
  /**
   * What the rider adds to the price for the driver: a part of `estimate`, `trip_cost` and `driver_share`.
   * See `riderExtra.ts`.
   */
  riderExtra: amount.nullish(),
  /**
   * The amount that the business adds to the driver's share once the trip is paid. The rider's price does not
   * change.
   */
  raise: amount.nullish(),
  /**
   * The money of the business in this trip that is not credited to the driver, because the trip was not
   * believed when it was paid.
   */
  heldMoney: z.object({ amount, state: z.enum(['held', 'released', 'kept']) }).nullish(),
  /** Who raised it last, and when (ms timestamp). */
  raisedBy: text,
  raisedAt: time,
  /**
   * The item that the rider reported as left in the car; without the phone number, which only the office
   * gets.
   */
  lostItem: lostItemSchema.nullish(),
  /** The driver's rating of the rider, 1 to 5. */
  rider_rated: z.number().nullish(),
  /** The driver reported an arrival that their position did not confirm, and the reason they gave. */
  arrivalUnproven: z.boolean().nullish(),
  arrivalReason: text,
  /** Problems with the evidence of the trip. */
  trackFlags: z.array(trackFlagSchema).nullish(),
  /**
   * The measurements outside the fare bounds, and the decision about them: stored in full, sent as a summary.
   */
  fareReview: fareReviewSummarySchema.nullish(),
  dropCheck: dropCheckSchema.nullish(),
  /** The rider's word that they are not in the car: stored in full, sent as a summary. */
  rideCheck: rideCheckSummarySchema.nullish(),
  /** The driver's wait at the pickup, and the no-show that ended it: stored in full, sent as a summary. */
  pickupWait: pickupWaitSchema.nullish(),
  noShow: noShowSummarySchema.nullish(),
  /** What a no-show costs, by the car type when the trip was booked. */
  noShowTerms: noShowTermsSchema.nullish(),
  pickup_image: text,
  deliver_image: text,
  /** The signature of the person who took the parcel. */
  signature_image: text,
  /** How the handover of a parcel is proven: stored in full, sent as a summary. */
  handover: handoverSummarySchema.nullish(),
  requestedDrivers: z.record(z.string(), z.literal(true)).nullish(),
  pickUpInstructions: text,
  deliveryInstructions: text,
  parcelTypeSelected: extraSchema.nullish(),
  optionSelected: extraSchema.nullish(),
  tariff: tariffSchema,
  /** The car type's cancellation fees when the trip was booked (rule 3.27). */
  cancelSlab: z.array(cancelSlabSchema).nullish(),
  /** The fee the rider paid to the driver for canceling. */
  cancel_fee: z.number().nullish(),
  /** What the office did to end the trip, in order of time. */
  officeActs: z.array(officeActSchema).nullish(),
  /** What was changed after the booking was made, in order of time: see `bookingChange.ts`. */
  changes: z.array(bookingChangeSchema).nullish(),
  /** The wallet hold of a booking to be paid from the wallet. */
  hold: walletHoldSchema.nullish(),
  /** The card hold of a booking that starts with one. */
  cardHold: cardHoldSchema.nullish(),
  /** A dispatcher's last decision about the driver. */
  override: overrideSchema.nullish(),
  /** The driver planned for a prebooking. */
  plan: planSchema.nullish(),
  /** The planned driver could not come in time, and no other driver has it yet. */
  planLost: planLostSchema.nullish(),
  /** How often a dispatcher widened the search for its driver. */
  widened: widenedSchema.nullish(),
  /** Since when the trip waits for another driver, after a dispatcher took it back from one. ms timestamp. */
  waitingSince: time,
  /** Number of changes. Every change names the version it is based on. */
  version: z.number().int(),
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A booking's OTP: five digits, 10000 to 99999 (rules 3.11, 9.1). `random` returns a number from 0 up
 * to, but not including, 1.
 */
export const bookingOtp = (random: () => number) => String(10_000 + Math.floor(random() * 90_000));
