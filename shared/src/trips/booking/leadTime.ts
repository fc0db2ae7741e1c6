import type { Settings } from '../../basics/settings/settings.schema.js';
import { NEXT_LATE_MS } from './nextTrip.js';

/*
 * Lead times (rules 4.89 and 4.90): a prebooking enters dispatch as long before its time as the cars around
 * need, within the bounds of the settings.
 */

const MINUTE_MS = 60_000;
/** Lead times are rounded up to steps, so that they do not change with every move of a car, in seconds. */
const STEP_S = 300;
/** So many cars can be there in time: the first ones that are asked may decline. */
const CARS = 3;
/** A prebooking is looked at again after this time at least, in ms. */
const LOOK_AGAIN_MS = MINUTE_MS;

/** The settings that bound lead times. */
export type LeadLimits = Pick<Settings, 'leadMinutes' | 'leadMostMinutes' | 'leadBufferMinutes'>;

/**
 * How long before its time a prebooking enters dispatch, in seconds: the driving time and the buffer, at
 * least `leadMinutes` and at most `leadMostMinutes`.
 * @param drive how long a car needs to the pickup, in seconds
 */
export function leadSecondsFor(
  drive: number,
  { leadMinutes, leadMostMinutes, leadBufferMinutes }: LeadLimits,
): number {
  const needed = Math.ceil((drive + leadBufferMinutes * 60) / STEP_S) * STEP_S;
  return Math.max(leadMinutes * 60, Math.min(leadMostMinutes * 60, needed));
}

/**
 * The driving time that counts among those of the cars around, in seconds: that of the third nearest, or of
 * the farthest if there are fewer. Null without any.
 */
export function countedDrive(seconds: readonly number[]): number | null {
  const sorted = [...seconds].sort((one, other) => one - other);
  return sorted[Math.min(CARS, sorted.length) - 1] ?? null;
}

/** The lead time with which a prebooking enters dispatch at a time, in seconds. ms timestamps. */
export const leadSecondsLeft = (tripdate: number, now: number): number => Math.ceil((tripdate - now) / 1000);

/** The longest lead time of the settings, in ms. */
export const longestLeadMs = ({ leadMinutes, leadMostMinutes }: LeadLimits): number =>
  Math.max(leadMinutes, leadMostMinutes) * MINUTE_MS;

/** When the lead time of a prebooking is looked at for the first time, a ms timestamp. */
export const firstLeadLook = (tripdate: number, limits: LeadLimits): number =>
  tripdate - longestLeadMs(limits);

/**
 * When it is looked at again: halfway to the start of its dispatch, so that few questions are asked of the
 * map service and the last ones are the closest. Null once it has started. ms timestamps.
 */
export function nextLeadLook(startsAt: number, now: number): number | null {
  if (startsAt <= now) return null;
  return now + Math.max(LOOK_AGAIN_MS, Math.round((startsAt - now) / 2));
}

/**
 * How many minutes after its time a planned driver can be at a prebooking's pickup, if that is too late;
 * null if they come in time.
 * @param seconds how long they need from now on
 * @param now a ms timestamp
 */
export function minutesTooLate(tripdate: number, seconds: number, now: number): number | null {
  const late = now + seconds * 1000 - tripdate;
  return late > NEXT_LATE_MS ? Math.round(late / MINUTE_MS) : null;
}
