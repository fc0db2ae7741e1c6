import { exact, fraction, roundAmount, roundFraction, toWire } from '../../basics/decimals/money.js';
import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';
import { cancelFee } from '../carType/cancelFee.js';
import type { CancelSlab, CarType, Tariff } from '../carType/carType.schema.js';
import type { TrackFix } from '../tracking/trackGate.js';
import type { BookingStatus } from './booking.status.js';
import type { DecideNoShowInput, NoShow, NoShowSummary, NoShowTerms, PickupWait } from './noShow.schema.js';

/*
 * No-shows: the rider does not come to the pickup, and the driver has waited, warned and called.
 *
 * API (`:id` is the booking's id): POST /bookings/:id/no-show/try its driver, {by: 'call' | 'message'}.
 * Records the attempt, once each; `message` sends the rider the warning. Returns the booking. POST
 * /bookings/:id/no-show its driver, {}. Ends the trip and charges the fee. Returns the booking; 409 with why
 * not (`noShowProblem`). POST /bookings/:id/no-show/dispute its rider, {dispute?}; POST
 * /guest-trips/no-show/dispute the holder of the trip's link, {token, dispute?}. Opens a fare review with the
 * reason `no_show`. POST /bookings/:id/no-show/decide admin, {decision: 'keep' | 'reduce' | 'refund', fee?,
 * note?}. Returns the booking; 409 `decided_meanwhile` if it was decided otherwise.
 */

/** How long before the report the rider must have been warned, in ms. */
export const NO_SHOW_WARNED_MS = 60_000;
/** A position older than this does not show where the driver is at the report, in ms. */
export const NO_SHOW_FRESH_MS = 120_000;
/** The most waiting after the free minutes that is charged, in ms. */
export const NO_SHOW_CHARGED_MS = 30 * 60_000;
/** For how long a rider can dispute the fee, in ms. */
export const NO_SHOW_DISPUTE_MS = 14 * 24 * 60 * 60_000;
/** A driver this many arrival radiuses away from the pickup has left it: the wait starts over. */
const LEFT_RADIUSES = 2;

/** The terms of a car type, with the free minutes of the settings, as a new booking keeps them. */
export const noShowTermsOf = (
  { noShowFee, noShowWaiting }: Pick<CarType, 'noShowFee' | 'noShowWaiting'>,
  freeMinutes: number,
): NoShowTerms => ({ fee: noShowFee ?? null, waiting: noShowWaiting ?? false, freeMinutes });

/**
 * The part of a no-show that a role sees: the driver's position, who decided, and why, stay with the staff.
 * The rider's words are for the rider and staff.
 */
export function noShowSummary(noShow: NoShow, usertype: string): NoShowSummary {
  if (usertype === 'admin') return noShow;
  const { status, reportedAt, arrivedAt, waitedFrom, freeMinutes, warnedAt, meters, fee, waitingFee } =
    noShow;
  const { calledAt, disputedAt, decidedAt, dispute } = noShow;
  return {
    ...{ status, reportedAt, arrivedAt, waitedFrom, freeMinutes, warnedAt, meters, fee, waitingFee },
    ...(calledAt && { calledAt }),
    ...(disputedAt && { disputedAt }),
    ...(decidedAt && { decidedAt }),
    ...(usertype === 'rider' && dispute && { dispute }),
  };
}

/** The facts about a booking that decide from when a no-show can be reported. */
export interface WaitedTrip {
  status: BookingStatus;
  arrivalUnproven?: boolean | null | undefined;
  driver_arrive_time?: number | null | undefined;
  tripdate: number;
  pickupWait?: PickupWait | null | undefined;
  noShowTerms?: NoShowTerms | null | undefined;
}

/**
 * When the free minutes begin: once the rider was notified of the arrival, but never before the time that the
 * trip is booked for, and anew when the driver left the pickup (`leftAt`). ms timestamp; null without an
 * arrival that is proven.
 */
export function waitedFrom(
  { status, arrivalUnproven, driver_arrive_time: arrivedAt, tripdate, pickupWait }: WaitedTrip,
  leftAt: number | null = null,
): number | null {
  const notifiedAt = pickupWait?.notifiedAt ?? arrivedAt;
  if (status !== 'ARRIVED' || arrivalUnproven || !notifiedAt) return null;
  return Math.max(notifiedAt, tripdate, leftAt ?? 0);
}

/**
 * From when on the driver can report the no-show: after the free minutes, and a minute after the warning. ms
 * timestamp; null if not at all. `freeMinutes` counts for trips that were booked before they kept their own.
 */
export function noShowFrom(
  trip: WaitedTrip,
  { freeMinutes, leftAt = null }: { freeMinutes: number; leftAt?: number | null },
): number | null {
  const from = waitedFrom(trip, leftAt);
  if (from === null) return null;
  const warnedAt = trip.pickupWait?.warnedAt;
  return Math.max(freeUntil(trip, from, freeMinutes), warnedAt ? warnedAt + NO_SHOW_WARNED_MS : 0);
}

const freeUntil = ({ noShowTerms }: WaitedTrip, from: number, freeMinutes: number) =>
  from + (noShowTerms?.freeMinutes ?? freeMinutes) * 60_000;

/**
 * When the driver was last seen away from the pickup since the arrival, a ms timestamp; null if never.
 * `fixes` are the positions that are believed, `radiusKm` is the arrival radius.
 */
export function leftPickupAt(
  pickup: LatLng,
  fixes: readonly TrackFix[],
  { since, radiusKm }: { since: number; radiusKm: number },
): number | null {
  const away = fixes.filter((fix) => fix.at > since && distanceKm(fix, pickup) > radiusKm * LEFT_RADIUSES);
  return away.length > 0 ? Math.max(...away.map(({ at }) => at)) : null;
}

/** The facts that decide whether a driver may report a no-show now. */
export interface NoShowFacts {
  trip: WaitedTrip;
  now: number;
  freeMinutes: number;
  leftAt: number | null;
  /** Whether the trip has a number that the driver can call. */
  canCall: boolean;
  /** The driver's last proven position: its time, and how many meters from the pickup; null if unknown. */
  position: { at: number; meters: number } | null;
  radiusM: number;
}

/** Why a driver cannot report a no-show, or not yet; null if they can. */
export function noShowProblem(facts: NoShowFacts) {
  const { trip, now, canCall, position, radiusM } = facts;
  if (trip.status !== 'ARRIVED') return 'wrong_state';
  const from = noShowFrom(trip, facts);
  if (from === null) return 'no_show_unproven';
  const isHere = position && now - position.at <= NO_SHOW_FRESH_MS && position.meters <= radiusM;
  if (!isHere) return 'no_show_away';
  const { warnedAt, calledAt } = trip.pickupWait ?? {};
  if (!warnedAt || (canCall && !calledAt)) return 'no_show_untried';
  return now < from ? 'no_show_too_early' : null;
}

/** What decides the fee of a no-show. */
export interface NoShowPrice {
  noShowTerms?: NoShowTerms | null | undefined;
  cancelSlab?: readonly CancelSlab[] | null | undefined;
  tariff: Pick<Tariff, 'rate_per_hour'>;
  driver_accept_time?: number | null | undefined;
  /** When its driver was done with the trip before it, if there was one. */
  headingSince?: number | null | undefined;
}

/**
 * The fee of a no-show: the car type's own or, without one, what canceling would have cost when the free
 * minutes ended, counted as for canceling; and the tariff's time for the wait after them, if the car type
 * charges it. Each part is rounded by itself.
 * @param from when the free minutes began, ms timestamp
 */
export function noShowFee(
  { noShowTerms: terms, cancelSlab, tariff, driver_accept_time, headingSince }: NoShowPrice,
  { from, now, freeMinutes, decimal }: { from: number; now: number; freeMinutes: number; decimal: number },
): { fee: number; waitingFee: number } {
  const until = from + (terms?.freeMinutes ?? freeMinutes) * 60_000;
  const acceptedAt = headingSince ?? driver_accept_time;
  const base = terms?.fee ?? (acceptedAt ? cancelFee(cancelSlab, (until - acceptedAt) / 60_000) : 0);
  const waited = Math.min(NO_SHOW_CHARGED_MS, Math.max(0, now - until));
  const waiting = terms?.waiting
    ? roundFraction(fraction(exact(tariff.rate_per_hour).times(waited), 3_600_000), decimal)
    : exact(0);
  return { fee: toWire(roundAmount(base, decimal).plus(waiting)), waitingFee: toWire(waiting) };
}

/** Whether the rider can still dispute the fee. */
export const isDisputable = (
  noShow: Pick<NoShow, 'status' | 'fee' | 'reportedAt'> | null | undefined,
  now: number,
): boolean => noShow?.status === 'charged' && noShow.fee > 0 && now - noShow.reportedAt <= NO_SHOW_DISPUTE_MS;

/** What is left of the fee after a decision; null for a reduced fee that is no part of it. */
export function decidedFee(
  { fee }: Pick<NoShow, 'fee'>,
  { decision, fee: left }: DecideNoShowInput,
  decimal: number,
): number | null {
  if (decision !== 'reduce')
    return left === null || left === undefined ? (decision === 'keep' ? fee : 0) : null;
  if (left === null || left === undefined || left <= 0 || left >= fee) return null;
  return roundAmount(left, decimal).eq(left) ? left : null;
}

/** The status that each decision leads to. */
export const decidedStatus = { keep: 'kept', reduce: 'reduced', refund: 'refunded' } as const;

/**
 * The postings that give a part of a no-show's fee back: from the driver to the rider. `cancel_fee` is what
 * is left of it.
 */
export function noShowBackPostings(booking: {
  id: string;
  customer: string;
  driver?: string | null | undefined;
  cancel_fee?: number | null | undefined;
  noShow?: Pick<NoShow, 'fee'> | null | undefined;
}) {
  const { id, customer, driver, cancel_fee: left, noShow } = booking;
  const amount = noShow ? toWire(exact(noShow.fee).minus(left ?? 0)) : 0;
  if (!driver || amount <= 0) return [];
  const txRef = `booking:${id}:no-show-back`;
  return [
    { uid: customer, posting: { type: 'Credit', amount, txRef: `${txRef}:rider` } },
    { uid: driver, posting: { type: 'Debit', amount, txRef: `${txRef}:driver` } },
  ] as const;
}
