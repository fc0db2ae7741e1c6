import { z } from 'zod';
import { exact, MAX_AMOUNT, roundAmount, toWire } from '../../basics/decimals/money.js';
import type { ErrorKey } from '../../basics/errors/catalog.js';
import { earnedStatuses } from './booking.status.js';
import type { Booking } from './booking.schema.js';
import { fareOfCost } from './fareBound.js';
import type { FareReview } from './fareReview.js';
import { costWithoutExtra, extraWithin, withRiderExtra } from './riderExtra.js';
import { rulesOf } from './tripKind.js';

/**
 * A corrected fare is at most this many times the higher of the estimate and the fare so far: more is a
 * typing mistake.
 */
const MOST_TIMES = 3;

/** The request of staff to give a finished trip another fare. Rider and driver are sent the note. */
export const correctFareInputSchema = z.object({
  trip_cost: z.number().min(0).max(MAX_AMOUNT),
  note: z.string().trim().min(1, 'field_required').max(300),
});
export type CorrectFareInput = z.infer<typeof correctFareInputSchema>;

/** The parts of a trip that decide whether its fare can be corrected. */
type CorrectedTrip = Pick<Booking, 'status' | 'kind' | 'trip_cost' | 'estimate'> & {
  driver?: string | null | undefined;
  fareReview?: Pick<FareReview, 'status' | 'moved'> | null | undefined;
};

/**
 * Why staff cannot correct the fare of a trip; null if they can. The trip is paid, no review is open, and no
 * decision has moved money before: a second difference would have the same ledger entries.
 */
export function correctionRefusal({ status, kind, driver, fareReview }: CorrectedTrip): ErrorKey | null {
  if (!earnedStatuses.includes(status) || !driver || !rulesOf({ kind }).hasRider) return 'wrong_state';
  if (fareReview?.status === 'open') return 'fare_under_review';
  return fareReview?.moved ? 'fare_corrected_before' : null;
}

/** The largest fare that a trip can be corrected to. */
export const mostCorrectedFare = ({
  trip_cost,
  estimate,
}: Pick<CorrectedTrip, 'trip_cost' | 'estimate'>): number =>
  toWire(exact(Math.max(trip_cost, estimate)).times(MOST_TIMES));

/** Returns the error of a corrected fare, or null if it is allowed. `decimal` is that of the settings. */
export function correctedFareProblem(cost: number, trip: CorrectedTrip, decimal: number): ErrorKey | null {
  const isAllowed =
    cost >= 0 &&
    cost !== trip.trip_cost &&
    cost <= mostCorrectedFare(trip) &&
    roundAmount(exact(cost), decimal).eq(cost);
  return isAllowed ? null : 'corrected_fare_amount';
}

/**
 * The review that states a correction, before the money it moves is known. The new cost splits into share and
 * fee by the trip's own tariff, and what its rider added stays the driver's.
 * @param at ms timestamp
 */
export function correctionReview(
  trip: Pick<
    Booking,
    | 'trip_cost'
    | 'riderExtra'
    | 'convenience_fees'
    | 'driver_share'
    | 'distance'
    | 'total_trip_time'
    | 'tariff'
  >,
  { trip_cost: cost, note }: CorrectFareInput,
  { by, at, decimal }: { by: string; at: number; decimal: number },
): FareReview {
  const { trip_cost, convenience_fees, driver_share, distance, total_trip_time } = trip;
  return {
    status: 'corrected',
    isOpen: false,
    reasons: ['corrected'],
    measured: withRiderExtra(fareOfCost(costWithoutExtra(cost, trip), trip.tariff, decimal), {
      riderExtra: extraWithin(cost, trip),
    }),
    settled: { trip_cost, convenience_fees, driver_share },
    difference: toWire(exact(cost).minus(trip_cost)),
    lower: trip_cost,
    upper: trip_cost,
    distance,
    seconds: total_trip_time ?? 0,
    waitingSeconds: 0,
    detourKm: 0,
    flags: [],
    openedAt: at,
    decidedAt: at,
    decidedBy: by,
    note,
  };
}
