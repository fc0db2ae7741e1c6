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
 * An offer with the fields that a round needs. `expiresAt` is a ms timestamp; null if the offer does not
 * expire.
 */
export interface RoundOffer {
  driver: string;
  expiresAt: number | null;
  state: string;
}

/** Returns the offers of a trip. Those that were not answered in time are marked as expired. */
export const withExpired = <Offer extends RoundOffer>(
  offers: readonly Offer[],
  now: number,
): (Offer | (Offer & { state: 'expired' }))[] =>
  offers.map((offer) =>
    offer.state === 'offered' && offer.expiresAt !== null && offer.expiresAt <= now
      ? { ...offer, state: 'expired' as const }
      : offer,
  );

/**
 * When the next round of a trip is due: when the first of its open offers expires, or soon if there are none.
 */
export const nextRoundAt = (
  open: readonly Pick<RoundOffer, 'expiresAt'>[],
  now: number,
  { offerMs }: Pick<DispatchRules, 'offerMs'>,
): number =>
  Math.min(
    ...open.map(({ expiresAt }) => expiresAt ?? Number.POSITIVE_INFINITY),
    now + (open.length > 0 ? offerMs : RETRY_MS),
  );

/** Drivers whom a trip can be offered to. */
export interface DriverSearch<Driver extends { id: string }> {
  offers: readonly RoundOffer[];
  radiusKm: number;
  /** Eligible drivers that pass a test, nearest first, as many as are asked; distances in km. */
  nearest(accepts: (driver: Driver) => boolean): readonly { driver: Driver; distance: number }[];
  /** Whether a driver has an offer for another trip. */
  isReserved(driver: string): boolean;
}

/**
 * Who is offered a trip next: drivers not yet asked, else those whose offer expired. Drivers with an offer
 * for another trip only when there is no one else. Of them, those in the smallest ring that has any.
 */
export function driversToAsk<Driver extends { id: string }>(search: DriverSearch<Driver>): string[] {
  const inState = (state: string) =>
    new Set(search.offers.filter((offer) => offer.state === state).map(({ driver }) => driver));
  const [open, expired] = [inState('offered'), inState('expired')];
  const isFresh = ({ id }: Driver) => !expired.has(id);
  const isFree = ({ id }: Driver) => !search.isReserved(id);
  for (const accepts of [
    (driver: Driver) => isFresh(driver) && isFree(driver),
    isFresh,
    isFree,
    () => true,
  ]) {
    const near = search.nearest((driver) => !open.has(driver.id) && accepts(driver));
    if (near.length > 0) return ofSmallestRing(near, search.radiusKm);
  }
  return [];
}

/** The drivers in the smallest ring that has any. */
function ofSmallestRing(
  near: readonly { driver: { id: string }; distance: number }[],
  radiusKm: number,
): string[] {
  const ring = RINGS.find((share) => near.some(({ distance }) => distance <= radiusKm * share)) ?? 1;
  return near.filter(({ distance }) => distance <= radiusKm * ring).map(({ driver }) => driver.id);
}
