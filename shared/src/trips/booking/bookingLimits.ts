import { type BookingStatus, activeStatuses } from './booking.status.js';

const MINUTE_MS = 60_000;

/** Cancellations count together when they are at most this many ms apart. */
export const CANCEL_WINDOW_MS = 60 * MINUTE_MS;
/** A cancellation counts when it comes less than this many ms before the trip. Earlier ones cause no harm. */
const LATE_CANCEL_MS = 60 * MINUTE_MS;

/** Statuses that count a booking as one of a rider's open bookings: from booking until payment. */
export const openStatuses: readonly BookingStatus[] = activeStatuses.filter((status) => status !== 'PAID');

/** Whether a rider's cancellation counts toward a cool-down: once drivers may have been asked. */
export const isCountedCancel = (
  { status, tripdate }: { status: BookingStatus; tripdate: number },
  now: number,
): boolean => status !== 'PAYMENT_PENDING' && now > tripdate - LATE_CANCEL_MS;

/**
 * When the cool-down of a user with many cancellations ends, a ms timestamp; null if there is none.
 * @param cancels when they canceled, ms timestamps, in any order
 * @param most how many cancellations within an hour start the cool-down
 */
export function coolDownUntil(cancels: readonly number[], most: number, now: number): number | null {
  const decisive = [...cancels].sort((a, b) => b - a)[most - 1];
  if (decisive === undefined) return null;
  const until = decisive + CANCEL_WINDOW_MS;
  return until > now ? until : null;
}
