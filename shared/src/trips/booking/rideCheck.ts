import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import type { AppCategory } from '../../basics/settings/publicSettings.schema.js';
import { type BookingStatus, bookingStatuses } from './booking.status.js';
import type { CardHold } from './holds.schema.js';
import { type OfKind, rulesOf } from './tripKind.js';

/*
 * Ride checks: the rider of a trip says that they are not in the car of its driver. That ends the trip for
 * both and takes nothing from anyone. Staff then decide who is right.
 *
 * API (`:id` is the booking's id): POST /bookings/:id/not-in-car its rider, {}; POST /guest-trips/not-in-car
 * the holder of the trip's link, {token}. Returns the trip, canceled. 409 `wrong_state` outside
 * `deniableStatuses`, 409 `payment_in_progress` once the charge has begun. POST
 * /bookings/:id/not-in-car/decide admin, {inCar: boolean, note?}. Returns the booking. 409 `wrong_state` if
 * already decided otherwise.
 */

/**
 * `open` until staff decide: `upheld` means that the rider is right, and nothing is charged; `overruled` that
 * the driver is, and the fare is charged. A check that nobody decides in time has `expired`: nothing is
 * charged, and it counts against nobody.
 */
export const rideCheckStatuses = ['open', 'upheld', 'overruled', 'expired'] as const;
export type RideCheckStatus = (typeof rideCheckStatuses)[number];

/**
 * For how long an open check keeps what the rider's card or wallet holds, in ms: holds of cards end in days.
 */
export const RIDE_CHECK_MS = 5 * 24 * 60 * 60_000;

/** A rider's word that they are not in the car, as the booking stores it. Times are ms timestamps. */
export const rideCheckSchema = z.object({
  status: z.enum(rideCheckStatuses),
  /** The status of the trip until then. */
  since: z.enum(bookingStatuses),
  deniedAt: z.number().int(),
  /** What the rider pays the driver if the driver is right. */
  due: z.number(),
  decidedAt: z.number().int().nullish(),
  decidedBy: idSchema.nullish(),
  note: z.string().nullish(),
});
export type RideCheck = z.infer<typeof rideCheckSchema>;

/** What everyone who sees the trip sees of its check; staff see all of it. */
export const rideCheckSummarySchema = rideCheckSchema.partial({ since: true });
export type RideCheckSummary = z.infer<typeof rideCheckSummarySchema>;

/** The part of a check that a role sees: who decided, and why, stays with the staff. */
export function rideCheckSummary(check: RideCheck, usertype: string): RideCheckSummary {
  if (usertype === 'admin') return check;
  const { status, deniedAt, due, decidedAt } = check;
  return { status, deniedAt, due, ...(decidedAt && { decidedAt }) };
}

export const decideRideCheckInputSchema = z.object({
  inCar: z.boolean(),
  note: z.string().trim().max(1000).nullish(),
});
export type DecideRideCheckInput = z.infer<typeof decideRideCheckInputSchema>;

/** The statuses in which riders can say that they are not in the car: from the arrival until the charge. */
export const deniableStatuses: readonly BookingStatus[] = ['ARRIVED', 'STARTED', 'REACHED', 'PENDING'];

/** The facts about a trip that decide whether its rider can still say so. */
interface DeniableTrip extends OfKind {
  status: BookingStatus;
  cardHold?: Pick<CardHold, 'state'> | null | undefined;
  /** A payment is under way: only the API knows. */
  isBeingPaid?: boolean;
}

/**
 * Why a rider can no longer, or not yet, say that they are not in the car; null if they can. A parcel has
 * its handover proofs instead.
 */
export function denialProblem(
  { status, kind, cardHold, isBeingPaid = false }: DeniableTrip,
  category: AppCategory,
): 'wrong_state' | 'payment_in_progress' | null {
  if (category !== 'taxi' || !rulesOf({ kind }).hasRider || !deniableStatuses.includes(status))
    return 'wrong_state';
  const isCharged = cardHold?.state === 'capturing' || cardHold?.state === 'captured';
  return isCharged || isBeingPaid ? 'payment_in_progress' : null;
}
