import { distanceKm } from '../../basics/geo/geo.js';
import { NOISE_KM, openGate, passGate, type TrackFix, type TrackGate } from './trackGate.js';

/**
 * Problems with a trip's evidence: positions that agree on a place the vehicle cannot have reached, an end or
 * start where the trip cannot have been, an arrival that the driver's position does not confirm.
 */
export const trackFlags = [
  'implausible_points',
  'end_not_believed',
  'start_far_from_pickup',
  'arrival_unproven',
] as const;
export type TrackFlag = (typeof trackFlags)[number];

/** Below this speed, in km/h, a taximeter charges time instead of distance (12 mph in most tariffs). */
const WAITING_BELOW_KMH = 19.3;
/** Positions further apart in time than this, in ms, do not show what happened between them. */
const MAX_GAP_MS = 120_000;
/**
 * A vehicle that moved without positions for longer than this, in ms, has not been seen standing: tunnels
 * hide a minute or two, and lead to a place that is near in a straight line.
 */
const MAX_WAITING_GAP_MS = 60_000;

/** The evidence of a track. */
export interface TrackEvidence<F extends TrackFix> {
  /** The positions that count, including the end if it is believed. */
  believed: readonly F[];
  isEndBelieved: boolean;
  hasImplausiblePoints: boolean;
  /** Length of the believed path, in straight lines from position to position, in km. */
  km: number;
  /** Time spent standing or crawling, without the final stop: a trip that stands at its end is over. */
  waitingSeconds: number;
  /** The time that positions close to each other show, in seconds. */
  seenSeconds: number;
  /** Whether the positions are close enough in time to show the whole path. */
  isDense: boolean;
}

/**
 * The evidence of a trip's positions, from its start to the end the driver reports. `points` are in
 * order of time; those marked `flagged` were never believed. Everything is checked again: the result
 * depends on nothing a process kept in memory during the trip.
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
    seenSeconds: seenSeconds(believed),
    isDense: believed.length > 2 && legsOf(believed).every(({ ms }) => ms <= MAX_GAP_MS),
  };
}

const seenSeconds = (believed: readonly TrackFix[]): number =>
  Math.floor(
    legsOf(believed)
      .filter(({ ms }) => ms <= MAX_GAP_MS)
      .reduce((sum, { ms }) => sum + ms, 0) / 1000,
  );

/** Seconds of standing or crawling between positions, until the vehicle last arrived where the track ends. */
function waitingSeconds(believed: readonly TrackFix[]): number {
  const end = believed.at(-1);
  if (!end) return 0;
  let arrived = believed.length - 1;
  while (arrived > 0 && distanceKm(believed[arrived - 1] as TrackFix, end) <= NOISE_KM) arrived -= 1;
  const waited = legsOf(believed.slice(0, arrived + 1))
    // A device that stands still may send no positions for some time. One that moved without sending any
    // proves nothing.
    .filter(({ km, ms }) => isSlow(km, ms) && (ms <= MAX_WAITING_GAP_MS || km <= NOISE_KM))
    .reduce((sum, { ms }) => sum + ms, 0);
  return Math.floor(waited / 1000);
}

const isSlow = (km: number, ms: number) => km * 3_600_000 < WAITING_BELOW_KMH * ms;

const legsOf = (fixes: readonly TrackFix[]) =>
  fixes.slice(1).map((to, index) => {
    const from = fixes[index] as TrackFix;
    return { km: distanceKm(from, to), ms: to.at - from.at };
  });
