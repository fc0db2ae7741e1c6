import type { LatLng } from '@wayfare/shared';
import { DROP, PICKUP } from './builders.js';

const SECOND = 1000;
/** Where the driver comes from: 1.1 km south of the pickup. */
export const ORIGIN = { lat: PICKUP.lat - 0.01, lng: PICKUP.lng };
/** A kilometer east of the direct line: a detour that the fare depends on. */
const EAST = 0.012;

/** A report of a driver's device. `at` is a ms timestamp. */
export type DriveEvent =
  | ({ at: number; kind: 'position' } & LatLng)
  | { at: number; kind: 'step'; name: string; body: object };

const along = (from: LatLng, to: LatLng, share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});

/**
 * A whole drive, a position every ten seconds: to the pickup, a wait of a minute, then by a detour to the
 * drop.
 */
export function aDrive(start: number): DriveEvent[] {
  const turn = { lat: (PICKUP.lat + DROP.lat) / 2, lng: PICKUP.lng + EAST };
  const legs: [LatLng, LatLng, number][] = [
    [ORIGIN, PICKUP, 12],
    [PICKUP, PICKUP, 6],
    [PICKUP, turn, 12],
    [turn, DROP, 12],
  ];
  const places = legs.flatMap(([from, to, count]) =>
    Array.from({ length: count }, (_, index) => along(from, to, (index + 1) / count)),
  );
  const events = places.map(
    (place, index): DriveEvent => ({ ...place, kind: 'position', at: start + (index + 1) * 10 * SECOND }),
  );
  const step = (after: number, name: string, body: object = {}): DriveEvent => ({
    kind: 'step',
    name,
    body,
    at: start + after * 10 * SECOND + 3 * SECOND,
  });
  const steps = [step(12, 'arrive'), step(18, 'start'), step(42, 'reach', DROP)];
  return [...events, ...steps].sort((a, b) => a.at - b.at);
}
