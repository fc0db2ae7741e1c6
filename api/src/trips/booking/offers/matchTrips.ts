import {
  type CollectedTrip,
  dispatchRulesOf,
  dispatchStartsAt,
  matchCosts,
  MATCHED_AT_MOST,
  matchTogether,
  searchBeganAt,
  windowEnd,
  withExpired,
} from '@wayfare/shared';
import { munkres } from 'munkres';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';
import { type Choice, findOpenCandidates, type OpenCandidate } from './chooseDrivers.js';
import { offerRound } from './dispatchBooking.js';
import { dispatchRequest } from './dispatchRequest.js';
import { findWaiting, isCollectedAmong } from './isCollected.js';

/** How many trips look for their candidates at the same time. */
const AT_A_TIME = 10;
/** How many trips with offers are read to find drivers whom another process has asked. */
const READ_AT_MOST = 1_000;

/** Trips that are due, by how they are offered. */
export interface DueTrips {
  /** Those that are matched together now. */
  together: readonly StoredBooking[];
  /** Those that are offered by themselves. */
  alone: readonly string[];
}

/** Splits the trips that are due (rule 4.125). Those whose window has not ended are in neither group. */
export async function splitDue(
  ids: readonly string[],
  windowMs: number,
  services: TripsServices,
): Promise<DueTrips> {
  if (ids.length === 0) return { together: [], alone: [] };
  const [bookings, waiting] = await Promise.all([services.db.bookings.findMany(ids), findWaiting(services)]);
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  const together: StoredBooking[] = [];
  const alone: string[] = [];
  for (const id of ids) {
    const booking = byId.get(id);
    const dueAt = booking?.dispatch?.nextAt;
    if (!booking || booking.status !== 'NEW' || !dueAt) continue;
    if (!(await isCollectedAmong(booking, waiting, services))) alone.push(id);
    else if (windowEnd(dueAt, windowMs) <= services.clock.now()) together.push(booking);
  }
  return { together, alone };
}

/** A trip to be matched, with a function that finds who can be asked at that moment. */
interface Collected {
  booking: StoredBooking;
  offers: readonly Offer[];
  find(): OpenCandidate[];
}

/**
 * Matches trips with the free drivers and those who soon will be, all together, and offers each trip to its
 * driver alone (rule 4.126). One process does it for each window. If it dies, the trips that it has not
 * written are matched in the next one.
 */
export async function matchTrips(
  bookings: readonly StoredBooking[],
  windowMs: number,
  services: TripsServices,
): Promise<void> {
  if (bookings.length === 0) return;
  const { db, clock, liveDrivers } = services;
  const endsAt = Math.floor(clock.now() / windowMs) * windowMs;
  if (!(await db.matchWindows.take(endsAt))) return;
  const trips = await collectAll(bookings.slice(0, MATCHED_AT_MOST), services);
  const nearby = [...new Set(trips.flatMap(({ find }) => find().map(({ driver }) => driver)))];
  const asked =
    nearby.length > 0 ? await db.bookings.findAsked(nearby, clock.now(), READ_AT_MOST) : new Set<string>();
  const settings = await db.settings.settings();
  const choices = matchNow(trips, asked, clock.now());
  // Reserve before doing anything else, so that concurrent rounds pick other drivers.
  for (const { booking } of trips)
    for (const driver of choices.get(booking.id)?.drivers ?? [])
      liveDrivers.reserve(driver, booking.id, clock.now() + dispatchRulesOf(settings, booking).offerMs);
  await forEachOne(trips, async ({ booking }) => {
    await offerRound(booking, choices.get(booking.id), services);
  });
}

/** The trips with their candidates, a few at a time. */
async function collectAll(bookings: readonly StoredBooking[], services: TripsServices): Promise<Collected[]> {
  const trips: Collected[] = [];
  for (let from = 0; from < bookings.length; from += AT_A_TIME) {
    const some = bookings.slice(from, from + AT_A_TIME);
    trips.push(...(await Promise.all(some.map((booking) => collectOne(booking, services)))));
  }
  return trips;
}

async function collectOne(booking: StoredBooking, services: TripsServices): Promise<Collected> {
  const offers: Offer[] = withExpired(booking.dispatch?.offers ?? [], services.clock.now());
  const request = await dispatchRequest(booking, offers, services);
  const rules = dispatchRulesOf(await services.db.settings.settings(), booking);
  return { booking, offers, find: await findOpenCandidates(booking, { offers, request }, rules, services) };
}

/** A trip with those who can be asked at this moment. */
interface Open extends Pick<Collected, 'booking' | 'offers'> {
  candidates: readonly OpenCandidate[];
}

/** Who is asked for each trip, with how everyone was ranked who could have been. */
function matchNow(
  trips: readonly Collected[],
  asked: ReadonlySet<string>,
  now: number,
): ReadonlyMap<string, Choice> {
  const open = trips.map(({ booking, offers, find }): Open => {
    return { booking, offers, candidates: find().filter(({ driver }) => !asked.has(driver)) };
  });
  const costs = matchCosts(open.map((trip) => collectedTrip(trip, now)));
  const driverOf = new Map(matchTogether(costs, munkres).map(({ trip, driver }) => [trip, driver]));
  return new Map(
    open.map((trip) => {
      const { id } = trip.booking;
      return [id, choiceOf(trip, driverOf.get(id), countRivals(trip, open))];
    }),
  );
}

function collectedTrip({ booking, offers, candidates }: Open, now: number): CollectedTrip {
  const letPass = new Set(offers.filter(({ state }) => state === 'expired').map(({ driver }) => driver));
  return {
    id: booking.id,
    waitedMs: now - beganAt(booking),
    candidates: candidates.map(({ driver, seconds }) => ({
      driver,
      seconds,
      hasLetPass: letPass.has(driver),
    })),
  };
}

/** How many other trips could have got a driver of this one. */
function countRivals(trip: Open, open: readonly Open[]): number {
  const drivers = new Set(trip.candidates.map(({ driver }) => driver));
  return open.filter((other) => other !== trip && other.candidates.some(({ driver }) => drivers.has(driver)))
    .length;
}

/** The choice of one driver, or of none, among those who could be asked. */
function choiceOf({ candidates }: Open, driver: string | undefined, rivals: number): Choice {
  return {
    drivers: driver === undefined ? [] : [driver],
    ranked: new Map(
      candidates.map(({ driver: id, record }) => [
        id,
        id === driver && rivals > 0 ? { ...record, together: rivals } : record,
      ]),
    ),
    after: new Map(
      candidates.flatMap(({ driver: id, after }) => (after === null ? [] : [[id, after] as const])),
    ),
  };
}

const beganAt = (booking: StoredBooking): number =>
  searchBeganAt({ bookedAt: booking.bookingDate ?? 0, dispatchAt: dispatchStartsAt(booking) });
