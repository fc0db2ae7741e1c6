import {
  type Actor,
  type BookingInput,
  BOOK_LATER_LEAD_MS,
  DomainError,
  seriesBookingId,
  type SeriesDay,
  type SeriesFailure,
  type SeriesPart,
} from '@wayfare/shared';
import { changeBooking, previewChange } from '../booking/change/changeBooking.js';
import { createBooking } from '../booking/create/createBooking.js';
import { cancelAs } from '../booking/finish/cancelBooking.js';
import { planDriver } from '../booking/planner/planDriver.js';
import type { SeriesTrip } from '../booking/store/booking.repository.js';
import { amend, onLatest } from '../booking/transition.js';
import type { TripsServices } from '../services.js';
import type { StoredSeries } from './storedSeries.js';

/** The failure of a driver who cannot be planned. */
const UNPLANNED = 'series_driver_unavailable';

/** What is known about a day of a series before its booking is looked after. */
interface SeriesDayState {
  /** yyyymmdd */
  day: number;
  /** How the series is on this day. */
  part: SeriesPart;
  /** The day as the series wants it; undefined if it has no trip by its rule. */
  wanted: SeriesDay | undefined;
  /** Whether its booking is to be made by now. */
  isDue: boolean;
  booking: SeriesTrip | undefined;
  /** Why its booking was refused before. */
  failure: SeriesFailure | undefined;
}

/**
 * Brings the booking of one day in line with its series. A trip that a driver has is left alone: it is
 * changed or canceled by itself. Returns why it was refused, an error key; null if nothing was.
 */
export async function keepUpDay(
  series: StoredSeries,
  state: SeriesDayState,
  services: TripsServices,
): Promise<string | null> {
  const { booking, wanted } = state;
  const hasTrip = wanted !== undefined && wanted.without === null;
  try {
    if (!booking) return hasTrip && state.isDue ? await make(series, state, wanted, services) : null;
    if (booking.status !== 'NEW') return null;
    // Bookings that were made before a holiday was entered stay.
    if (!hasTrip) return wanted?.without === 'holiday' ? null : await cancel(booking, services);
    return await follow(booking, state, wanted, services);
  } catch (error) {
    if (error instanceof DomainError) return error.key;
    throw error;
  }
}

/** The system acts for whoever entered the part: as an admin, whose bookings wait for a driver. */
const authorOf = ({ by }: SeriesPart): Actor => ({ uid: by, usertype: 'admin' });

/** @throws series_rider_blocked (409), and what `createBooking` throws */
async function make(
  { id, customer }: StoredSeries,
  { day, part, failure }: SeriesDayState,
  { at }: SeriesDay,
  services: TripsServices,
): Promise<string | null> {
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
  const made = await createBooking(authorOf(part), inputOf(customer, part, at), request, services);
  return made.plan ? null : plan(made, part, services);
}

/** The request for the trip of a day. */
const inputOf = (customer: string, part: SeriesPart, tripdate: number): BookingInput => ({
  customer,
  pickup: part.pickup,
  drop: part.drop,
  stops: part.stops,
  carType: part.carType,
  payment_mode: part.payment_mode,
  pickUpInstructions: part.pickUpInstructions ?? null,
  bookLater: true,
  tripdate,
});

/** Cancels the trip of a day that no longer has one, while no driver has it. */
async function cancel({ id }: SeriesTrip, services: TripsServices): Promise<null> {
  await onLatest(async () => {
    const booking = await services.db.bookings.findById(id);
    if (booking?.status === 'NEW')
      await cancelAs(booking, 'system', 'cancel_reason_series_day', {}, services);
  });
  return null;
}

/**
 * Lets a booking follow its series: the fields and the driver of another part, once; what somebody decides
 * about the trip later stays. Returns why its driver cannot be planned.
 */
async function follow(
  booking: SeriesTrip,
  { part, failure }: SeriesDayState,
  wanted: SeriesDay,
  services: TripsServices,
): Promise<string | null> {
  const isOlder = booking.seriesPart !== part.at;
  if (isOlder) await adjust(booking, part, wanted, services);
  const isUnplanned = failure?.reason === UNPLANNED && (booking.plan?.at ?? 0) < failure.at;
  const reason = isOlder || isUnplanned || !booking.plan ? await plan(booking, part, services) : null;
  if (isOlder) await recordPart(booking, part, services);
  return reason;
}

/** Stores which part a booking follows. */
async function recordPart({ id }: SeriesTrip, part: SeriesPart, services: TripsServices): Promise<void> {
  await onLatest(async () => {
    const booking = await services.db.bookings.findById(id);
    if (booking) await amend(booking, { seriesPart: part.at }, {}, services);
  });
}

/** Changes a booking to how the series is now. @throws what `changeBooking` throws */
async function adjust(
  { id }: SeriesTrip,
  part: SeriesPart,
  { at }: SeriesDay,
  services: TripsServices,
): Promise<void> {
  const actor = authorOf(part);
  const wanted = {
    tripdate: at,
    pickup: part.pickup,
    drop: part.drop,
    stops: part.stops,
    carType: part.carType,
    payment_mode: part.payment_mode,
    pickUpInstructions: part.pickUpInstructions ?? '',
  };
  await onLatest(async () => {
    const preview = await previewOrNothing(actor, id, wanted, services);
    if (!preview) return;
    const agreed = { customer_paid: preview.price.after, driver: preview.driver };
    await changeBooking(actor, id, { ...wanted, version: preview.version, agreed }, 'rider', services);
  });
}

/** The preview of a change; null if the booking is like that already. */
async function previewOrNothing(
  ...asked: [Actor, string, Parameters<typeof previewChange>[2], TripsServices]
) {
  const [actor, id, wanted, services] = asked;
  try {
    return await previewChange(actor, id, wanted, 'rider', services);
  } catch (error) {
    if (error instanceof DomainError && error.key === 'nothing_to_change') return null;
    throw error;
  }
}

/**
 * Plans the driver of the series for a trip. Returns series_driver_unavailable if the driver cannot be
 * planned.
 */
async function plan(
  { id, plan: before }: Pick<SeriesTrip, 'id' | 'plan'>,
  part: SeriesPart,
  services: TripsServices,
): Promise<string | null> {
  const driver = part.driver ?? null;
  if ((before?.driver ?? null) === driver) return null;
  try {
    await onLatest(() => planDriver(authorOf(part), id, { driver, plans: before?.count ?? 0 }, services));
    return null;
  } catch (error) {
    // Dispatch has begun, or a dispatcher was faster: the driver is theirs to choose.
    if (error instanceof DomainError && error.status === 409) return null;
    if (error instanceof DomainError) return UNPLANNED;
    throw error;
  }
}
