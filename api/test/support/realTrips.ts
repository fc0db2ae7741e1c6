import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** 3,000 real trips, kept outside the repository and not always available. */
const FILE = fileURLToPath(new URL('../../../../shared/data/nyc-trips-march-2019.csv', import.meta.url));
const MILLION = 1_000_000n;
/** Amounts are counted in 1/(3,600 million) units, so that no step needs fractions. */
const UNIT = 3600n * MILLION;

/** A tariff in dollars, with rates and fee (percent or dollars) as decimal text. */
export interface WrittenTariff {
  base_fare: string;
  rate_per_unit_distance: string;
  rate_per_hour: string;
  min_fare: string;
  convenience_fees: string;
  convenience_fee_type: 'flat' | 'percentage';
}

/** A recorded trip: miles, seconds and payment method as written in the file. */
export interface RealTrip {
  line: string;
  miles: string;
  seconds: string;
  payment: string;
}

/** A test with real trips, skipped with a note when the file is missing. */
export function realTripsTest(what: string): typeof it.skip {
  if (existsSync(FILE)) return it;
  process.stderr.write(`${what} skipped: the file of real trips is missing\n`);
  return it.skip;
}

/** The file's header and its trips. */
export function readRealTrips(): { header: string; trips: RealTrip[] } {
  const [header = '', ...lines] = readFileSync(FILE, 'utf8').trim().split(/\r?\n/);
  const columns = header.split(',');
  const [miles, seconds, payment] = ['distance_miles', 'duration_s', 'payment'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number];
  const trips = lines.map((line) => {
    const values = line.split(',') as [string, ...string[]];
    return {
      line,
      miles: values[miles] as string,
      seconds: values[seconds] as string,
      payment: values[payment] as string,
    };
  });
  return { header, trips };
}

/** A decimal number as a whole number of millionths. */
function millionths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  if (fraction.length > 6) throw new Error(`too many decimals: ${text}`);
  return BigInt(whole + fraction.padEnd(6, '0'));
}

/** numerator/denominator in cents, rounded half up. */
const roundedCents = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** Computes the cost of a trip in whole cents, from the written rules and without product code. */
export function expectedCents(
  tariff: WrittenTariff,
  { miles, seconds }: Pick<RealTrip, 'miles' | 'seconds'>,
) {
  const ride =
    millionths(tariff.base_fare) * UNIT +
    millionths(tariff.rate_per_unit_distance) * millionths(miles) * 3600n +
    millionths(tariff.rate_per_hour) * millionths(seconds);
  const least = millionths(tariff.min_fare) * UNIT;
  // Dollars scaled by UNIT × 10^6. Below, cents and percentages of them add factors of 100 and 10^6.
  const total = ride > least ? ride : least;
  const fees = millionths(tariff.convenience_fees);
  const fee = tariff.convenience_fee_type === 'flat' ? fees * 100n * UNIT * MILLION : fees * total;
  const denominator = UNIT * MILLION * MILLION;
  return {
    cost: roundedCents(total * 100n * MILLION + fee, denominator),
    fee: roundedCents(fee, denominator),
  };
}

/** Whole cents as dollars. */
export const dollars = (cents: bigint) =>
  Number(`${cents < 0n ? '-' : ''}${abs(cents) / 100n}.${String(abs(cents) % 100n).padStart(2, '0')}`);
const abs = (cents: bigint) => (cents < 0n ? -cents : cents);
