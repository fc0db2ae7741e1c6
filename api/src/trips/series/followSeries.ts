import {
  type Actor,
  DomainError,
  fullLoad,
  type Place,
  type SeriesFailure,
  type SeriesPart,
} from '@wayfare/shared';
import { changeBooking, previewChange } from '../booking/change/changeBooking.js';
import { planDriver } from '../booking/planner/planDriver.js';
import type { SeriesTrip } from '../booking/store/booking.repository.js';
import { amend, onLatest } from '../booking/transition.js';
import type { TripsServices } from '../services.js';
import { authorOf } from './bookingOfDay.js';

/** The failure of a driver who cannot be planned. */
const UNPLANNED = 'series_driver_unavailable';

/** When and where a trip of a series is driven. Without a note, it keeps the one that it has. */
interface FollowedTrip {
  tripdate: number;
  pickup: Place;
  stops: Place[];
  drop: Place;
  pickUpInstructions?: string;
}

/**
 * Lets a booking follow its series: the fields and the driver of another part, once; what people decide
 * about the trip later stays. Returns why its driver cannot be planned.
 */
export async function followSeries(
  booking: SeriesTrip,
  { part, failure, wanted }: { part: SeriesPart; failure: SeriesFailure | undefined; wanted: FollowedTrip },
  services: TripsServices,
): Promise<string | null> {
  const isOlder = booking.seriesPart !== part.at;
  if (isOlder) await adjust(booking, part, wanted, services);
  const isUnplanned = failure?.reason === UNPLANNED && (booking.plan?.at ?? 0) < failure.at;
  const reason = isOlder || isUnplanned || !booking.plan ? await planOfSeries(booking, part, services) : null;
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
  trip: FollowedTrip,
  services: TripsServices,
): Promise<void> {
  const actor = authorOf(part);
  const { carType, payment_mode } = part;
  const wanted = { ...trip, carType, ...fullLoad(part), payment_mode };
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
export async function planOfSeries(
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
