import type { BookingStatus } from './booking.status.js';

/** The facts that decide whether driver and rider may contact each other. */
export interface TripContactState {
  status: BookingStatus;
  driver?: string | null | undefined;
  /** When the trip ended, a ms timestamp. */
  trip_end_time?: number | null | undefined;
}

/**
 * Whether driver and rider may contact each other:
 * - `before`: no driver has the trip yet
 * - `open`: from acceptance until `contactMinutes` after the end of the trip
 * - `over`: later, and as soon as the trip is canceled
 */
export type TripContact = 'before' | 'open' | 'over';

/** The contact stage between driver and rider at a given time (`now`, ms timestamp). */
export function tripContact(
  { status, driver, trip_end_time: end }: TripContactState,
  { now, contactMinutes }: { now: number; contactMinutes: number },
): TripContact {
  if (status === 'CANCELLED') return 'over';
  if (!driver) return 'before';
  if (!end) return 'open';
  return now < end + contactMinutes * 60_000 ? 'open' : 'over';
}

/** The first word of a full name: the only part shown outside a trip. */
export const firstNameOf = (fullName: string | null | undefined): string =>
  fullName?.trim().split(/\s+/u)[0] ?? '';
