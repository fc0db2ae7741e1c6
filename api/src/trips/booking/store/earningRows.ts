import { earnedStatuses, earningCut, type EarningCut, exact, monthName, toWire } from '@wayfare/shared';
import type { StoredBooking } from './storedBooking.js';
import type { EarningCorrection, Effect } from '../effects/effect.js';

/**
 * The key of the effect that counts a paid trip. While a booking has it, some rows may not include the trip
 * yet.
 */
export const EARNINGS_EFFECT = 'paid:earnings';

/** The key of the effect that corrects a counted trip after the decision on its fare review. */
export const REVIEW_EARNINGS_EFFECT = 'review:earnings';

const CORRECTION = ':review';
/** The id a row stores for a counted correction: the booking's id with a suffix. */
export const correctionOf = (booking: string) => `${booking}${CORRECTION}`;
export const bookingOf = (trip: string) =>
  trip.endsWith(CORRECTION) ? trip.slice(0, -CORRECTION.length) : trip;

/** Trips that are counted (rule 5.49), as a condition on their status. */
export const SETTLED = { $in: earnedStatuses };

/** An exact decimal. */
type Exact = ReturnType<typeof exact>;

/** Totals of trips of one driver for one fleet (empty for none). */
export interface EarnedTrips {
  driver: string;
  fleetadmin: string;
  driverName: string;
  vehicle: string;
  rides: number;
  tripCost: Exact;
  convenienceFee: Exact;
  /** Fees above 0: the amount on the dashboard's cards (rule 4.31). */
  shownFee: Exact;
  discountAmount: Exact;
  driverShare: Exact;
  /** The amounts that the business added to the driver's shares. */
  raises: Exact;
}

export type Kind = 'month' | 'driverMonth' | 'day';

/** A row of the rollup, or an addition to one. */
export interface EarningRow {
  kind: Kind;
  id: string;
  names: Record<string, string | number>;
  counts: Record<string, number>;
  amounts: Record<string, Exact>;
}

/** Returns the rows in which trips are counted (rule 5.49), with the amounts they add to each. */
export function rowsOf(trips: EarnedTrips, { month, day }: EarningCut): EarningRow[] {
  const { driver, fleetadmin, driverName, vehicle, rides, shownFee } = trips;
  const period = { month, year: Math.floor(month / 100), monthsName: monthName(month) };
  const counts = { total_rides: rides };
  const amounts = {
    tripCost: trips.tripCost,
    rideCost: trips.tripCost.minus(trips.convenienceFee),
    convenienceFee: trips.convenienceFee,
    discountAmount: trips.discountAmount,
    profit: trips.convenienceFee.minus(trips.discountAmount),
    driverShare: trips.driverShare,
    raises: trips.raises,
  };
  const dayRow = (of: string): EarningRow => ({
    kind: 'day',
    id: of ? `${day}-${of}` : `${day}`,
    names: { day, month, fleetadmin: of },
    counts,
    amounts: { convenienceFee: shownFee },
  });
  return [
    { kind: 'month', id: `${month}`, names: period, counts, amounts },
    {
      kind: 'driverMonth',
      id: [month, driver, ...(fleetadmin ? [fleetadmin] : [])].join('-'),
      names: {
        ...period,
        driver,
        ...(fleetadmin && { fleetadmin }),
        driverName,
        driverVehicleNo: vehicle,
      },
      counts,
      amounts,
    },
    dayRow(''),
    ...(fleetadmin ? [dayRow(fleetadmin)] : []),
  ];
}

/** Adds a row to the sums collected so far. */
export function addUp(rows: Map<string, EarningRow>, row: EarningRow): void {
  const before = rows.get(row.id);
  if (!before) {
    rows.set(row.id, row);
    return;
  }
  const counts = Object.entries(row.counts).map(([name, count]) => [
    name,
    (before.counts[name] ?? 0) + count,
  ]);
  const amounts = Object.entries(row.amounts).map(([name, amount]) => [
    name,
    amount.plus(before.amounts[name] ?? 0),
  ]);
  rows.set(row.id, { ...row, counts: Object.fromEntries(counts), amounts: Object.fromEntries(amounts) });
}

/** One booking as earned trips of its driver. */
export function tripsOf(booking: StoredBooking): EarnedTrips {
  const fee = exact(booking.convenience_fees ?? 0);
  return {
    driver: booking.driver ?? '',
    fleetadmin: booking.fleetadmin ?? '',
    driverName: booking.driver_name ?? '',
    vehicle: booking.vehicle_number ?? '',
    rides: 1,
    tripCost: exact(booking.trip_cost ?? 0),
    convenienceFee: fee,
    shownFee: fee.gt(0) ? fee : exact(0),
    discountAmount: exact(booking.discount_amount ?? 0),
    driverShare: exact(booking.driver_share ?? 0),
    raises: exact(booking.raise ?? 0),
  };
}

/** The effect that corrects the earnings of a trip whose amounts a fare review has changed. */
export function reviewEarningsOf(
  before: StoredBooking,
  after: EarningCorrection,
  timeZone: string,
): Effect[] {
  if (!before.driver || !before.endTime) return [];
  const more = (field: keyof EarningCorrection) => toWire(exact(after[field]).minus(before[field]));
  const correction = {
    trip_cost: more('trip_cost'),
    convenience_fees: more('convenience_fees'),
    driver_share: more('driver_share'),
    discount_amount: more('discount_amount'),
  };
  const data = { ...earningCut(before.endTime, timeZone), correction };
  return [{ key: REVIEW_EARNINGS_EFFECT, kind: 'correctEarnings', data }];
}

/**
 * Returns what a correction adds to the rows of its trip. Fees are never negative, so the shown fees change
 * by the same amount; a raise does not depend on the fare.
 */
export function correctedTripsOf(booking: StoredBooking, correction: EarningCorrection): EarnedTrips {
  const trips = tripsOf({ ...booking, ...correction, raise: null });
  return { ...trips, rides: 0, shownFee: trips.convenienceFee };
}

/** A trip as it was counted before a correction. */
export function uncorrectedTripsOf(booking: StoredBooking, correction: EarningCorrection): EarnedTrips {
  const less = (field: keyof EarningCorrection) => toWire(exact(booking[field]).minus(correction[field]));
  return tripsOf({
    ...booking,
    trip_cost: less('trip_cost'),
    convenience_fees: less('convenience_fees'),
    driver_share: less('driver_share'),
    discount_amount: less('discount_amount'),
  });
}
