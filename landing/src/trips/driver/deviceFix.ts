import { isCoarse, type LatLng } from '@wayfare/shared';

/** A place as the device measured it, or as the driver set it by hand. */
export interface DeviceFix extends LatLng {
  /** When it was measured, by the device's clock: a ms timestamp. */
  at: number;
  /** How far off it may be, in meters; missing for a place that the driver set. */
  accuracyM?: number;
}

/** A fix that is said to be older than this, in ms, comes from a receiver with a wrong clock. */
const OLDEST_MS = 3_600_000;
/** After this time, in ms, a fix no longer shows where the driver is. */
const FRESH_MS = 120_000;

/**
 * The fix that a browser reports. Browsers hand out fixes that they kept: these keep the time of their
 * measurement. Some receivers date fixes into the future or years back: those count as measured now.
 */
export function fixOf(
  {
    coords,
    timestamp,
  }: Pick<GeolocationPosition, 'timestamp'> & {
    coords: Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;
  },
  now = Date.now(),
): DeviceFix {
  const isBelieved = timestamp <= now && now - timestamp <= OLDEST_MS;
  return {
    lat: coords.latitude,
    lng: coords.longitude,
    at: isBelieved ? Math.round(timestamp) : now,
    ...(Number.isFinite(coords.accuracy) && { accuracyM: Math.round(Math.max(0, coords.accuracy)) }),
  };
}

/** What a device has measured of its driver's place. */
export interface MeasuredPlace {
  /** The latest fix, which the driver sees. */
  latest: DeviceFix;
  /** The latest fix that is not coarse: steps of a trip are taken there. */
  exact: DeviceFix | null;
}

/** The measured place after another fix. */
export const withFix = (before: MeasuredPlace | null, fix: DeviceFix): MeasuredPlace => ({
  latest: fix,
  exact: isCoarse(fix.accuracyM) ? (before?.exact ?? null) : fix,
});

/** Where a step of a trip is taken now; null if the device has not known its place well for two minutes. */
export function stepPlace(measured: MeasuredPlace | null, now = Date.now()): LatLng | null {
  const exact = measured?.exact;
  return exact && now - exact.at <= FRESH_MS ? { lat: exact.lat, lng: exact.lng } : null;
}

/** What has been sent of a device's fixes. */
export interface SentFixes {
  /** The last fix, and whether it has been sent; null before the first. */
  last: { fix: DeviceFix; isSent: boolean } | null;
  /** When a fix was last sent, a ms timestamp; 0 before the first. */
  sentAt: number;
}

export const nothingSent: SentFixes = { last: null, sentAt: 0 };

/** Positions are sent at most this often, in ms … */
export const SEND_EVERY_MS = 3000;
/** … and at least this often, also by a stationary device, as long as it measures anything. */
export const REPEAT_EVERY_MS = 20_000;
/** Timers are late or early by about this, in ms. */
const TIMER_MS = 500;

/**
 * What to do with a fix: whether it is sent now. A fix is sent once: sent again later, it would show its
 * driver where they were.
 */
export function takeFix(
  sent: SentFixes,
  fix: DeviceFix,
  now: number,
  atOnce = false,
): { sent: SentFixes; isSent: boolean } {
  const { last, sentAt } = sent;
  if (last && fix.at <= last.fix.at && !atOnce) return { sent, isSent: false };
  const isSent = atOnce || now < sentAt || now - sentAt >= SEND_EVERY_MS;
  return { sent: { last: { fix, isSent }, sentAt: isSent ? now : sentAt }, isSent };
}

/** What is due after some silence: the last fix, if it has not been sent, or else another measurement. */
export function dueFix({ last, sentAt }: SentFixes, now: number): DeviceFix | 'measure' | null {
  if (now >= sentAt && now - sentAt < REPEAT_EVERY_MS - TIMER_MS) return null;
  return last && !last.isSent ? last.fix : 'measure';
}
