import type { LatLng, TrackingPoint } from '@wayfare/shared';

type Point = Pick<TrackingPoint, 'at' | 'lat' | 'lng'>;

/** A replay takes at most this long, in ms, even for a long trip. */
const LONGEST_MS = 30_000;
/** The minimum speedup of a replay. */
const LEAST_SPEED = 10;

/** The speedup for replaying a track between two times (ms timestamps). */
export const replaySpeed = (from: number, to: number): number =>
  Math.max(LEAST_SPEED, (to - from) / LONGEST_MS);

/**
 * The position of an ordered track at a time (ms timestamp): on the straight line between its points;
 * null without points.
 */
export function placeAt(track: readonly Point[], at: number): LatLng | null {
  const next = track.findIndex((point) => point.at >= at);
  const after = next === -1 ? track.at(-1) : track[next];
  if (!after) return null;
  const before = track[next - 1];
  if (!before || after.at === before.at) return { lat: after.lat, lng: after.lng };
  const share = (at - before.at) / (after.at - before.at);
  return {
    lat: before.lat + (after.lat - before.lat) * share,
    lng: before.lng + (after.lng - before.lng) * share,
  };
}
