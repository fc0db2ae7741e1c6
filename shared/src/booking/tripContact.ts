import type { BookingStatus } from './booking.status.js';

/** How long driver and rider can reach each other after a trip when the settings do not say, in minutes. */
export const DEFAULT_CONTACT_MINUTES = 60;

/** What decides whether driver and rider may reach each other. */
export interface TripContactState {
  status: BookingStatus;
  driver?: string | null | undefined;
  /** When the trip ended, a ms timestamp. */
  trip_end_time?: number | null | undefined;
}

/**
 * Whether driver and rider may know how to reach each other:
 * - `before`: no driver has the trip yet
 * - `open`: from acceptance until `contactMinutes` after the trip's end
 * - `over`: later, and as soon as the trip is canceled
 */
export type TripContact = 'before' | 'open' | 'over';

/** The stage of contact between driver and rider at a moment (`now`, ms timestamp). */
export function tripContact(
  { status, driver, trip_end_time: end }: TripContactState,
  { now, contactMinutes }: { now: number; contactMinutes: number },
): TripContact {
  if (status === 'CANCELLED') return 'over';
  if (!driver) return 'before';
  if (!end) return 'open';
  return now < end + contactMinutes * 60_000 ? 'open' : 'over';
}

/** The first word of a full name: all that is shown of a person outside a trip. */
export const firstNameOf = (fullName: string | null | undefined): string =>
  fullName?.trim().split(/\s+/u)[0] ?? '';
