import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { isOpenOffer } from './dispatchRound.js';
import type { WaitingTrip } from './matchTogether.js';

/** How many trips are matched together at most: those that are due longest. The others follow. */
export const MATCHED_AT_MOST = 50;

/** In scarcity, drivers who let an offer of the trip pass count as this much farther away, in seconds. */
const LET_PASS_S = 180;
/** By how many seconds of driving each second of waiting brings a trip forward. */
const WAIT_CREDIT = 0.5;
/** Waiting longer than this brings a trip no further forward, in seconds. */
const MOST_WAIT_S = 1_800;

/** Until when a trip that is due at a time is collected with others, ms timestamps (rule 4.125). */
export const windowEnd = (dueAt: number, windowMs: number): number => Math.ceil(dueAt / windowMs) * windowMs;

/** The end of the window that a moment is in; of the next one if it is the end of one. ms timestamps. */
export const nextWindow = (now: number, windowMs: number): number =>
  (Math.floor(now / windowMs) + 1) * windowMs;

/**
 * Whether the trips around a pickup are matched together (rule 4.125): more wait than drivers are free, or
 * several and as many. One trip with a free driver is offered at once: it has nothing to be matched with.
 * @param waiting how many trips wait without an open offer, with this one
 * @param free how many drivers who could take it are free
 */
export const isScarce = ({ waiting, free }: { waiting: number; free: number }): boolean =>
  waiting > free || (waiting > 1 && waiting === free);

/** A trip that waits for a driver. */
interface WaitingForDriver {
  id: string;
  pickup: LatLng;
  carType: string | null;
  offers: readonly { state: string; expiresAt?: number | null | undefined }[];
}

/**
 * How many other trips wait for the drivers of one: within its search radius (km), for the same cars or those
 * that stand in, and without an open offer at `now` (ms timestamp).
 */
export function countWaitingAround(
  trip: Pick<WaitingForDriver, 'id' | 'pickup' | 'carType'>,
  waiting: Iterable<WaitingForDriver>,
  {
    radiusKm,
    standIns,
    now,
  }: { radiusKm: number; standIns: ReadonlyMap<string, readonly { carType: string }[]>; now: number },
): number {
  const carsOf = (carType: string | null) => [
    carType,
    ...(standIns.get(carType ?? '') ?? []).map((standIn) => standIn.carType),
  ];
  const cars = new Set(carsOf(trip.carType));
  let count = 0;
  for (const other of waiting)
    if (
      other.id !== trip.id &&
      !other.offers.some((offer) => isOpenOffer(offer, now)) &&
      distanceKm(other.pickup, trip.pickup) <= radiusKm &&
      carsOf(other.carType).some((car) => cars.has(car))
    )
      count += 1;
  return count;
}

/** A trip that is matched with others, with how long its drivers need to the pickup. */
export interface CollectedTrip {
  id: string;
  /** How long its search has lasted, in ms. */
  waitedMs: number;
  candidates: readonly { driver: string; seconds: number; hasLetPass: boolean }[];
}

/**
 * What each driver costs each trip (rule 4.126): the drive in seconds, more after an unanswered offer, and
 * less the longer the trip has waited, so that no trip is always passed over for nearer ones.
 */
export function matchCosts(trips: readonly CollectedTrip[]): WaitingTrip[] {
  return trips.map(({ id, waitedMs, candidates }) => {
    const waited = Math.min(Math.max(0, waitedMs / 1_000), MOST_WAIT_S);
    const later = (MOST_WAIT_S - waited) * WAIT_CREDIT;
    return {
      id,
      candidates: candidates
        .filter(({ seconds }) => Number.isFinite(seconds))
        .map(({ driver, seconds, hasLetPass }) => ({
          driver,
          cost: seconds + later + (hasLetPass ? LET_PASS_S : 0),
        })),
    };
  });
}
