import Big from 'big.js';
import type { Tariff } from '../carType/carType.schema.js';
import { unitOfTariff } from '../carType/tariffUnit.js';
import type { Route } from '../../basics/geo/geo.js';
import { exact, fraction, roundFraction, toWire } from '../../basics/decimals/money.js';
import type { Settings } from '../../basics/settings/settings.schema.js';
import type { TrackEvidence, TrackFlag } from '../tracking/trackEvidence.js';
import type { TrackFix } from '../tracking/trackGate.js';
import type { Fare, FareUnits } from './fare.js';
import { KM_PER_MILE } from '../../basics/geo/geo.js';

/** The settings that bound a fare. */
export type FareTolerance = FareUnits & Pick<Settings, 'fareToleranceUp' | 'fareToleranceDown'>;

/** Time and distance a trip proves beyond the estimate. */
export interface ProvenExtras {
  /** Seconds standing or crawling. */
  waitingSeconds: number;
  /** A detour: km and seconds beyond the estimate. */
  detourKm: number;
  detourSeconds: number;
}

/** Nothing beyond the estimate. */
export const nothingProven: ProvenExtras = { waitingSeconds: 0, detourKm: 0, detourSeconds: 0 };

/** The lowest and highest cost a trip settles at, in the settings' decimals. */
export interface FareBounds {
  lower: number;
  upper: number;
}

/**
 * A route is at most this many times as long as the line through the positions it was requested for.
 * Anything longer is the engine's own detour.
 */
const ROUTE_OVER_TRACK = 1.5;
/** A driver who is faster than the route engine expects still needs this share of its time. */
const FASTEST_SHARE = 0.5;

/**
 * The detour that a route proves. It counts if the engine knows a road along the positions, the
 * positions show the whole path without anything implausible, and the trip took as long as such a drive
 * takes. Otherwise nothing is proven.
 */
export function provenExtras(
  trip: { estimateDistance: number; estimateTime: number; seconds: number; flags: readonly TrackFlag[] },
  { waitingSeconds, isDense, km }: Pick<TrackEvidence<TrackFix>, 'waitingSeconds' | 'isDense' | 'km'>,
  route: Pick<Route, 'distance' | 'duration'> | null,
): ProvenExtras {
  const waiting = { ...nothingProven, waitingSeconds: Math.min(waitingSeconds, trip.seconds) };
  if (!route || !isDense || trip.flags.length > 0) return waiting;
  if (trip.seconds < route.duration * FASTEST_SHARE) return waiting;
  return {
    ...waiting,
    detourKm: Math.max(0, Math.min(route.distance, km * ROUTE_OVER_TRACK) - trip.estimateDistance),
    detourSeconds: Math.max(0, Math.min(route.duration, trip.seconds) - trip.estimateTime),
  };
}

/**
 * The bounds of a trip's cost: the tolerance around the estimate the rider agreed to, plus the proven
 * extras at the trip's own rates for the upper bound. Both are rounded inward, so that rounding never
 * leaves the tolerance.
 */
export function fareBounds(
  { estimate, tariff }: { estimate: number; tariff: Tariff },
  { waitingSeconds, detourKm, detourSeconds }: ProvenExtras,
  { convert_to_mile, decimal, fareToleranceUp, fareToleranceDown }: FareTolerance,
): FareBounds {
  const share = (percent: number) => exact(100).plus(percent).div(100);
  const up = exact(estimate).times(share(fareToleranceUp));
  const down = exact(estimate).times(share(-Math.min(100, fareToleranceDown)));
  const isPerMile = unitOfTariff(tariff, { convert_to_mile }) === 'mile';
  const distance = isPerMile ? exact(detourKm).div(KM_PER_MILE) : exact(detourKm);
  const ride = exact(tariff.rate_per_unit_distance)
    .times(distance)
    .plus(
      exact(tariff.rate_per_hour)
        .times(waitingSeconds + detourSeconds)
        .div(3600),
    );
  const extra =
    tariff.convenience_fee_type === 'percentage' ? ride.times(share(tariff.convenience_fees)) : ride;
  return {
    lower: toWire(down.round(decimal, Big.roundUp)),
    upper: toWire(up.plus(extra).round(decimal, Big.roundDown)),
  };
}

/** A fare as it settles, and the bound that the measured fare exceeds. */
export interface BoundedFare {
  settled: Fare;
  beyond: 'above_bound' | 'below_bound' | null;
}

/** The measured fare if it is within the bounds, otherwise the fare at the bound, split by the tariff. */
export function boundedFare(
  measured: Fare,
  { lower, upper }: FareBounds,
  tariff: Tariff,
  { decimal }: Pick<FareUnits, 'decimal'>,
): BoundedFare {
  if (measured.trip_cost > upper)
    return { settled: fareOfCost(upper, tariff, decimal), beyond: 'above_bound' };
  if (measured.trip_cost < lower)
    return { settled: fareOfCost(lower, tariff, decimal), beyond: 'below_bound' };
  return { settled: measured, beyond: null };
}

/** How a given cost splits: the fee the tariff adds is taken back out. `trip_cost` = share + fee, exactly. */
export function fareOfCost(cost: number, tariff: Tariff, decimal: number): Fare {
  const isPercentage = tariff.convenience_fee_type === 'percentage';
  const asked = isPercentage
    ? roundFraction(
        fraction(exact(cost).times(tariff.convenience_fees), exact(100).plus(tariff.convenience_fees)),
        decimal,
      )
    : roundFraction(fraction(tariff.convenience_fees), decimal);
  // A flat fee may exceed the whole bound.
  const fee = asked.gt(cost) ? exact(cost) : asked;
  return { trip_cost: cost, convenience_fees: toWire(fee), driver_share: toWire(exact(cost).minus(fee)) };
}
