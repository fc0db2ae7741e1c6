import { type PlannerTrip, tripSpan } from '@wayfare/shared';

const HOUR_MS = 60 * 60_000;
/** The hours that are always shown of a day. */
const USUAL = { from: 6, to: 22 };

/** A part of the day that the board shows, ms timestamps. */
export interface Axis {
  from: number;
  to: number;
}

/** The shown part of a day: the usual hours, and those of all trips. */
export function axisOf(trips: readonly PlannerTrip[], { start, end }: { start: number; end: number }): Axis {
  const spans = trips.map(tripSpan);
  const first = Math.min(start + USUAL.from * HOUR_MS, ...spans.map(({ from }) => from));
  const last = Math.max(start + USUAL.to * HOUR_MS, ...spans.map(({ to }) => to));
  const hour = (at: number) => start + Math.floor((at - start) / HOUR_MS) * HOUR_MS;
  return { from: Math.max(start, hour(first)), to: Math.min(end, hour(last - 1) + HOUR_MS) };
}

/**
 * Returns the position and width of a time span on an axis, in percent. Parts outside of the axis are cut
 * off.
 */
export function placeOn({ from, to }: Axis, span: { from: number; to: number }) {
  const percent = (at: number) => ((Math.min(to, Math.max(from, at)) - from) / (to - from)) * 100;
  return { start: percent(span.from), width: percent(span.to) - percent(span.from) };
}

/** The hours of an axis, at most `most` of them. */
export function hoursOf({ from, to }: Axis, most: number): number[] {
  const hours = Math.round((to - from) / HOUR_MS);
  const step = Math.max(1, Math.ceil(hours / most));
  return Array.from({ length: Math.ceil(hours / step) }, (_, index) => from + index * step * HOUR_MS);
}

/**
 * Trips in tracks, so that no two of one track overlap. `shortest` is the time that the narrowest bar covers,
 * in ms.
 */
export function inTracks(trips: readonly PlannerTrip[], shortest: number): PlannerTrip[][] {
  const tracks: { until: number; trips: PlannerTrip[] }[] = [];
  for (const trip of [...trips].sort((a, b) => a.tripdate - b.tripdate)) {
    const { from, to } = tripSpan(trip);
    const until = Math.max(to, from + shortest);
    const free = tracks.find((track) => track.until <= from);
    if (free) Object.assign(free, { until, trips: [...free.trips, trip] });
    else tracks.push({ until, trips: [trip] });
  }
  return tracks.map((track) => track.trips);
}
