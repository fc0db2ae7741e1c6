import type { Settings } from '../../basics/settings/settings.schema.js';
import { searchRadiusKm } from './widening.js';

/** How long dispatch waits when no driver is near, in ms. */
const RETRY_MS = 5_000;
/** A trip without a driver is canceled this long after its trip date, in ms. */
export const OVERDUE_MS = 30 * 60_000;
/** Fractions of the radius that are searched, nearest ring first. */
const RINGS = [0.25, 0.5, 1] as const;

/**
 * How far away drivers are asked, how long they have to answer, and how many have the offer at the same time.
 */
export interface DispatchRules {
  radiusKm: number;
  offerMs: number;
  offersAtATime: number;
}

/** The rules of a trip's dispatch. `widened` counts how often a dispatcher widened its search. */
export const dispatchRulesOf = (
  settings: Pick<Settings, 'driverRadius' | 'convert_to_mile' | 'offerSeconds' | 'offersAtATime'>,
  trip: { widened?: number | null | undefined } = {},
): DispatchRules => ({
  radiusKm: searchRadiusKm(trip, settings),
  offerMs: settings.offerSeconds * 1_000,
  offersAtATime: settings.offersAtATime,
});

/**
 * An offer with the fields that a round needs. `at` is when it was made, `expiresAt` is null for one that
 * does not expire; ms timestamps.
 */
export interface RoundOffer {
  driver: string;
  at: number;
  expiresAt: number | null;
  state: string;
}

/** Whether an offer can be answered at a time, a ms timestamp. */
export const isOpenOffer = (
  { state, expiresAt }: { state: string; expiresAt?: number | null | undefined },
  now: number,
): boolean => state === 'offered' && (expiresAt == null || expiresAt > now);

/** Returns the offers of a trip. Those that were not answered in time are marked as expired. */
export const withExpired = <Offer extends RoundOffer>(
  offers: readonly Offer[],
  now: number,
): (Offer | (Offer & { state: 'expired' }))[] =>
  offers.map((offer) =>
    offer.state === 'offered' && !isOpenOffer(offer, now) ? { ...offer, state: 'expired' as const } : offer,
  );

/**
 * When the next round of a trip is due: when the first of its open offers expires, or soon if there are none.
 * While more drivers could be asked, also when the next car type may stand in.
 * @param standInAt when that is, a ms timestamp; null if no car type may stand in later
 */
export const nextRoundAt = (
  open: readonly Pick<RoundOffer, 'expiresAt'>[],
  now: number,
  { offerMs, offersAtATime }: Pick<DispatchRules, 'offerMs' | 'offersAtATime'>,
  standInAt: number | null,
): number =>
  Math.min(
    ...open.map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY),
    now + (open.length > 0 ? offerMs : RETRY_MS),
    ...(standInAt !== null && open.length < offersAtATime ? [standInAt] : []),
  );

/** A driver who could be asked, and how far away they are in km. */
export interface FoundDriver<Driver> {
  driver: Driver;
  distance: number;
}

/** Drivers whom a trip can be offered to. */
export interface DriverSearch<Driver extends { id: string }> {
  offers: readonly RoundOffer[];
  radiusKm: number;
  /** How many drivers are asked at most. */
  count: number;
  /** Eligible drivers that pass a test, nearest first, at least `count` if there are so many. */
  nearest(accepts: (driver: Driver) => boolean): readonly FoundDriver<Driver>[];
  /** Whether a driver has an offer for another trip. */
  isReserved(driver: string): boolean;
  /** Orders drivers of equal right to an offer; without it, the nearest come first. */
  rank?(found: readonly FoundDriver<Driver>[]): readonly FoundDriver<Driver>[];
}

/**
 * Who is offered a trip next: drivers not yet asked, those in the smallest ring that has the first of them.
 * When everyone was asked, those whose offer expired longest ago come first, however far away they are:
 * nobody is asked a second time while others wait for it. Drivers with an offer for another trip only when
 * there is no one else. Among drivers of equal right, `rank` decides.
 */
export function driversToAsk<Driver extends { id: string }>(search: DriverSearch<Driver>): string[] {
  const { count, radiusKm, rank = (found) => found } = search;
  const { isAgain, groups } = groupsToAsk(search);
  const ranked = groups.flatMap(rank);
  const asked = isAgain ? ranked : ofSmallestRing(ranked, radiusKm);
  return asked.slice(0, count).map(({ driver }) => driver.id);
}

/** Everyone among whom the rank decides who is offered a trip next, nearest first in each group. */
export const driversToRank = <Driver extends { id: string }>(
  search: DriverSearch<Driver>,
): FoundDriver<Driver>[] => groupsToAsk(search).groups.flat();

/** The groups of drivers who are asked next, the group with the first right to it first. */
function groupsToAsk<Driver extends { id: string }>({
  offers,
  count,
  nearest,
  isReserved,
}: DriverSearch<Driver>): { isAgain: boolean; groups: (readonly FoundDriver<Driver>[])[] } {
  const open = new Set(offers.filter(({ state }) => state === 'offered').map(({ driver }) => driver));
  const askedAt = new Map(
    offers.filter(({ state }) => state === 'expired').map(({ driver, at }) => [driver, at]),
  );
  const isFree = ({ id }: Driver) => !isReserved(id);
  for (const accepts of [isFree, () => true]) {
    const near = nearest((driver) => !open.has(driver.id) && !askedAt.has(driver.id) && accepts(driver));
    if (near.length > 0) return { isAgain: false, groups: [near] };
  }
  for (const accepts of [isFree, () => true]) {
    const groups = askedLongestAgo(
      { count, nearest },
      askedAt,
      (driver) => !open.has(driver.id) && accepts(driver),
    );
    if (groups.length > 0) return { isAgain: true, groups };
  }
  return { isAgain: true, groups: [] };
}

/** Drivers whose offer expired, those of the earliest offers first, until there are enough. */
function askedLongestAgo<Driver extends { id: string }>(
  { count, nearest }: Pick<DriverSearch<Driver>, 'count' | 'nearest'>,
  askedAt: ReadonlyMap<string, number>,
  accepts: (driver: Driver) => boolean,
): (readonly FoundDriver<Driver>[])[] {
  const again: (readonly FoundDriver<Driver>[])[] = [];
  let found = 0;
  for (const at of [...new Set(askedAt.values())].sort((one, other) => one - other)) {
    const near = nearest((driver) => askedAt.get(driver.id) === at && accepts(driver));
    if (near.length > 0) again.push(near);
    found += near.length;
    if (found >= count) break;
  }
  return again;
}

/** The drivers in the smallest ring that has the first of them, in their order. */
function ofSmallestRing<Driver>(
  ranked: readonly FoundDriver<Driver>[],
  radiusKm: number,
): readonly FoundDriver<Driver>[] {
  const [first] = ranked;
  if (!first) return [];
  const ring = ringKm(first.distance, radiusKm);
  return ranked.filter(({ distance }) => distance <= ring);
}

/** The radius of the smallest ring that a distance is within, in km. */
const ringKm = (distance: number, radiusKm: number): number =>
  radiusKm * (RINGS.find((share) => distance <= radiusKm * share) ?? 1);

/**
 * How far from the pickup a trip's drivers have been asked so far, in km: it grows ring by ring up to the
 * radius, and is all of the radius once a round finds nobody.
 * @param before the same before the round, 0 at first
 * @param asked the distances of those who are asked in the round, in km
 */
export const searchedKm = (before: number, asked: readonly number[], radiusKm: number): number =>
  Math.max(before, ...(asked.length > 0 ? asked.map((distance) => ringKm(distance, radiusKm)) : [radiusKm]));
