import {
  dispatchRulesOf,
  distanceKm,
  type DriverSample,
  isNews,
  type LatLng,
  PERIOD_MS,
  periodOf,
  type RecordedState,
  type Settings,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { DriverTrack } from '../../trips/shift/driverTrack.repository.js';
import { dispatchSettingsOf, type ShiftPeriod } from '../../trips/shift/shiftPeriod.repository.js';
import type { DemoDriver } from './people.js';
import type { DemoRandom } from './random.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LENGTH_MS = 6 * HOUR_MS;
/** One in this many of the demo's bookings is in the recorded shift. */
const ONE_IN = 50;
/** How often a driver's position is sampled, in ms. */
const LOOK_MS = MINUTE_MS;
/** How fast drivers come to the pickup in a straight line. */
const KMH = 18;
/** The part of the drivers who are online in the shift besides those with a trip. */
const ONLINE = 0.35;

/** A shift of the demo as it would have been recorded, and all trips. The trips of the shift have offers. */
export interface DemoShift {
  from: number;
  periods: ShiftPeriod[];
  tracks: DriverTrack[];
}

/** The last six hours before the history ends, ms timestamps. */
export function shiftBounds(until: number): { from: number; to: number } {
  const to = periodOf(until);
  return { from: to - LENGTH_MS, to };
}

/**
 * Returns the times when the trips of the shift are requested, so that all of them end before the shift does.
 */
export const shiftTimes = (
  { from, to }: { from: number; to: number },
  bookings: number,
  random: DemoRandom,
) =>
  Array.from(
    { length: Math.round(bookings / ONE_IN) },
    () => Math.round(random.between(from + 10 * MINUTE_MS, to - HOUR_MS) / 1000) * 1000,
  );

/** Records the shift after the fact: where its drivers were, and whom its trips were offered to. */
export function demoShift(
  bounds: { from: number; to: number },
  {
    trips,
    drivers,
    settings,
  }: { trips: readonly StoredBooking[]; drivers: readonly DemoDriver[]; settings: Settings },
  random: DemoRandom,
): DemoShift & { trips: StoredBooking[] } {
  const { from, to } = bounds;
  const isOf = ({ tripdate }: StoredBooking) => tripdate >= from && tripdate < to;
  const online = drivers.filter(
    ({ id, approved }) =>
      approved && (random.chance(ONLINE) || trips.some((trip) => isOf(trip) && trip.driver === id)),
  );
  const ways = online.map((driver) =>
    wayOf(
      driver,
      trips.filter((trip) => trip.driver === driver.id && isOf(trip)),
      bounds,
      random,
    ),
  );
  const { offerMs } = dispatchRulesOf(settings);
  return {
    from,
    trips: trips.map((trip) => (isOf(trip) ? withOffers(trip, online, offerMs, random) : trip)),
    periods: Array.from({ length: LENGTH_MS / PERIOD_MS }, (_, index) => ({
      from: from + index * PERIOD_MS,
      settings: dispatchSettingsOf(settings),
    })),
    tracks: ways.flatMap(({ driver, points }) => tracksOf(driver, points, bounds)),
  };
}

/** A place where a driver is at a time, and what they are doing from then on. */
type Point = LatLng & { at: number; state: RecordedState };

/** A driver's way through the shift: from where they wait to each pickup and drop. */
function wayOf(
  driver: DemoDriver,
  trips: readonly StoredBooking[],
  { from }: { from: number; to: number },
  random: DemoRandom,
) {
  const home = driver.location as LatLng;
  const points: Point[] = [{ ...near(home, 0.5, random), at: from, state: 'free' }];
  for (const trip of trips.toSorted((one, other) => one.tripdate - other.tripdate)) {
    const { pickup, drop, driver_accept_time: accepted, driver_arrive_time: arrived } = trip;
    if (!accepted) continue;
    const km = (((arrived ?? accepted + 4 * MINUTE_MS) - accepted) / HOUR_MS) * KMH;
    points.push({ ...near(pickup, km, random), at: accepted, state: 'busy' });
    if (!arrived || !trip.startTime || !trip.endTime) {
      points.push({ ...near(pickup, km / 2, random), at: accepted + MINUTE_MS, state: 'free' });
      continue;
    }
    for (const at of [arrived, trip.startTime])
      points.push({ lat: pickup.lat, lng: pickup.lng, at, state: 'busy' });
    points.push({ lat: drop.lat, lng: drop.lng, at: trip.endTime, state: 'busy' });
    points.push({ lat: drop.lat, lng: drop.lng, at: trip.endTime + MINUTE_MS, state: 'free' });
  }
  if (points.length === 1 && random.chance(0.3)) {
    const at = from + random.whole(60, 240) * MINUTE_MS;
    points.push({ ...home, at, state: 'break' }, { ...home, at: at + 30 * MINUTE_MS, state: 'free' });
  }
  return { driver, points };
}

/** Returns a point that is this many kilometers from a place, in a random direction. */
function near({ lat, lng }: LatLng, km: number, random: DemoRandom): LatLng {
  const angle = random.between(0, 2 * Math.PI);
  const degrees = km / 111.195;
  return {
    lat: lat + degrees * Math.cos(angle),
    lng: lng + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180),
  };
}

/** Returns the samples of a driver's way, by period, as the recorder would have kept them. */
function tracksOf(
  { id, carType, needs }: DemoDriver,
  points: readonly Point[],
  { from, to }: { from: number; to: number },
): DriverTrack[] {
  const tracks = new Map<number, DriverTrack>();
  const moments = [
    ...Array.from({ length: (to - from) / LOOK_MS }, (_, index) => from + index * LOOK_MS),
    ...points.map(({ at }) => at),
  ].sort((one, other) => one - other);
  let last: DriverSample | undefined;
  let next = 0;
  for (const at of moments) {
    while (next < points.length && (points[next] as Point).at <= at) next += 1;
    const sample = between(points[next - 1] as Point, points[next], at);
    if (at >= to || !isNews(last, sample)) continue;
    last = sample;
    const start = periodOf(at);
    const empty = { driver: id, from: start, carType: carType ?? null, needs: needs ?? [], samples: [] };
    const track = tracks.get(start) ?? empty;
    track.samples.push(sample);
    tracks.set(start, track);
  }
  return [...tracks.values()];
}

/** Drivers without a trip wait where they are, and leave just in time. */
function between(before: Point, after: Point | undefined, at: number): DriverSample {
  const { lat, lng, state } = before;
  if (!after) return { lat, lng, state, at };
  const needed = state === 'busy' ? after.at - before.at : (distanceKm(before, after) / KMH) * HOUR_MS;
  const begins = Math.max(before.at, after.at - needed);
  const part = at <= begins ? 0 : (at - begins) / Math.max(1, after.at - begins);
  return { lat: lat + part * (after.lat - lat), lng: lng + part * (after.lng - lng), state, at };
}

/** The trip with the offers that would have led to what happened. */
function withOffers(
  trip: StoredBooking,
  online: readonly DemoDriver[],
  offerMs: number,
  random: DemoRandom,
): StoredBooking {
  const others = online.filter(({ id, carType }) => id !== trip.driver && carType === trip.carType);
  const { driver, driver_accept_time: accepted } = trip;
  if (!driver || !accepted) return trip;
  const wait = Math.min(accepted - trip.tripdate, random.whole(3, offerMs / 1000 - 2) * 1000);
  const at = accepted - wait;
  const asked = others.length > 0 ? [random.pick(others)] : [];
  const end = random.pick(['declined', 'withdrawn', 'withdrawn'] as const);
  const pastOffers = asked.map(({ id }) => ({
    driver: id,
    at,
    endedAt: accepted - (end === 'declined' ? 1_000 : 0),
    end,
  }));
  return { ...trip, pastOffers: [...pastOffers, { driver, at, endedAt: accepted, end: 'accepted' }] };
}
