import type { LatLng, TrackingPoint } from '@wayfare/shared';

type Point = Pick<TrackingPoint, 'at' | 'lat' | 'lng'>;

/** A trip is shown again in at most so many ms, however long it took. */
const LONGEST_MS = 30_000;
/** It is never shown slower than this many times as fast as it was. */
const LEAST_SPEED = 10;

/** How many times as fast as it was a track between two times (ms timestamps) is shown again. */
export const replaySpeed = (from: number, to: number): number =>
  Math.max(LEAST_SPEED, (to - from) / LONGEST_MS);

/** Where a track in order was at a time (ms timestamp): on the straight line between its points; null without any. */
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
