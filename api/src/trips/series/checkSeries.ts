import {
  type Actor,
  BOOK_LATER_AHEAD_MS,
  conflict,
  dayAfter,
  dayOf,
  DomainError,
  forbidden,
  hasReturn,
  invalid,
  isPermitted,
  lackingRoom,
  loadOf,
  LONGEST_SERIES_DAYS,
  offersKind,
  partOn,
  seriesDays,
  type SeriesPart,
  type SeriesPlan,
  seriesReturnProblem,
  type TripLoad,
  zoneOfTrip,
} from '@wayfare/shared';
import { requireAllowedWait } from '../booking/create/allowedWait.js';
import { pricedTrip } from '../booking/create/priceTrip.js';
import type { TripsServices } from '../services.js';
import { businessDaysOf } from './businessDays.js';

/** How far ahead a series is searched for its first trip, in days. */
const SEARCHED_DAYS = 366;

/** Recurring trips are rides: a delivery is paid before it starts. @throws wrong_state (409) */
export function requireRides({ config }: Pick<TripsServices, 'config'>): void {
  if (config.APP_CATEGORY !== 'taxi') throw conflict();
}

/**
 * Checks the days of a series from one of them on.
 * @throws series_day_past, far_booking_error, field_invalid, series_without_trips (400), with the field
 */
export async function checkDays(
  plan: SeriesPlan,
  from: number,
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<void> {
  const settings = await db.settings.settings();
  const now = clock.now();
  const zone = zoneOfTrip(partOn(plan.parts, from) ?? {}, settings);
  const today = dayOf(now, zone);
  const { until } = plan;
  if (from < today) throw invalid('series_day_past', { from: 'series_day_past' });
  if (from > dayOf(now + BOOK_LATER_AHEAD_MS, zone))
    throw invalid('far_booking_error', { from: 'far_booking_error' });
  if (until != null) {
    const isEnd = until === dayAfter(from, -1) && plan.parts[0] && plan.parts[0].from < from;
    if (!isEnd && until < from) throw invalid('validation_error', { until: 'field_invalid' });
    if (until > dayAfter(plan.parts[0]?.from ?? from, LONGEST_SERIES_DAYS))
      throw invalid('far_booking_error', { until: 'far_booking_error' });
    if (isEnd) return;
  }
  const span = { first: from, last: dayAfter(from, SEARCHED_DAYS) };
  const days = seriesDays(plan, span, businessDaysOf(settings));
  if (!days.some(({ at, without }) => without === null && at > now))
    throw invalid('series_without_trips', { rule: 'series_without_trips' });
}

/** The trip of a part, and who enters it. */
type CheckedTrip = Pick<
  SeriesPart,
  | 'minutes'
  | 'returnMinutes'
  | 'waitMinutes'
  | 'pickup'
  | 'drop'
  | 'stops'
  | 'carType'
  | keyof TripLoad
  | 'driver'
>;

/**
 * Checks the trip of a part. Returns the id of its car type, which outlives a new name.
 * @param before the part that a change begins with, whose driver was planned by someone who may; null for a
 *   new one
 * @throws select_proper, place_to_coords_error, car_too_small, no_user_match (400), with the field; what
 *   `requireReturn` throws; forbidden (403) for a driver planned by staff who do not dispatch
 */
export async function checkTrip(
  actor: Actor,
  trip: CheckedTrip,
  before: Pick<SeriesPart, 'carType' | 'driver'> | null,
  services: TripsServices,
): Promise<{ carType: string }> {
  const { db } = services;
  const { pickup, drop, stops, driver } = trip;
  const carType = await db.carTypes.findByIdOrName(trip.carType);
  if (!carType) throw invalid('select_proper', { carType: 'field_invalid' });
  const isOtherCar = before !== null && before.carType !== carType.id;
  if (isOtherCar && lackingRoom(carType, trip)) throw invalid('car_too_small', { carType: 'car_too_small' });
  const asked = { pickup, drop, stops, carType: carType.id, ...loadOf(trip) };
  const { route } = await pricedTrip(asked, services);
  await requireReturn(trip, route.duration, services);
  if (driver && driver !== before?.driver) {
    if (!isPermitted(actor, 'dispatch')) throw forbidden();
    const planned = await db.users.findById(driver);
    if (planned?.usertype !== 'driver' || !planned.approved)
      throw invalid('no_user_match', { driver: 'no_user_match' });
  }
  return { carType: carType.id };
}

/**
 * @param seconds how long the trip there takes
 * @throws kind_off (409) where staff book no returns; not_of_kind (400) for both kinds of a way back, and a
 *   wait with as many stops as there can be; return_too_early, return_wait_long (400); each with the field
 */
async function requireReturn(trip: CheckedTrip, seconds: number, services: TripsServices): Promise<void> {
  if (!hasReturn(trip)) return;
  const { db, config } = services;
  const settings = await db.settings.settings();
  const field = trip.waitMinutes == null ? 'returnMinutes' : 'waitMinutes';
  if (!offersKind('return', 'admin', { settings, category: config.APP_CATEGORY }))
    throw new DomainError('kind_off', 409, { [field]: 'kind_off' });
  const problem = seriesReturnProblem(trip, seconds);
  if (problem) throw invalid(problem.key, { [problem.field]: problem.key });
  await requireAllowedWait(trip, services);
}

/** @throws select_proper (400) unless the passenger is a rider */
export async function checkRider(id: string, { db }: TripsServices): Promise<void> {
  const rider = await db.users.findById(id);
  if (rider?.usertype !== 'rider')
    throw new DomainError('select_proper', 400, { customer: 'select_rider' }, undefined, 'select_rider');
}
