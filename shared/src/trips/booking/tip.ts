import { z } from 'zod';
import { exact, MAX_AMOUNT, roundAmount } from '../../basics/decimals/money.js';
import { roundWorth } from '../../basics/settings/currencyWorth.js';
import type { ErrorKey } from '../../basics/errors/catalog.js';
import { type BookingStatus, earnedStatuses } from './booking.status.js';
import { type OfKind, rulesOf } from './tripKind.js';

/** A rider can tip until this long after the end of the trip, in ms. */
export const TIP_WITHIN_MS = 7 * 24 * 60 * 60_000;
/**
 * A tip is at most this many times the trip's cost: more is a typing mistake, or moves money for another
 * reason.
 */
const MOST_TIMES = 2;

export const tipInputSchema = z.object({ amount: z.number().positive().max(MAX_AMOUNT) });

/** The facts about a trip that decide whether its driver can be tipped. */
export interface TippedTrip extends OfKind {
  status: BookingStatus;
  driver?: string | null | undefined;
  trip_cost: number;
  /** ms timestamp */
  trip_end_time?: number | null | undefined;
  tip?: number | null | undefined;
}

/** Whether the rider can tip the driver at `now` (ms timestamp): after a paid trip, once. */
export const canTip = ({ status, kind, driver, trip_end_time: end, tip }: TippedTrip, now: number): boolean =>
  earnedStatuses.includes(status) &&
  rulesOf({ kind }).hasRider &&
  Boolean(driver) &&
  !tip &&
  Boolean(end) &&
  now < (end ?? 0) + TIP_WITHIN_MS;

/** The largest tip for a trip of this cost. */
export const mostTip = (tripCost: number): number => Number(exact(tripCost).times(MOST_TIMES));

/**
 * Returns the error of a tip's amount, or null if it is allowed. `decimal` is the number of decimal places in
 * the settings.
 */
export function tipProblem(amount: number, tripCost: number, decimal: number): ErrorKey | null {
  if (!roundAmount(exact(amount), decimal).eq(amount)) return 'tip_amount';
  return amount > 0 && amount <= mostTip(tripCost) ? null : 'tip_amount';
}

/**
 * Tips to suggest for a trip: 10, 15 and 20 percent of its cost, rounded up to amounts that people give,
 * without repeats: whole dollars or euros, hundreds of yen, fifths of a dinar.
 */
export function suggestedTips(tripCost: number, currency: string): number[] {
  const step = roundWorth(1, currency);
  const steps = [10, 15, 20].map((percent) =>
    Math.max(1, Math.ceil(Number(exact(tripCost).times(percent).div(100).div(step)))),
  );
  return [...new Set(steps)]
    .map((count) => Number(exact(step).times(count)))
    .filter((amount) => amount <= mostTip(tripCost));
}

/** Returns the entries of a tip. The driver gets the whole amount that the rider's wallet pays. */
export function tipPostings(booking: {
  id: string;
  customer: string;
  driver?: string | null | undefined;
  tip?: number | null | undefined;
}) {
  const { id, customer, driver, tip: amount } = booking;
  if (!driver || !amount) return [];
  const txRef = `booking:${id}:tip`;
  return [
    { uid: customer, posting: { type: 'Debit', amount, txRef: `${txRef}:rider` } },
    { uid: driver, posting: { type: 'Credit', amount, txRef: `${txRef}:driver` } },
  ] as const;
}
