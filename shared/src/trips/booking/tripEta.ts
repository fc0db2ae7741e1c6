import { z } from 'zod';
import { type LatLng, latLngSchema } from '../../basics/geo/geo.schema.js';
import { distanceKm } from '../../basics/geo/geo.js';
import type { BookingStatus } from './booking.status.js';
import { nextStop } from './stops.js';
import { knowsDrop, type OfKind } from './tripKind.js';

/** Where a driver is heading on a trip. */
export const etaTargets = ['pickup', 'stop', 'drop'] as const;
export type EtaTarget = (typeof etaTargets)[number];

/** Where the driver of a trip is heading; null if nowhere, or not yet. */
export function etaTarget({
  status,
  kind,
  dropAddress,
  stops,
}: { status: BookingStatus; dropAddress?: string | undefined } & OfKind &
  Parameters<typeof nextStop>[0]): EtaTarget | null {
  if (status === 'ACCEPTED') return 'pickup';
  if (status !== 'STARTED') return null;
  if (nextStop({ stops }) !== null) return 'stop';
  return knowsDrop({ kind, dropAddress }) ? 'drop' : null;
}

/** A drive computed from a driver's position: `at` is a ms timestamp. */
export interface ComputedEta {
  to: EtaTarget;
  from: LatLng;
  at: number;
  /** The drive in seconds. */
  seconds: number;
  /** The drive in km. */
  distance: number;
  /** The route of the drive; null if the map service did not report it. */
  path: readonly LatLng[] | null;
}

/** The most points in the route of a drive: enough for a line on a phone. */
export const MAX_PATH_POINTS = 80;

/**
 * A computed drive is used for at least this long, so that a car that moves does not ask the map service all
 * the time. In ms.
 */
const KEPT_MS = 15_000;
/** A computed drive is used for at most this long, even if the car stands still. In ms. */
const LONGEST_MS = 60_000;
/** A car that has moved less than this is still where the drive was computed from. In km. */
const NEAR_KM = 0.1;

/** Whether a computed drive is still accurate enough for the driver's position at `now` (ms timestamp). */
export function isEtaFresh(eta: ComputedEta, to: EtaTarget, position: LatLng, now: number): boolean {
  const age = now - eta.at;
  if (eta.to !== to || age >= LONGEST_MS) return false;
  return age < KEPT_MS || distanceKm(eta.from, position) < NEAR_KM;
}

/** When and where a driver arrives. */
export const tripEtaSchema = z.object({
  to: z.enum(etaTargets),
  /** Seconds from now until the driver is there. */
  seconds: z.number().int().min(0),
  /** The drive that is left, in km. */
  distance: z.number().min(0),
});
export type TripEta = z.infer<typeof tripEtaSchema>;

/**
 * When the driver arrives; null while no driver is on the way or their position is unknown. `path` is the way
 * from there to the pickup; null once the driver was there, or while it is unknown. `position` is where the
 * driver of a running trip is, and `at` when that was measured (ms timestamp).
 */
export const tripEtaAnswerSchema = z.object({
  eta: tripEtaSchema.nullable(),
  position: latLngSchema.extend({ at: z.number().int() }).nullable(),
  path: z.array(latLngSchema).nullable(),
});
export type TripEtaAnswer = z.infer<typeof tripEtaAnswerSchema>;

/** Returns the rest, at `now` (ms timestamp), of a drive computed before. */
export const remainingEta = ({ to, at, seconds, distance }: ComputedEta, now: number): TripEta => ({
  to,
  seconds: Math.max(0, Math.round(seconds - (now - at) / 1000)),
  distance,
});
