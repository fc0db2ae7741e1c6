/** Money in thousandths of the currency's unit: the most decimals the settings can ask for. */
export type Thousandths = bigint;

/** Where trips of the model end, and how many metres that is from where they begin. */
export const ENDS = [
  { lat: 40.767, lng: -73.9855, metres: 1_001n },
  { lat: 40.758, lng: -73.9855, metres: 0n },
  { lat: 40.785, lng: -73.9855, metres: 3_002n },
] as const;

/** The way a trip is expected to go when it is booked: to the first end, two minutes a kilometre. */
export const TRIP_AHEAD = { metres: ENDS[0].metres, seconds: 120n };

/** Whether somebody can have driven so far in the time: 150 km/h on average, and 150 m for the device. */
export const isDriven = (metres: bigint, seconds: bigint) => 3n * metres <= 450n + 125n * seconds;

/**
 * A fare as it settles: within a quarter of the estimate, since nothing else is proven by a start and an end. What is
 * beyond goes to a review, and of the bound the same share is the fee.
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
 * Cost and fee of a trip by the formula (rules 5.12 to 5.17), in whole numbers: 2.50 and 2.50 a kilometre and 30 an
 * hour, at least 5; 15 per cent on top.
 */
export function fareOf({ metres, seconds }: { metres: bigint; seconds: bigint }, decimals: number) {
  // In 1/3,600,000: metres of a kilometre times seconds of an hour.
  const ride = 9_000_000n + 9_000n * metres + 30_000n * seconds;
  const total = ride > 18_000_000n ? ride : 18_000_000n;
  return {
    cost: rounded(total * 115n, 360_000_000n, decimals),
    fee: rounded(total * 15n, 360_000_000n, decimals),
  };
}

/** A fraction, rounded half up to some decimals. */
export function rounded(numerator: bigint, denominator: bigint, decimals: number): Thousandths {
  const scale = 10n ** BigInt(decimals);
  const units = (2n * numerator * scale + denominator) / (2n * denominator);
  return units * 10n ** BigInt(3 - decimals);
}
