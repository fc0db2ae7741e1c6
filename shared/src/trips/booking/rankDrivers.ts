import type { RankingPolicy } from '../../basics/settings/settings.schema.js';

/**
 * Where the driving time of a driver comes from: a map service, the demo city's streets, or a straight line.
 */
export const timeSources = ['service', 'streets', 'line'] as const;
export type TimeSource = (typeof timeSources)[number];

/** A driving time in seconds, null if no way leads there; and where it comes from. */
export interface DriveTime {
  seconds: number | null;
  source: TimeSource;
  /** From how many trips it was learned how long such drives take (rule 4.130); missing if from none. */
  learnedFrom?: number;
}

/** How drivers are ordered: by a policy among those who need at most so much longer than the first. */
export interface Ranking {
  policy: RankingPolicy;
  withinSeconds: number;
}

/** What the policies know about a driver. */
export interface Rankable {
  /** Seconds to the pickup; infinite if no way leads there. */
  seconds: number;
  /** Since when the driver has no trip, ms timestamp; null if unknown. */
  idleSince: number | null;
  /** What the driver earned today. */
  earned: number;
}

/**
 * A ranked driver, and how many share the first places with them: 1 if nobody was there at about that time.
 */
export interface Ranked<Driver> {
  driver: Driver;
  /** Counts from 1. */
  place: number;
  /** How many drivers the policy ordered among each other; the driver is one of them if `place` is within. */
  among: number;
}

/** Without a map, a straight kilometer takes this many seconds: the way is longer than the line. */
const LINE_S_PER_KM = 240;

/** The driving time that a straight line suggests. */
export const lineTime = (km: number): DriveTime => ({ seconds: km * LINE_S_PER_KM, source: 'line' });

/**
 * Orders drivers for an offer. Those who need at most `withinSeconds` longer than the fastest come first, in
 * the order of the policy; the others follow, soonest first. Of equal drivers, the sooner one is first, then
 * the one named first. The policy `nearest` orders by time alone.
 * @param drivers nearest first
 */
export function rankDrivers<Driver extends Rankable>(
  drivers: readonly Driver[],
  { policy, withinSeconds }: Ranking,
): Ranked<Driver>[] {
  const soonest = [...drivers].sort((one, other) => compare(one.seconds, other.seconds));
  if (policy === 'nearest') return soonest.map((driver, index) => placed(driver, index, soonest.length));
  const last = (soonest[0]?.seconds ?? 0) + withinSeconds;
  const close = soonest.filter(({ seconds }) => seconds <= last);
  const ordered = [...close.sort(orders[policy]), ...soonest.slice(close.length)];
  return ordered.map((driver, index) => placed(driver, index, close.length));
}

const placed = <Driver>(driver: Driver, index: number, among: number): Ranked<Driver> => ({
  driver,
  place: index + 1,
  among,
});

type Order = (one: Rankable, other: Rankable) => number;

const orders: Readonly<Record<Exclude<RankingPolicy, 'nearest'>, Order>> = {
  longestIdle: (one, other) =>
    compare(one.idleSince ?? Number.POSITIVE_INFINITY, other.idleSince ?? Number.POSITIVE_INFINITY),
  lowestEarner: (one, other) => compare(one.earned, other.earned),
};

/** Compares numbers that may be infinite, of which a difference is none. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
