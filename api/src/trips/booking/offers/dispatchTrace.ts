import {
  type Actor,
  dispatchTraceSchema,
  distanceKm,
  searchRadiusKm,
  forbidden,
  type DispatchRequest,
  type DispatchTrace,
  type NamedDispatchTrace,
  type Settings,
} from '@wayfare/shared';
import type { Offer, StoredBooking } from '../store/storedBooking.js';
import type { Choice } from './chooseDrivers.js';
import { dispatchRequest } from './dispatchRequest.js';
import { waitsForMatch } from './isCollected.js';
import { leftOutReasonOf } from './leftOutReason.js';
import { findVisibleBooking } from '../findBooking.js';
import { onlyFields } from '../../../platform/crud/onlyFields.js';
import type { TripsServices } from '../../services.js';
import type { LiveDriver } from '../../../people/liveDrivers/liveDrivers.js';
import { shownRadiusKm, unavailableDrivers } from '../../dispatch/unavailableDrivers.js';

/** How many drivers per round are recorded. */
const A_ROUND = 50;

/**
 * The outcome of a dispatch round for the drivers around the pickup: those who get an offer first, then the
 * nearest.
 */
export function traceRound(
  booking: StoredBooking,
  round: {
    offers: readonly Offer[];
    made: readonly Offer[];
    request: DispatchRequest;
    ranked: Choice['ranked'];
    after: Choice['after'];
    isTogether?: boolean;
  },
  settings: Settings,
  { liveDrivers }: Pick<TripsServices, 'liveDrivers'>,
): DispatchTrace[] {
  const { at } = round.request;
  const asked = new Map(round.made.map((offer) => [offer.driver, offer]));
  const before = new Map(round.offers.map((offer) => [offer.driver, offer.state]));
  const offered = round.made.map(({ driver }): DispatchTrace => {
    const location = liveDrivers.get(driver)?.location;
    const distance = location ? distanceKm(booking.pickup, location) : null;
    return { driver, at, outcome: 'offered', reason: null, distance, ...round.ranked.get(driver) };
  });

  const radius = searchRadiusKm(booking, settings);
  const isOf = ({ id }: LiveDriver) => !asked.has(id) && before.get(id) !== 'offered';
  const near = liveDrivers.nearest(
    booking.pickup,
    Math.max(radius, shownRadiusKm(settings)),
    A_ROUND - offered.length,
    isOf,
  );

  const reasonOf = leftOutReasonOf(booking, round, settings);
  const leftOut = near.map((found): DispatchTrace => {
    const { driver, distance } = found;
    const { minutes, timeSource, learnedFrom, next } = round.ranked.get(driver.id) ?? {};
    const time = timeSource && { minutes, timeSource, ...(learnedFrom && { learnedFrom }), next };
    return { driver: driver.id, at, outcome: 'left_out', reason: reasonOf(found), distance, ...time };
  });
  return [...leftOut.reverse(), ...offered.reverse()];
}

const fields = Object.keys(dispatchTraceSchema.shape);

/**
 * For an admin: which drivers the latest dispatch rounds of a booking considered, when, and why they were
 * offered the trip or left out, latest first. While the trip waits to be matched with others, that comes
 * first (rule 4.133): it is not stored. While the trip is still open, also includes nearby drivers who are
 * currently unavailable: not approved, not active or without a position.
 */
export async function dispatchTrace(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<NamedDispatchTrace[]> {
  const { db } = services;
  if (actor.usertype !== 'admin') throw forbidden();
  const booking = await findVisibleBooking(actor, id, services);
  const trace = await db.bookings.traceOf(id);
  const all = booking.status === 'NEW' ? [...trace, ...(await lookedAtNow(booking, services))] : trace;
  const named = all.flatMap(({ driver, by }) => (by ? [driver, by] : [driver]));
  const names = await db.users.namesOf([...new Set(named)]);
  const ofDrivers = all.map((entry) => ({
    ...(onlyFields(entry, fields) as DispatchTrace),
    driver_name: names.get(entry.driver) ?? null,
    ...(entry.by && { by_name: names.get(entry.by) ?? null }),
  }));
  return (await waitsForMatch(booking, services))
    ? [collectedAt(services.clock.now()), ...ofDrivers]
    : ofDrivers;
}

/** Says that a trip waits to be matched with others. */
const collectedAt = (at: number): NamedDispatchTrace => ({
  driver: null,
  driver_name: null,
  at,
  outcome: 'collected',
  reason: null,
  distance: null,
});

async function lookedAtNow(
  booking: StoredBooking,
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<DispatchTrace[]> {
  const request = await dispatchRequest(booking, [], { db, clock });
  const { at } = request;
  const away = await unavailableDrivers({ ...request, carType: booking.carType }, A_ROUND, { db });
  return away.map(({ user, reason, distance }): DispatchTrace => {
    return { driver: user.id, at, outcome: 'left_out', reason, distance };
  });
}
