/** Money in thousandths of the currency's unit: the most decimals the settings allow. */
export type Thousandths = bigint;

/** Where trips of the model end, and how many meters that is from their start. */
export const ENDS = [
  { lat: 40.767, lng: -73.9855, metres: 1_001n },
  { lat: 40.758, lng: -73.9855, metres: 0n },
  { lat: 40.785, lng: -73.9855, metres: 3_002n },
  { lat: 40.776, lng: -73.9855, metres: 2_002n },
] as const;

/** The expected route of a trip when it is booked: to the first end, two minutes per kilometer. */
export const TRIP_AHEAD = { metres: ENDS[0].metres, seconds: 120n };

/** The route to an end, from the pickup: two minutes per kilometer, in whole seconds. */
export function wayTo(end: number) {
  const { metres } = ENDS[end] as (typeof ENDS)[number];
  return { metres, seconds: (metres * 120n + 500n) / 1_000n };
}

/** Whether the distance can be driven in that time: 150 km/h on average, plus 150 m for GPS error. */
export const isDriven = (metres: bigint, seconds: bigint) => 3n * metres <= 450n + 125n * seconds;

/**
 * A fare as it settles: within a quarter of the estimate, since a start and an end alone prove nothing more.
 * The amount beyond goes to a review; the fee is the same share of the bound.
 */
export function settledFare(
  measured: { cost: Thousandths; fee: Thousandths },
  estimate: Thousandths,
  decimals: number,
) {
  const unit = 10n ** BigInt(3 - decimals);
  const upper = ((estimate * 5n) / (4n * unit)) * unit;
  const lower = ((estimate * 3n + 4n * unit - 1n) / (4n * unit)) * unit;
  const at = (cost: Thousandths) => ({ cost, fee: rounded(cost * 15n, 115_000n, decimals) });
  if (measured.cost > upper) return { ...at(upper), review: measured.cost - upper };
  if (measured.cost < lower) return { ...at(lower), review: measured.cost - lower };
  return { ...measured, review: null };
}

/**
 * The fare of a meter that knows only where a trip started and ended. Time counts if both are at most two
 * minutes apart, distance if they are at most ten.
 */
export const meteredFare = (metres: bigint, seconds: bigint, decimals: number) =>
  fareOf({ metres: seconds <= 600n ? metres : 0n, seconds: seconds <= 120n ? seconds : 0n }, decimals);

/**
 * Cost and fee of a trip by the formula (rules 5.12 to 5.17), in whole numbers: 2.50 plus 2.50 per kilometer
 * and 30 per hour, at least 5; 15 percent on top.
 */
export function fareOf({ metres, seconds }: { metres: bigint; seconds: bigint }, decimals: number) {
  // In 1/3,600,000: meters in a kilometer times seconds in an hour.
  const ride = 9_000_000n + 9_000n * metres + 30_000n * seconds;
  const total = ride > 18_000_000n ? ride : 18_000_000n;
  return {
    cost: rounded(total * 115n, 360_000_000n, decimals),
    fee: rounded(total * 15n, 360_000_000n, decimals),
  };
}

/** A fraction, rounded half up to the given number of decimals. */
export function rounded(numerator: bigint, denominator: bigint, decimals: number): Thousandths {
  const scale = 10n ** BigInt(decimals);
  const units = (2n * numerator * scale + denominator) / (2n * denominator);
  return units * 10n ** BigInt(3 - decimals);
}
