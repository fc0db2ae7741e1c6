import { type BookingStatus, activeStatuses } from './booking.status.js';

const MINUTE_MS = 60_000;

/** Cancellations count together when they are at most this far apart, in ms. */
export const CANCEL_WINDOW_MS = 60 * MINUTE_MS;
/** A cancellation counts when it comes later than so many ms before the trip's time: earlier ones bother nobody. */
const LATE_CANCEL_MS = 60 * MINUTE_MS;

/** Statuses of bookings that count towards a rider's open ones: from the booking until it is paid. */
export const openStatuses: readonly BookingStatus[] = activeStatuses.filter((status) => status !== 'PAID');

/**
 * Whether a cancellation counts towards a cool-down. A rider's does from the moment drivers may have been asked, a
 * driver's when it gives an accepted trip back; reporting at the pickup that nobody came does not.
 */
export function isCountedCancel(
  { status, tripdate }: { status: BookingStatus; tripdate: number },
  by: 'rider' | 'driver',
  now: number,
): boolean {
  if (by === 'driver') return status === 'ACCEPTED';
  return status !== 'PAYMENT_PENDING' && now > tripdate - LATE_CANCEL_MS;
}

/**
 * Until when somebody who has cancelled many trips has to wait, a ms timestamp; null when there is no need to.
 * @param cancels when they cancelled, ms timestamps, in any order
 * @param most how many cancellations within an hour start the cool-down
 */
export function coolDownUntil(cancels: readonly number[], most: number, now: number): number | null {
  const decisive = [...cancels].sort((a, b) => b - a)[most - 1];
  if (decisive === undefined) return null;
  const until = decisive + CANCEL_WINDOW_MS;
  return until > now ? until : null;
}
