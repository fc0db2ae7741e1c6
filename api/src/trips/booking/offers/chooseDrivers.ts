import {
  type DispatchRequest,
  type DispatchRules,
  type DispatchTrace,
  type DriverSearch,
  driversToAsk,
  driversToRank,
  type DriveTime,
  type FoundDriver,
  ineligibleReason,
  lineTime,
  periodStarts,
  rankDrivers,
  type Ranked,
  type Settings,
} from '@wayfare/shared';
import type { LiveDriver } from '../../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../../services.js';
import { type NextCandidate, nextCandidates } from '../next/nextCandidates.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';

/** How many of the nearest drivers by straight line are ranked. */
const RANKED_AT_MOST = 12;

/** How a driver was ranked, as the trace records it. */
type RankedAs = Pick<
  DispatchTrace,
  'minutes' | 'timeSource' | 'learnedFrom' | 'choice' | 'next' | 'together'
>;

/** The drivers who are asked, first one first, and how everyone was ranked who could have been. */
export interface Choice {
  drivers: string[];
  ranked: ReadonlyMap<string, RankedAs>;
  /** Who was considered although they are on a trip, with the trip that they finish first. */
  after: ReadonlyMap<string, string>;
}

export const noChoice: Choice = { drivers: [], ranked: new Map(), after: new Map() };

/**
 * Chooses the drivers who are offered a trip next, without those who declined or are kept apart from the
 * rider: of the nearest by straight line, those with the shortest drive, or by the policy of the settings
 * (rule 4.86). Drivers whose trip ends soon are among them, by when they can be there (rule 4.83). Reserves
 * them for the trip. Driving times that are not known soon enough are replaced by
 * straight lines.
 */
export async function chooseDrivers(
  booking: StoredBooking,
  { offers, request }: { offers: readonly Offer[]; request: DispatchRequest },
  { count, radiusKm, offerMs }: DispatchRules & { count: number },
  services: TripsServices,
): Promise<Choice> {
  if (count <= 0) return noChoice;
  const { db, liveDrivers, clock } = services;
  const settings = await db.settings.settings();
  const { search, next } = await driverSearch(booking, { offers, request }, { count, radiusKm }, services);
  const facts = await readFacts(booking, { found: driversToRank(search), next }, settings, services);
  const ranked = new Map<string, RankedAs>();
  const drivers = driversToAsk({
    ...search,
    rank(found) {
      const ordered = rank(found, facts, settings);
      for (const one of ordered) {
        const { id } = one.driver.found.driver;
        ranked.set(id, { ...recordOf(one, settings), ...(next.has(id) && { next: true }) });
      }
      return ordered.map(({ driver }) => driver.found);
    },
  });
  // Reserve before doing anything else, so that concurrent rounds pick other drivers.
  for (const driver of drivers) liveDrivers.reserve(driver, booking.id, clock.now() + offerMs);
  return { drivers, ranked, after: afterOf(next) };
}

/** The trips that drivers finish first. */
const afterOf = (next: ReadonlyMap<string, NextCandidate>) =>
  new Map([...next].map(([driver, { after }]) => [driver, after]));

/** Who can be asked for a trip now: free drivers, and those whose trip ends soon. */
async function driverSearch(
  booking: StoredBooking,
  { offers, request }: { offers: readonly Offer[]; request: DispatchRequest },
  { count, radiusKm }: { count: number; radiusKm: number },
  services: TripsServices,
): Promise<{ search: DriverSearch<LiveDriver>; next: ReadonlyMap<string, NextCandidate> }> {
  const { db, liveDrivers } = services;
  const settings = await db.settings.settings();
  const onTrips = await nextCandidates({ request, radiusKm, settings }, services);
  const most = Math.max(count, RANKED_AT_MOST);
  // Whoever has become free meanwhile, or has another next trip, is no longer one of them.
  const isStillOnTrip = ({ driver }: NextCandidate) => liveDrivers.get(driver.id)?.takesNext === true;
  const search: DriverSearch<LiveDriver> = {
    offers,
    radiusKm,
    count,
    nearest(accepts) {
      const free = liveDrivers.nearest(
        booking.pickup,
        radiusKm,
        most,
        (driver) => accepts(driver) && ineligibleReason(driver, request, settings) === null,
      );
      if (onTrips.length === 0) return free;
      const soon = onTrips.filter((candidate) => accepts(candidate.driver) && isStillOnTrip(candidate));
      return [...free, ...soon].sort((one, other) => one.distance - other.distance).slice(0, most);
    },
    isReserved: (driver) => liveDrivers.isReserved(driver, booking.id),
  };
  return { search, next: new Map(onTrips.map((candidate) => [candidate.driver.id, candidate])) };
}

/** A driver without an offer who can be asked for a trip, with the time to the pickup. */
export interface OpenCandidate {
  driver: string;
  seconds: number;
  record: RankedAs;
  after: string | null;
}

/**
 * Finds those who can be asked for a trip and have no offer for another one, at most twelve. Returns a
 * function that looks them up again without any wait, so that what it finds is true when it is used.
 */
export async function findOpenCandidates(
  booking: StoredBooking,
  about: { offers: readonly Offer[]; request: DispatchRequest },
  { radiusKm }: Pick<DispatchRules, 'radiusKm'>,
  services: TripsServices,
): Promise<() => OpenCandidate[]> {
  const { search, next } = await driverSearch(booking, about, { count: 0, radiusKm }, services);
  const find = () => search.nearest(({ id }) => !search.isReserved(id));
  // Trips that are matched together are given to the drivers who are there first, whatever the settings say
  // about drivers of one trip.
  const settings = { ...(await services.db.settings.settings()), driverOrder: 'nearest' } as const;
  const facts = await readFacts(booking, { found: find(), next }, settings, services);
  return () =>
    rank(find(), facts, settings).map((one) => {
      const { id } = one.driver.found.driver;
      const { choice: _choice, ...time } = recordOf(one, settings);
      return {
        driver: id,
        seconds: one.driver.seconds,
        record: { ...time, ...(next.has(id) && { next: true }) },
        after: next.get(id)?.after ?? null,
      };
    });
}

/** What the ranking needs beyond the drivers themselves. */
interface Facts {
  times: ReadonlyMap<string, DriveTime>;
  earned: ReadonlyMap<string, number>;
  next: ReadonlyMap<string, NextCandidate>;
}

/** The time of an approach with that of the trip before it. */
const withRest = (time: DriveTime, candidate: NextCandidate | undefined): DriveTime =>
  candidate && time.seconds !== null ? { ...time, seconds: time.seconds + candidate.rest } : time;

/** Reads driving times and earnings of the drivers among whom the order matters. */
async function readFacts(
  { pickup }: StoredBooking,
  { found, next }: { found: readonly FoundDriver<LiveDriver>[]; next: ReadonlyMap<string, NextCandidate> },
  { rankByMinutes, driverOrder, timeZone }: Settings,
  { db, clock, pickupTimes }: TripsServices,
): Promise<Facts> {
  const nearest = found.slice(0, RANKED_AT_MOST).map(({ driver }) => driver);
  const ids = nearest.map(({ id }) => id);
  const isCompared = driverOrder === 'lowestEarner' && nearest.length > 1;
  const [times, earned] = await Promise.all([
    rankByMinutes && nearest.length > 0
      ? pickupTimes.to(
          pickup,
          nearest.map(({ id, location }) => next.get(id)?.from ?? location),
        )
      : null,
    isCompared
      ? db.driverDays.earnedSince(ids, periodStarts(clock.now(), timeZone).day)
      : new Map<string, number>(),
  ]);
  return {
    times: new Map(
      times?.map((time, index) => {
        const id = ids[index] as string;
        return [id, withRest(time, next.get(id))];
      }),
    ),
    earned,
    next,
  };
}

type Candidate = {
  found: FoundDriver<LiveDriver>;
  time: DriveTime;
  seconds: number;
  idleSince: number | null;
  earned: number;
};

function rank(
  found: readonly FoundDriver<LiveDriver>[],
  { times, earned }: Facts,
  { driverOrder: policy, fairSeconds: withinSeconds }: Settings,
): Ranked<Candidate>[] {
  const candidates = found.map((one): Candidate => {
    const { id, idleSince = null } = one.driver;
    const time = times.get(id) ?? lineTime(one.distance);
    const seconds = time.seconds ?? Number.POSITIVE_INFINITY;
    return { found: one, time, seconds, idleSince, earned: earned.get(id) ?? 0 };
  });
  return rankDrivers(candidates, { policy, withinSeconds });
}

function recordOf(
  { driver: { time }, place, among }: Ranked<Candidate>,
  { driverOrder: policy, fairSeconds: within }: Settings,
): RankedAs {
  const minutes = time.seconds === null ? null : Math.round(time.seconds / 6) / 10;
  const { source: timeSource, learnedFrom } = time;
  return {
    minutes,
    timeSource,
    ...(learnedFrom && { learnedFrom }),
    choice: { policy, place, among, within },
  };
}
