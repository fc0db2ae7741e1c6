import Big from 'big.js';
import type { Tariff } from '../cartype/cartype.schema.js';
import type { Route } from '../geo/geo.js';
import { exact, fraction, roundFraction, toWire } from '../money/money.js';
import type { Settings } from '../settings/settings.schema.js';
import type { TrackEvidence, TrackFlag } from '../tracking/trackEvidence.js';
import type { TrackFix } from '../tracking/trackGate.js';
import type { Fare, FareUnits } from './fare.js';
import { KM_PER_MILE } from '../geo/geo.js';

/** How the settings bound a fare. */
export type FareTolerance = FareUnits & Pick<Settings, 'fareToleranceUp' | 'fareToleranceDown'>;

/** What a trip proves beyond what was estimated. */
export interface ProvenExtras {
  /** Seconds of standing or crawling. */
  waitingSeconds: number;
  /** A way around: km and seconds beyond the estimate's. */
  detourKm: number;
  detourSeconds: number;
}

/** Nothing beyond the estimate. */
export const nothingProven: ProvenExtras = { waitingSeconds: 0, detourKm: 0, detourSeconds: 0 };

/** The costs between which a trip settles, in the settings' decimals. */
export interface FareBounds {
  lower: number;
  upper: number;
}

/** A route is at most so much longer than the line through the positions it was asked for: more is the engine's own way around. */
const ROUTE_OVER_TRACK = 1.5;
/** Someone who drives faster than the route engine expects still needs this share of its time. */
const FASTEST_SHARE = 0.5;

/**
 * The way around that a route proves: the engine knows a road along the positions, those show the whole way without
 * anything implausible, and the trip took as long as such a drive takes. Anything else proves nothing.
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
 * The bounds of a trip's cost: the tolerance around the estimate the rider agreed to, and above it what is proven, at
 * the trip's own rates. Both are rounded inward, so that rounding never leaves the tolerance.
 */
export function fareBounds(
  { estimate, tariff }: { estimate: number; tariff: Tariff },
  { waitingSeconds, detourKm, detourSeconds }: ProvenExtras,
  { convert_to_mile, decimal, fareToleranceUp, fareToleranceDown }: FareTolerance,
): FareBounds {
  const share = (percent: number) => exact(100).plus(percent).div(100);
  const up = exact(estimate).times(share(fareToleranceUp));
  const down = exact(estimate).times(share(-Math.min(100, fareToleranceDown)));
  const km = convert_to_mile ? exact(detourKm).div(KM_PER_MILE) : exact(detourKm);
  const ride = exact(tariff.rate_per_unit_distance)
    .times(km)
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

/** A fare as it settles, and on which side the measured one lies beyond the bounds. */
export interface BoundedFare {
  settled: Fare;
  beyond: 'above_bound' | 'below_bound' | null;
}

/** The measured fare where it lies within the bounds, else the fare at the bound, split by the tariff. */
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

/** How a given cost splits: the fee the tariff adds is taken back out of it. `trip_cost` = share + fee, exactly. */
function fareOfCost(cost: number, tariff: Tariff, decimal: number): Fare {
  const isPercentage = tariff.convenience_fee_type === 'percentage';
  const asked = isPercentage
    ? roundFraction(
        fraction(exact(cost).times(tariff.convenience_fees), exact(100).plus(tariff.convenience_fees)),
        decimal,
      )
    : roundFraction(fraction(tariff.convenience_fees), decimal);
  // A flat fee may be more than the whole bound.
  const fee = asked.gt(cost) ? exact(cost) : asked;
  return { trip_cost: cost, convenience_fees: toWire(fee), driver_share: toWire(exact(cost).minus(fee)) };
}
