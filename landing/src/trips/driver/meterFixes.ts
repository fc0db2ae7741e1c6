import { isCoarse, type TrackFix } from '@wayfare/shared';
import type { StepEntry } from '../../frame/offline/driverQueue.js';

/** A position that may count, from the device or the server. */
interface KnownFix extends TrackFix {
  accuracyM?: number;
  flagged?: boolean | undefined;
}

/** All fixes that are known, in order of time: `known` itself if there is nothing new. */
export function withFixes(known: readonly TrackFix[], more: readonly KnownFix[]): readonly TrackFix[] {
  const times = new Set(known.map(({ at }) => at));
  const added = more.filter(
    ({ at, accuracyM, flagged }) => !times.has(at) && !flagged && !isCoarse(accuracyM),
  );
  if (added.length === 0) return known;
  return [...known, ...added.map(({ lat, lng, at }) => ({ lat, lng, at }))].sort((a, b) => a.at - b.at);
}

/** When a trip starts, and the end that its driver has reported but the server has not confirmed. */
interface MeteredTime {
  start: TrackFix;
  reach: StepEntry | undefined;
  /** ms timestamp */
  now: number;
}

/** The fixes that the meter counts: from the start to the end, or to now where the car was last seen. */
export function fixesOfTrip(
  known: readonly TrackFix[],
  { start: booked, reach, now }: MeteredTime,
): TrackFix[] {
  // A trip that was booked may start beside its pickup.
  const start = known.find(({ at }) => at === booked.at) ?? booked;
  const until = reach?.at ?? Number.POSITIVE_INFINITY;
  const driven = known.filter(({ at }) => at > start.at && at < until);
  const last = driven.at(-1) ?? start;
  const end = reach
    ? { lat: Number(reach.body['lat']), lng: Number(reach.body['lng']), at: reach.at }
    : { ...last, at: Math.max(now, last.at) };
  return [start, ...driven, end];
}
