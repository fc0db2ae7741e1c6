import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** 3,000 real trips, kept beside the repository where they are at hand. */
const FILE = fileURLToPath(new URL('../../../../shared/data/nyc-trips-march-2019.csv', import.meta.url));
const MILLION = 1_000_000n;
/** An hour of a million parts: what amounts are counted in, so that nothing is ever a fraction. */
const UNIT = 3600n * MILLION;

/** A tariff in dollars: what rates are, and per cent or dollars of the fee, as they are written. */
export interface WrittenTariff {
  base_fare: string;
  rate_per_unit_distance: string;
  rate_per_hour: string;
  min_fare: string;
  convenience_fees: string;
  convenience_fee_type: 'flat' | 'percentage';
}

/** A trip as it was recorded: miles, seconds and way of paying as they are written in the file. */
export interface RealTrip {
  line: string;
  miles: string;
  seconds: string;
  payment: string;
}

/** A test with real trips, skipped with a word about it where they are not at hand. */
export function realTripsTest(what: string): typeof it {
  if (existsSync(FILE)) return it;
  process.stderr.write(`${what} skipped: the file of real trips is not at hand\n`);
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

/** numerator/denominator in cents, half up. */
const roundedCents = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

/** What a trip costs in whole cents, by the rules' own words and nothing of the product. */
export function expectedCents(
  tariff: WrittenTariff,
  { miles, seconds }: Pick<RealTrip, 'miles' | 'seconds'>,
) {
  const ride =
    millionths(tariff.base_fare) * UNIT +
    millionths(tariff.rate_per_unit_distance) * millionths(miles) * 3600n +
    millionths(tariff.rate_per_hour) * millionths(seconds);
  const least = millionths(tariff.min_fare) * UNIT;
  // Dollars by UNIT × 10^6; what follows is cents, and per cent of them, by as much and 10^6 more.
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
