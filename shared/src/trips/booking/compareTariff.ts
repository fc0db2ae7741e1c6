import { calculateFare, type Fare, type FareUnits } from './fare.js';
import { type OfRiderExtra, withRiderExtra } from './riderExtra.js';
import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import type { Tariff } from '../carType/carType.schema.js';
import type { TariffComparison } from '../carType/tariffLab.schema.js';

/** The trip data needed to recalculate its price. */
export interface PricedBefore extends Fare, OfRiderExtra {
  distance?: number | null;
  total_trip_time?: number | null;
  estimateDistance?: number | null;
  estimateTime?: number | null;
  parcelTypeSelected?: { amount: number } | null;
  optionSelected?: { amount: number } | null;
}

/** The settings' units, and whether trips cost the estimate (deliveries) or the measured trip (taxis). */
export type PastPricing = FareUnits & { isAsEstimated: boolean };

/** Maximum number of different changes kept in memory. Beyond it, they are grouped in steps twice as wide. */
const CHANGES_AT_MOST = 20_000;
const amounts = ['trip_cost', 'convenience_fees', 'driver_share'] as const;

/** The cost of a trip under a tariff, for the distance and time of its original price. */
function fareUnder(tariff: Tariff, trip: PricedBefore, pricing: PastPricing): Fare {
  const { distance, total_trip_time, estimateDistance, estimateTime } = trip;
  return calculateFare(
    {
      tariff,
      distanceKm: (pricing.isAsEstimated ? estimateDistance : distance) ?? 0,
      seconds: (pricing.isAsEstimated ? estimateTime : total_trip_time) ?? 0,
      parcelAmount: trip.parcelTypeSelected?.amount,
      optionAmount: trip.optionSelected?.amount,
    },
    pricing,
  );
}

/**
 * Compares a tariff with past trip costs, one trip at a time. Memory use does not grow with the number of
 * trips.
 */
export function tariffComparison(tariff: Tariff, pricing: PastPricing) {
  const none = () => ({ trip_cost: exact(0), convenience_fees: exact(0), driver_share: exact(0) });
  const [before, after] = [none(), none()];
  const counts = { trips: 0, cheaper: 0, same: 0, dearer: 0 };
  const unit = 10 ** -pricing.decimal;
  let changes = new Map<number, number>();
  let step = 1;

  function remember(change: number) {
    const place = Math.round(change / unit / step);
    changes.set(place, (changes.get(place) ?? 0) + 1);
    while (changes.size > CHANGES_AT_MOST) {
      step *= 2;
      const wider = new Map<number, number>();
      for (const [at, count] of changes) {
        const half = Math.round(at / 2);
        wider.set(half, (wider.get(half) ?? 0) + count);
      }
      changes = wider;
    }
  }

  /** With an even number of trips, the lower of the two middle values. */
  function median(): number | null {
    let left = Math.ceil(counts.trips / 2);
    for (const [at, count] of [...changes].sort(([a], [b]) => a - b)) {
      left -= count;
      if (left <= 0) return toWire(exact(at).times(step).times(exact(10).pow(-pricing.decimal)));
    }
    return null;
  }

  const toWires = (sums: typeof before) => ({
    trip_cost: toWire(sums.trip_cost),
    convenience_fees: toWire(sums.convenience_fees),
    driver_share: toWire(sums.driver_share),
  });

  return {
    add(trip: PricedBefore) {
      const fare = withRiderExtra(fareUnder(tariff, trip, pricing), trip);
      for (const amount of amounts) {
        before[amount] = sumAmounts([before[amount], trip[amount]]);
        after[amount] = sumAmounts([after[amount], fare[amount]]);
      }
      const change = toWire(exact(fare.trip_cost).minus(trip.trip_cost));
      counts.trips += 1;
      counts[change < 0 ? 'cheaper' : change > 0 ? 'dearer' : 'same'] += 1;
      remember(change);
    },
    result: (): TariffComparison => ({
      ...counts,
      before: toWires(before),
      after: toWires(after),
      medianChange: median(),
    }),
  };
}
