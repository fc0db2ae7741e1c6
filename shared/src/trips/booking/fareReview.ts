/*
 * Fare reviews: how the part of a fare that a trip's evidence does not support is handled.
 *
 * A taxi trip settles within bounds around its estimate (`fareBound.ts`). If the measured fare is out of
 * bounds, the booking gets a fare review. If the trip ended away from the booked drop, it gets a drop check
 * for the rider to answer.
 *
 * API (`:id` is the booking's id everywhere): GET /fare-reviews admin. A simple-rest list of `FareReviewRow`,
 * open ones first, oldest first; filters `status`, `customer`, `driver`, `openedAt`; sorts `isOpen`,
 * `openedAt`. `GET /fare-reviews/:id` is one row. GET /bookings/:id/fare-review its rider, admins.
 * `FareReviewDetails`; 404 without a review. POST /bookings/:id/fare-review/confirm its rider, {}. Accepts a
 * positive difference and pays it. Returns the booking. 409 `wrong_state` if already decided otherwise or
 * there is nothing to accept; 409 `payment_in_progress` during a payment. POST
 * /bookings/:id/fare-review/decide admin, {decision: 'approve' | 'reject', note?}. Returns the booking. 409
 * `wrong_state` if already decided otherwise; 409 `review_rider_gone` to approve a difference when the
 * rider's account no longer exists. POST /bookings/:id/drop-check its rider, {agree: boolean}. Returns the
 * booking. POST /bookings/:id/correctFare admin, {trip_cost, note}. Gives a finished trip another fare:
 * returns the booking.
 *
 * A booking in a response has `fareReview` (`FareReviewSummary`), `dropCheck`, and for drivers, admins and
 * fleet admins `trackFlags`, `arrivalUnproven` and `arrivalReason`. The rider sees `arrivalUnproven` too: it
 * lets them cancel the trip.
 */
import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { latLngSchema, placeSchema } from '../../basics/geo/geo.schema.js';
import { trackFlags } from '../tracking/trackEvidence.js';
import { trackingPointSchema } from '../tracking/trackingPoint.schema.js';
import { takenAtSchema } from './stepTime.js';

export const trackFlagSchema = z.enum(trackFlags);

/** `corrected`: staff gave a finished trip another fare, without a review before (`fareCorrection.ts`). */
export const fareReviewStatuses = ['open', 'confirmed', 'approved', 'rejected', 'corrected'] as const;
export type FareReviewStatus = (typeof fareReviewStatuses)[number];

/**
 * Why there is a review: the measured fare is out of bounds, the rider disputes where the trip ended, money
 * of the business is held because the trip is not believed (`believedTrip.ts`), staff corrected the fare, or
 * the rider disputes the fee of a no-show (`noShow.ts`).
 */
const fareReviewReasons = [
  'above_bound',
  'below_bound',
  'drop_disputed',
  'unbelieved',
  'corrected',
  'no_show',
] as const;
export type FareReviewReason = (typeof fareReviewReasons)[number];

const amount = z.number();
const time = z.number().int();

/** The amounts of a fare. Riders see only the cost. */
const reviewedFareSchema = z.object({
  trip_cost: amount,
  convenience_fees: amount.optional(),
  driver_share: amount.optional(),
});

/** The part of a review that all parties to a booking see. */
export const fareReviewSummarySchema = z.object({
  status: z.enum(fareReviewStatuses),
  reasons: z.array(z.enum(fareReviewReasons)),
  /** The fare as measured, and as settled within the bounds. */
  measured: reviewedFareSchema,
  settled: reviewedFareSchema,
  /** Measured cost minus settled cost: above 0 the rider would pay more, below 0 get money back. */
  difference: amount,
  /** ms timestamps */
  openedAt: time,
  decidedAt: time.nullish(),
  /** Why staff corrected the fare. */
  correctedFor: z.string().nullish(),
});
export type FareReviewSummary = z.infer<typeof fareReviewSummarySchema>;

/** A review as the booking stores it. */
export const fareReviewSchema = fareReviewSummarySchema.extend({
  measured: reviewedFareSchema.required(),
  settled: reviewedFareSchema.required(),
  /** True when the status is `open`: lists sort these first. */
  isOpen: z.boolean(),
  /** The lowest and the highest cost the trip could settle at. */
  lower: amount,
  upper: amount,
  /** km and seconds of the measured fare. */
  distance: z.number(),
  seconds: z.number(),
  /** Evidence that raised the upper bound: seconds of standing, and a detour in km that the track proves. */
  waitingSeconds: z.number(),
  detourKm: z.number(),
  flags: z.array(trackFlagSchema),
  /** Where the driver reported the end of the trip, and the booked drop. */
  claimedEnd: latLngSchema.nullish(),
  bookedDrop: placeSchema.nullish(),
  decidedBy: idSchema.nullish(),
  note: z.string().nullish(),
  /**
   * Money the decision moved after the trip was paid: positive amounts charge the rider and credit the
   * driver. `bonus` is how much bonus money of each returned to the bonus balance.
   */
  moved: z
    .object({ rider: amount, driver: amount, bonus: z.object({ rider: amount, driver: amount }) })
    .nullish(),
});
export type FareReview = z.infer<typeof fareReviewSchema>;

/** One row of the list for admins. */
export const fareReviewRowSchema = fareReviewSchema.extend({
  /** The booking's id. */
  id: idSchema,
  booking_id: z.string(),
  reference: z.string().optional(),
  bookingStatus: z.string(),
  customer: idSchema,
  customer_name: z.string(),
  driver: idSchema.nullish(),
  driver_name: z.string().nullish(),
  estimate: amount,
  trip_cost: amount,
});
export type FareReviewRow = z.infer<typeof fareReviewRowSchema>;

/** A review with everything needed to decide it. Only admins see `convenience_fees` and `driver_share`. */
export const fareReviewDetailsSchema = fareReviewSchema.extend({
  id: idSchema,
  booking_id: z.string(),
  reference: z.string().optional(),
  bookingStatus: z.string(),
  measured: reviewedFareSchema,
  settled: reviewedFareSchema,
  /** Estimated cost, km and seconds of the trip. */
  estimate: amount,
  estimateDistance: z.number(),
  estimateTime: z.number(),
  pickup: placeSchema,
  drop: placeSchema,
  /** The route that the distance was measured on. */
  coords: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  /** Every stored position in order; those with `flagged` were not believed. */
  track: z.array(trackingPointSchema),
});
export type FareReviewDetails = z.infer<typeof fareReviewDetailsSchema>;

const dropCheckStatuses = ['asked', 'agreed', 'disputed'] as const;

/** Asks the rider whether a trip that ended away from the booked drop ended where they wanted. */
export const dropCheckSchema = z.object({
  status: z.enum(dropCheckStatuses),
  /** Meters between the booked drop and where the driver ended the trip. */
  meters: z.number(),
  bookedDrop: placeSchema,
  end: latLngSchema,
  answeredAt: time.nullish(),
});
export type DropCheck = z.infer<typeof dropCheckSchema>;

export const arriveInputSchema = z.object({
  reason: z.string().trim().min(1).max(300).nullish(),
  at: takenAtSchema,
});
export type ArriveInput = z.infer<typeof arriveInputSchema>;
export const dropCheckInputSchema = z.object({ agree: z.boolean() });
export const decideFareReviewInputSchema = z.object({
  decision: z.enum(['approve', 'reject']),
  note: z.string().trim().max(1000).nullish(),
});
export type DecideFareReviewInput = z.infer<typeof decideFareReviewInputSchema>;

/**
 * If a trip ends further than this from its booked drop, in km, the rider is asked: one to five city blocks.
 */
export const DROP_CHECK_KM = 0.5;

/** A review as a party to the booking sees it; the rider does not see the business's own amounts. */
export function fareReviewSummary(
  { status, reasons, measured, settled, difference, openedAt, decidedAt, note }: FareReview,
  usertype: string,
): FareReviewSummary {
  const shown = usertype === 'rider' ? costAlone : <T>(fare: T) => fare;
  return {
    status,
    reasons,
    measured: shown(measured),
    settled: shown(settled),
    difference,
    openedAt,
    decidedAt,
    ...(status === 'corrected' && { correctedFor: note }),
  };
}

/** Whether a review is about what a user pays or gets: a rider's fare does not depend on held money. */
export const showsReview = ({ reasons }: Pick<FareReview, 'reasons'>, usertype: string): boolean =>
  usertype !== 'rider' || reasons.some((reason) => reason !== 'unbelieved');

/** A fare without the fields that are hidden from the rider (rule 6.4). */
export const costAlone = ({ trip_cost }: { trip_cost: number }) => ({ trip_cost });

/** Whether the rider can agree to a review: there is something to pay, and it has not been decided. */
export const isConfirmable = ({
  status,
  difference,
  reasons,
}: Pick<FareReview, 'status' | 'difference' | 'reasons'>): boolean =>
  status === 'open' && difference > 0 && !reasons.includes('unbelieved');
