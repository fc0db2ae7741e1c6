import { calculateFare, type FareUnits } from './fare.js';
import type { Booking } from './booking.schema.js';
import type { BookingInput, EstimateInput } from './bookingRequest.schema.js';
import type { BookingStatus } from './booking.status.js';
import { BOOK_LATER_LEAD_MS, suggestedTripDate } from './bookingStart.js';
import type { ErrorKey } from '../../basics/errors/catalog.js';

/*
 * Trips there and back (rules 4.76, 4.87, 4.88).
 *
 * If the driver waits, it is one trip: the place it goes to is its last stop, and it ends where it begins.
 * No second driver has to be found, and the wait is time of the trip, which the tariff prices.
 *
 * If the passenger comes back at a time, it is two trips: a prebooking that belongs to the first one. Each
 * can be changed, canceled, and paid by itself.
 */

const SUGGESTED_STAY_MS = 2 * 60 * 60_000;

/** The parts of a request that say how its passenger comes back. */
type Returning = Pick<EstimateInput, 'pickup' | 'drop' | 'stops' | 'waitMinutes'>;

/** The trip that a request describes: one whose driver waits goes back to where it begins. */
export const turnedTrip = <Input extends Returning>(input: Input): Input =>
  input.waitMinutes && input.drop
    ? { ...input, stops: [...(input.stops ?? []), input.drop], drop: input.pickup }
    : input;

/**
 * The request for the second trip of a return: back by the direct way, with nothing that is for the first.
 */
export const wayBack = (input: BookingInput): BookingInput => ({
  ...input,
  pickup: input.drop,
  drop: input.pickup,
  stops: null,
  returnAt: null,
  promo: null,
  pickUpInstructions: null,
  bookLater: true,
  tripdate: input.returnAt,
});

/** The id of the second trip of a return: a retry of the first one finds it. */
export const wayBackId = (first: string): string => `${first}-back`;

/** The first trip of the return that a booking may be the second of; null if it is not. */
export const firstOfReturn = (id: string): string | null => (id.endsWith('-back') ? id.slice(0, -5) : null);

/**
 * Why the second trip of a return cannot start at its time: too soon after the first one starts or, once its
 * length is known (in seconds), before it ends; too far ahead is for `bookingStartProblem`. `now` is a ms
 * timestamp.
 */
export function returnTimeProblem(
  { returnAt, bookLater, tripdate }: Pick<Partial<BookingInput>, 'returnAt' | 'bookLater' | 'tripdate'>,
  now: number,
  seconds = 0,
): ErrorKey | null {
  if (!returnAt) return null;
  const start = bookLater && tripdate ? tripdate : now;
  return returnAt < start + Math.max(BOOK_LATER_LEAD_MS, seconds * 1000) ? 'return_too_early' : null;
}

/** The time that a form offers for the way back first: two hours after the trip starts. ms timestamps. */
export const suggestedReturn = (start: number | null, now: number): number =>
  suggestedTripDate((start ?? now) + SUGGESTED_STAY_MS - 60 * 60_000);

/** The seconds of the wait that a trip was booked with. */
export const bookedWaitSeconds = ({ back }: Pick<Partial<Booking>, 'back'>): number =>
  (back?.waitMinutes ?? 0) * 60;

/** What the same trip would cost if its driver did not have to wait: an unused wait costs nothing. */
export function estimateWithoutWait(
  trip: Pick<Booking, 'estimate' | 'estimateDistance' | 'estimateTime' | 'tariff' | 'back'>,
  units: FareUnits,
): number {
  const wait = bookedWaitSeconds(trip);
  if (wait === 0) return trip.estimate;
  const { trip_cost: cost } = calculateFare(
    {
      tariff: trip.tariff,
      distanceKm: trip.estimateDistance,
      seconds: Math.max(0, trip.estimateTime - wait),
    },
    units,
  );
  return Math.min(trip.estimate, cost);
}

/** The other trip of a return; null for any other trip, and one whose driver waits. */
export const linkedTripOf = ({ back }: Pick<Partial<Booking>, 'back'>): string | null =>
  back?.trip ?? back?.outbound ?? null;

/** The statuses in which a trip of a return can be canceled together with the other: no driver has it yet. */
export const canceledTogether: readonly BookingStatus[] = ['PAYMENT_PENDING', 'NEW'];
