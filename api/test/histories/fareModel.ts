/** Money in thousandths of the currency's unit: the most decimals the settings allow. */
export type Thousandths = bigint;

/** Where trips of the model end, and how many meters that is from their start. */
export const ENDS = [
  { lat: 40.767, lng: -73.9855, metres: 1_001n },
  { lat: 40.758, lng: -73.9855, metres: 0n },
  { lat: 40.785, lng: -73.9855, metres: 3_002n },
  { lat: 40.776, lng: -73.9855, metres: 2_002n },
] as const;

/** The end of `ENDS` where trips begin, except for those back from the first one. */
export const AT_PICKUP = 1;

/** The meters between two ends, which are on one line. */
export function metresBetween(one: number, other: number): bigint {
  const steps = Math.abs(stepsOf(one) - stepsOf(other));
  return [0n, 1_001n, 2_002n, 3_002n][steps] as bigint;
}

/** How many times the way to the first end it is. */
const stepsOf = (end: number) => Number((ENDS[end] as (typeof ENDS)[number]).metres / 1_000n);

/** The expected route of a trip when it is booked: to the first end, two minutes per kilometer. */
export const TRIP_AHEAD = { metres: ENDS[0].metres, seconds: 120n };

/** The same for a trip whose driver waits at the first end and comes back. */
export const thereAndBack = (waitMinutes: number) => ({
  metres: 2n * TRIP_AHEAD.metres,
  seconds: 2n * TRIP_AHEAD.seconds + BigInt(waitMinutes * 60),
});

/** The route between two ends: two minutes per kilometer, in whole seconds. */
export function wayBetween(from: number, end: number) {
  const metres = metresBetween(from, end);
  return { metres, seconds: (metres * 120n + 500n) / 1_000n };
}

/** Whether the distance can be driven in that time: 150 km/h on average, plus 150 m for GPS error. */
export const isDriven = (metres: bigint, seconds: bigint) => 3n * metres <= 450n + 125n * seconds;

/**
 * A fare as it settles: within a quarter of the estimate, since a start and an end alone prove nothing more.
 * The amount beyond goes to a review; the fee is the same share of the bound.
 * @param least the estimate without a wait that may not have been used
 */
export function settledFare(
  measured: Fare,
  { estimate, least }: { estimate: Thousandths; least: Thousandths },
  decimals: number,
) {
  const unit = 10n ** BigInt(3 - decimals);
  const upper = ((estimate * 5n) / (4n * unit)) * unit;
  const lower = ((least * 3n + 4n * unit - 1n) / (4n * unit)) * unit;
  return boundedFare(measured, { lower, upper }, decimals);
}

interface Fare {
  cost: Thousandths;
  fee: Thousandths;
}

/** A fare within bounds, and the amount beyond them. */
export function boundedFare(
  measured: Fare,
  { lower, upper }: { lower: Thousandths; upper: Thousandths },
  decimals: number,
) {
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

/** What an hour of a hired car costs, in the currency's unit. */
export const HIRE_PRICE = 4;
/** More hours would make a trip much longer than its driver accepted, which is a question to them. */
export const MOST_HOURS = 2;

/** The fare of a trip by the hour: the bought hours, and each full minute beyond them; 15 percent on top. */
export function hireFareOf(bought: number, seconds: bigint, decimals: number) {
  const beyond = seconds / 60n - BigInt(bought * 60);
  const minutes = BigInt(bought * 60) + (beyond > 0n ? beyond : 0n);
  const total = BigInt(HIRE_PRICE) * minutes;
  return { cost: rounded(total * 115n, 6_000n, decimals), fee: rounded(total * 15n, 6_000n, decimals) };
}

/** A fraction, rounded half up to the given number of decimals. */
export function rounded(numerator: bigint, denominator: bigint, decimals: number): Thousandths {
  const scale = 10n ** BigInt(decimals);
  const units = (2n * numerator * scale + denominator) / (2n * denominator);
  return units * 10n ** BigInt(3 - decimals);
}
