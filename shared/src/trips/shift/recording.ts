import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { type DriverStanding, driverStateOf } from '../../people/user/driverState.js';
import type { User } from '../../people/user/user.schema.js';

/** The length of a recorded period, in ms. Every driver who is online has a record of each. */
export const PERIOD_MS = 10 * 60_000;
/** A driver who has moved this far since the last sample gets a new one, in km. */
const MOVED_KM = 0.05;
/** Shortest time between two samples that differ in place only, in ms. */
const APART_MS = 25_000;
/** A driver who stays in place gets a sample at least this often, in ms. */
const STAYING_MS = 5 * 60_000;
/**
 * How long a sample is valid, in ms. Without a further sample in this time, the driver or the server was
 * gone.
 */
export const SAMPLE_HOLDS_MS = STAYING_MS + 60_000;

/**
 * The recorded states of a driver. `owes` means free with a negative balance. `heading` means free only for
 * trips toward a place, which is not recorded. `documents` means that documents have expired, so that the
 * driver is not asked.
 */
export const recordedStates = ['offline', 'free', 'busy', 'break', 'owes', 'heading', 'documents'] as const;
export type RecordedState = (typeof recordedStates)[number];

/** Where a driver was, and what they were doing, from `at` on, a ms timestamp. */
export interface DriverSample extends LatLng {
  at: number;
  state: RecordedState;
}

/** The start of the period that contains a time. ms timestamps. */
export const periodOf = (at: number): number => at - (at % PERIOD_MS);

/**
 * Returns the state to record for a driver at `now`, a ms timestamp. `staleAfter` is from `staleAfterMs`. One
 * who is away or silent gets no offers either, as on a break.
 */
export function recordedStateOf(
  driver: DriverStanding & Pick<User, 'heading' | 'walletBalance'>,
  now: number,
  staleAfter: number,
): RecordedState {
  const state = driverStateOf(driver, now, staleAfter);
  if (state === 'busy') return 'busy';
  if (state === 'offline' || state === 'blocked') return 'offline';
  // All of them are online and asked for nothing.
  if (state !== 'free') return 'break';
  if (driver.heading?.isOn) return 'heading';
  return driver.walletBalance < 0 ? 'owes' : 'free';
}

/**
 * Whether a sample differs enough from the driver's last one to be recorded. The first of a period is always
 * recorded.
 */
export function isNews(last: DriverSample | undefined, next: DriverSample): boolean {
  if (!last) return next.state !== 'offline';
  if (next.state !== last.state) return true;
  if (next.state === 'offline') return false;
  if (periodOf(next.at) !== periodOf(last.at) || next.at - last.at >= STAYING_MS) return true;
  return next.at - last.at >= APART_MS && distanceKm(last, next) >= MOVED_KM;
}

/** Degrees with this many decimals distinguish places about a meter apart. */
const DECIMALS = 5;
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/**
 * A sample as it is stored and sent: seconds since the start of its period, latitude, longitude, number of
 * the state.
 */
export type PackedSample = [seconds: number, lat: number, lng: number, state: number];

export const packSample = ({ at, lat, lng, state }: DriverSample, start: number): PackedSample => [
  Math.round((at - start) / 1000),
  round(lat),
  round(lng),
  recordedStates.indexOf(state),
];

export const unpackSample = ([seconds, lat, lng, state]: PackedSample, start: number): DriverSample => ({
  at: start + seconds * 1000,
  lat,
  lng,
  state: recordedStates[state] ?? 'offline',
});

/**
 * The sample of a driver that holds at a time (ms timestamp); null if the driver was not online. `samples`
 * are in order.
 */
export function sampleAt(samples: readonly DriverSample[], at: number): DriverSample | null {
  let low = 0;
  let high = samples.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((samples[middle] as DriverSample).at <= at) low = middle + 1;
    else high = middle;
  }
  const sample = samples[low - 1];
  if (!sample || sample.state === 'offline' || at - sample.at > SAMPLE_HOLDS_MS) return null;
  return sample;
}
