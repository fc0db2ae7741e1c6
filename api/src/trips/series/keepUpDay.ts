import {
  BOOK_LATER_LEAD_MS,
  DomainError,
  placesThere,
  seriesBookingId,
  type SeriesDay,
  type SeriesFailure,
  type SeriesPart,
  wayBackId,
} from '@wayfare/shared';
import { createBooking } from '../booking/create/createBooking.js';
import { cancelAs } from '../booking/finish/cancelBooking.js';
import type { SeriesTrip } from '../booking/store/booking.repository.js';
import { onLatest } from '../booking/transition.js';
import type { TripsServices } from '../services.js';
import { authorOf, inputOf } from './bookingOfDay.js';
import { followSeries, planOfSeries } from './followSeries.js';
import { keepUpBack } from './keepUpBack.js';
import type { StoredSeries } from './storedSeries.js';

/** What is known about a day of a series before its bookings are looked after. */
export interface SeriesDayState {
  /** yyyymmdd */
  day: number;
  /** How the series is on this day. */
  part: SeriesPart;
  /** The day as the series wants it; undefined if it has no trip by its rule. */
  wanted: SeriesDay | undefined;
  /** Whether its bookings are to be made by now. */
  isDue: boolean;
  booking: SeriesTrip | undefined;
  /** The trip of the way back at a time. */
  back: SeriesTrip | undefined;
  /** Why a booking was refused before. */
  failure: SeriesFailure | undefined;
}

/**
 * Brings the bookings of one day in line with its series: the trip there, and the one back. A trip that a
 * driver has is left alone: it is changed or canceled by itself. Returns why one was refused, an error key;
 * null if nothing was.
 */
export async function keepUpDay(
  series: StoredSeries,
  state: SeriesDayState,
  services: TripsServices,
): Promise<string | null> {
  const { booking, back, wanted } = state;
  const hasTrip = wanted !== undefined && wanted.without === null;
  if (!booking) return hasTrip && state.isDue ? refusalOf(() => make(series, state, wanted, services)) : null;
  if (!hasTrip) {
    // Bookings that were made before a holiday was entered stay.
    if (wanted?.without === 'holiday') return null;
    return refusalOf(() => cancelNew([booking, back], services));
  }
  const steps = [
    () => followThere(booking, state, wanted, services),
    () => keepUpBack(series, booking, { ...state, wanted }, services),
  ];
  if (wanted.backAt === null) steps.splice(1, 1, () => cancelNew([back], services));
  // A trip never begins after its way back: whatever moves later begins with that one, or with its end.
  if (wanted.backAt === null || wanted.at > booking.tripdate) steps.reverse();
  const refusals = [];
  for (const step of steps) refusals.push(await refusalOf(step));
  return refusals.find((reason) => reason !== null) ?? null;
}

/** Why the product refuses a step, an error key; null if it does not. @throws other errors */
async function refusalOf(step: () => Promise<string | null>): Promise<string | null> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof DomainError) return error.key;
    throw error;
  }
}

/** @throws series_rider_blocked (409), and what `createBooking` throws */
async function make(
  { id, customer }: StoredSeries,
  { day, part, failure }: SeriesDayState,
  wanted: SeriesDay,
  services: TripsServices,
): Promise<string | null> {
  const { at } = wanted;
  // A part that was entered too late for a trip of today never promised it.
  if (at < part.at + BOOK_LATER_LEAD_MS) return null;
  if (failure && at < services.clock.now() + BOOK_LATER_LEAD_MS) return failure.reason;
  const rider = await services.db.users.findById(customer);
  if (rider && !rider.approved) throw new DomainError('series_rider_blocked', 409);
  const request = {
    id: seriesBookingId(id, day),
    isAgain: true,
    series: { series: id, seriesPart: part.at },
  };
  const made = await createBooking(authorOf(part), inputOf(customer, part, wanted), request, services);
  const back = wanted.backAt === null ? null : await services.db.bookings.findById(wayBackId(made.id));
  const reasons = [];
  for (const one of [made, back]) if (one && !one.plan) reasons.push(await planOfSeries(one, part, services));
  return reasons.find((reason) => reason !== null) ?? null;
}

/** Cancels the trips of a day that no longer has them, while no driver has them. */
async function cancelNew(trips: readonly (SeriesTrip | undefined)[], services: TripsServices): Promise<null> {
  for (const trip of trips) {
    if (trip?.status !== 'NEW') continue;
    await onLatest(async () => {
      const booking = await services.db.bookings.findById(trip.id);
      if (booking?.status === 'NEW')
        await cancelAs(booking, 'system', 'cancel_reason_series_day', {}, services);
    });
  }
  return null;
}

/**
 * @throws series_wait_booked (409) for a booking that was made with another wait of its driver, which no
 *   change of a booking concerns; and what `followSeries` throws
 */
async function followThere(
  booking: SeriesTrip,
  { part, failure }: SeriesDayState,
  { at }: SeriesDay,
  services: TripsServices,
): Promise<string | null> {
  if (booking.status !== 'NEW') return null;
  const waits = booking.back?.waitMinutes ?? null;
  if (booking.seriesPart !== part.at && waits !== (part.waitMinutes ?? null))
    throw new DomainError('series_wait_booked', 409);
  const pickUpInstructions = part.pickUpInstructions ?? '';
  const wanted = { tripdate: at, ...placesThere(part), pickUpInstructions };
  return followSeries(booking, { part, failure, wanted }, services);
}
