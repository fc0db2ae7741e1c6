import { distanceKm } from '../geo/geo.js';
import { NOISE_KM, openGate, passGate, type TrackFix, type TrackGate } from './trackGate.js';

/**
 * What is wrong with the evidence of a trip: positions that agree where nobody can have driven, an end or a start
 * that is not where the trip can have been, an arrival that the driver's position does not prove.
 */
export const trackFlags = [
  'implausible_points',
  'end_not_believed',
  'start_far_from_pickup',
  'arrival_unproven',
] as const;
export type TrackFlag = (typeof trackFlags)[number];

/** Below this speed the clock of a taximeter runs instead of its distance (12 mph in most tariffs), in km/h. */
const WAITING_BELOW_KMH = 19.3;
/** Positions further apart in time do not say what was between them, in ms. */
const MAX_GAP_MS = 120_000;

/** What a track proves. */
export interface TrackEvidence<F extends TrackFix> {
  /** The positions that count, the end among them when it is believed. */
  believed: readonly F[];
  isEndBelieved: boolean;
  hasImplausiblePoints: boolean;
  /** Length of the believed way as the crow flies from position to position, in km. */
  km: number;
  /** Time spent standing or crawling, without the last stay: a trip that stands at its end is over. */
  waitingSeconds: number;
  /** Whether the positions come close enough in time to show the whole way. */
  isDense: boolean;
}

/**
 * What the positions of a trip prove, from its start to the end the driver claims. `points` are in order of time;
 * those marked `flagged` were never believed. Everything is judged once more: nothing rests on what a process
 * remembered while the trip was running.
 */
export function trackEvidence<F extends TrackFix & { flagged?: boolean | undefined }>(
  points: readonly F[],
  end: F,
): TrackEvidence<F> {
  let gate: TrackGate<F> = openGate;
  let hasImplausiblePoints = points.some(({ flagged }) => flagged);
  const believed: F[] = [];
  const take = (fix: F) => {
    const judged = passGate(gate, fix);
    gate = judged.gate;
    if (judged.flagged.length > 0) hasImplausiblePoints = true;
    believed.push(...judged.passed);
    return judged.passed.length > 0;
  };
  for (const point of points) if (!point.flagged) take(point);
  const isEndBelieved = take(end);
  return {
    believed,
    isEndBelieved,
    hasImplausiblePoints,
    km: legsOf(believed).reduce((sum, { km }) => sum + km, 0),
    waitingSeconds: waitingSeconds(believed),
    isDense: believed.length > 2 && legsOf(believed).every(({ ms }) => ms <= MAX_GAP_MS),
  };
}

/** Seconds of standing or crawling between positions, up to the last time the vehicle came to where the track ends. */
function waitingSeconds(believed: readonly TrackFix[]): number {
  const end = believed.at(-1);
  if (!end) return 0;
  let arrived = believed.length - 1;
  while (arrived > 0 && distanceKm(believed[arrived - 1] as TrackFix, end) <= NOISE_KM) arrived -= 1;
  const waited = legsOf(believed.slice(0, arrived + 1))
    // A device that stands still may say nothing for a while; one that moved on in silence proves nothing.
    .filter(({ km, ms }) => isSlow(km, ms) && (ms <= MAX_GAP_MS || km <= NOISE_KM))
    .reduce((sum, { ms }) => sum + ms, 0);
  return Math.floor(waited / 1000);
}

const isSlow = (km: number, ms: number) => km * 3_600_000 < WAITING_BELOW_KMH * ms;

const legsOf = (fixes: readonly TrackFix[]) =>
  fixes.slice(1).map((to, index) => {
    const from = fixes[index] as TrackFix;
    return { km: distanceKm(from, to), ms: to.at - from.at };
  });
