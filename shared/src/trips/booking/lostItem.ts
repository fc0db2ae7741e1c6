import type { BookingStatus } from './booking.status.js';
import { type OfKind, rulesOf } from './tripKind.js';

/** The answers that a driver can give to the report of a lost item. */
export const lostItemAnswers = ['found', 'not_found'] as const;
export type LostItemAnswer = (typeof lostItemAnswers)[number];

/** The longest description of a lost item, in characters. */
export const MOST_LOST_ITEM_TEXT = 300;

const DAY_MS = 24 * 60 * 60_000;
/** The trip is over; whether it is paid does not matter. */
const endedStatuses: readonly BookingStatus[] = ['REACHED', 'PENDING', 'PAID', 'COMPLETE'];

/** The facts about a trip that decide whether a lost item can be reported. */
export interface EndedTrip extends OfKind {
  status: BookingStatus;
  driver?: string | null | undefined;
  /** ms timestamp */
  trip_end_time?: number | null | undefined;
}

/** Whether the rider can report a lost item at `now` (ms timestamp): after the trip, for `days` days. */
export const canReportLostItem = (
  { status, kind, driver, trip_end_time: end }: EndedTrip,
  now: number,
  days: number,
): boolean =>
  endedStatuses.includes(status) &&
  rulesOf({ kind }).hasRider &&
  Boolean(driver) &&
  Boolean(end) &&
  now < (end ?? 0) + days * DAY_MS;
