import { distanceKm, type DriveTime, type LatLng, learnedTime } from '@wayfare/shared';
import { LRUCache } from 'lru-cache';
import type { DriveTimes } from '../../basics/maps/mapsProvider.js';
import type { Clock } from '../../platform/clock.js';
import type { LearnedSpeeds } from './learnedSpeeds.js';
import { withinBudget } from './withinBudget.js';

/** A round of dispatch waits this long for driving times; after that, straight lines decide. In ms. */
const TIME_BUDGET_MS = 150;
/** After so many rounds in a row without an answer in time, the service is not asked for a while. */
const MISSES = 3;
/** How long it is not asked, in ms. */
const PAUSE_MS = 30_000;
const HOUR_MS = 3_600_000;
/** Driving times are remembered by cells: coordinates with this many decimals, about 100 m. */
const DECIMALS = 3;
/** Room for this many pairs of cells. */
const MOST_PAIRS = 50_000;

/** How long a person waits for driving times, in ms. */
const PATIENCE_MS = 3_000;

/** The driving times to a pickup with which dispatch ranks drivers. */
export interface PickupTimes {
  /**
   * The driving times from some places to a pickup, in their order, as the business's own trips have shown
   * them; null if they are not known within the budget. What is not remembered is asked for in one request.
   * Never fails.
   */
  to(pickup: LatLng, places: readonly LatLng[]): Promise<DriveTime[] | null>;
  /**
   * The same for a person who looks at them, and who waits longer: up to three seconds. The service is asked
   * even if it did not answer rounds of dispatch in time.
   */
  shownTo(pickup: LatLng, places: readonly LatLng[]): Promise<DriveTime[] | null>;
}

interface Sources {
  maps: DriveTimes;
  /** Null: nothing is learned from trips. */
  speeds: LearnedSpeeds | null;
  clock: Clock;
  /** How long a round waits, in ms. */
  budgetMs?: number;
}

/**
 * Driving times from the configured maps, remembered by pair of cells and hour, and corrected by what trips
 * have shown. Where the maps do not answer, straight lines at the speed that trips have shown. Both are asked
 * at the same time. A service that is slow or fails costs at most the budget, and after some rounds nothing:
 * it is not asked for a while. An answer that comes late is remembered for the next round.
 */
export function pickupTimes({ speeds, ...sources }: Sources): PickupTimes {
  const { budgetMs = TIME_BUDGET_MS } = sources;
  const engine = engineTimes({ ...sources, budgetMs });
  if (!speeds) return engine;
  async function correct(asked: Promise<DriveTime[] | null>, pickup: LatLng, places: readonly LatLng[]) {
    const [times, learned] = await Promise.all([asked, (speeds as LearnedSpeeds).to(pickup, places)]);
    const corrected = places.map((place, index) =>
      learnedTime(times?.[index] ?? null, distanceKm(place, pickup), learned[index] ?? null),
    );
    return corrected.every((time) => time !== null) ? corrected : times;
  }
  return {
    to: (pickup, places) => correct(engine.to(pickup, places), pickup, places),
    shownTo: (pickup, places) => correct(engine.shownTo(pickup, places), pickup, places),
  };
}

/** The driving times of the maps. */
function engineTimes({
  maps,
  clock,
  budgetMs,
}: Pick<Sources, 'maps' | 'clock'> & { budgetMs: number }): PickupTimes {
  const known = new LRUCache<string, DriveTime>({ max: MOST_PAIRS });
  let misses = 0;
  let pausedUntil = 0;

  const keyOf = (from: LatLng, to: LatLng, hour: number) => `${cellOf(from)} ${cellOf(to)} ${hour}`;

  /** Asks for the times, and remembers them. Null if there are none. */
  async function ask(pickup: LatLng, places: readonly LatLng[]): Promise<DriveTime[] | null> {
    const hour = Math.floor(clock.now() / HOUR_MS);
    const times = await maps.timesTo(pickup, places);
    for (const [index, time] of times?.entries() ?? [])
      known.set(keyOf(places[index] as LatLng, pickup, hour), time);
    return times;
  }

  /** The times that are known within the budget. */
  async function inTime(pickup: LatLng, places: readonly LatLng[]): Promise<DriveTime[] | null> {
    const isLate = Symbol('late');
    const found = await withinBudget(ask(pickup, places), isLate, budgetMs);
    misses = found === isLate ? misses + 1 : 0;
    if (misses >= MISSES) {
      misses = 0;
      pausedUntil = clock.now() + PAUSE_MS;
    }
    return found === isLate ? null : found;
  }

  /** What is remembered, and for the other places what is found. Null if nothing is. */
  async function times(
    pickup: LatLng,
    places: readonly LatLng[],
    findOthers: (others: readonly LatLng[]) => Promise<DriveTime[] | null>,
  ): Promise<DriveTime[] | null> {
    const hour = Math.floor(clock.now() / HOUR_MS);
    const find = (place: LatLng) => known.get(keyOf(place, pickup, hour));
    const missing = places.filter((place) => !find(place));
    if (missing.length === 0) return places.map((place) => find(place) as DriveTime);
    const found = await findOthers(missing);
    if (!found) return null;
    const byPlace = new Map(missing.map((place, index) => [place, found[index] as DriveTime]));
    return places.map((place) => byPlace.get(place) ?? (find(place) as DriveTime));
  }

  return {
    to: (pickup, places) =>
      times(pickup, places, async (others) => (clock.now() < pausedUntil ? null : inTime(pickup, others))),
    shownTo: (pickup, places) =>
      times(pickup, places, (others) => withinBudget(ask(pickup, others), null, PATIENCE_MS)),
  };
}

const cellOf = ({ lat, lng }: LatLng) => `${lat.toFixed(DECIMALS)},${lng.toFixed(DECIMALS)}`;
