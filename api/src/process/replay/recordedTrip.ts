import { exact, KM_PER_MILE, type PaymentMode, type Place } from '@wayfare/shared';

/** A trip as it was recorded. */
export interface RecordedTrip {
  /** Its line in the file, the header being 1. */
  line: number;
  pickup: Place;
  drop: Place;
  /** When it started, a ms timestamp. */
  startedAt: number;
  /** How long it took. */
  seconds: number;
  /** How far it was, from the recorded miles. */
  km: number;
  payment: Extract<PaymentMode, 'cash' | 'wallet'>;
}

/** Required columns of a trip file. */
export const requiredColumns = [
  'pickup_at',
  'dropoff_at',
  'duration_s',
  'distance_miles',
  'pickup_lat',
  'pickup_lng',
  'drop_lat',
  'drop_lng',
] as const;
export const optionalColumns = ['payment', 'pickup_zone', 'drop_zone'] as const;

export type TripRecord = Record<(typeof requiredColumns)[number], string> &
  Partial<Record<(typeof optionalColumns)[number], string>>;

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const TIME = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i;
const MAX_ADDRESS = 300;
/** Limits: no trip takes longer, or goes further than around the world. */
const MAX_SECONDS = 31 * 86_400;
const MAX_MILES = 24_902;

/** Why a line is not a valid trip. */
class Rejection extends Error {}

/** Parses one line of a trip file: returns the trip, or the reason why it is invalid. */
export function readTrip(record: TripRecord, line: number): { trip: RecordedTrip } | { reason: string } {
  try {
    return { trip: tripOf(record, line) };
  } catch (error) {
    if (error instanceof Rejection) return { reason: error.message };
    throw error;
  }
}

function tripOf(record: TripRecord, line: number): RecordedTrip {
  for (const column of requiredColumns) {
    if (!record[column]?.trim()) throw new Rejection(`${column} is missing`);
  }
  const startedAt = time(record, 'pickup_at');
  if (time(record, 'dropoff_at') < startedAt) throw new Rejection('dropoff_at is before pickup_at');
  const seconds = amount(record, 'duration_s', MAX_SECONDS);
  const miles = amount(record, 'distance_miles', MAX_MILES);
  return {
    line,
    pickup: place(record, 'pickup'),
    drop: place(record, 'drop'),
    startedAt,
    seconds: Number(seconds),
    km: exact(miles).times(KM_PER_MILE).toNumber(),
    payment: paymentOf(record.payment),
  };
}

/** Cash, also if nothing is recorded; any other payment is replayed as wallet. */
function paymentOf(recorded: string | undefined): RecordedTrip['payment'] {
  const payment = recorded?.trim().toLowerCase() ?? '';
  return payment === '' || payment === 'unknown' || payment === 'cash' ? 'cash' : 'wallet';
}

function place(record: TripRecord, which: 'pickup' | 'drop'): Place {
  const lat = coordinate(record, `${which}_lat`, 90);
  const lng = coordinate(record, `${which}_lng`, 180);
  const zone = record[`${which}_zone`]?.trim().slice(0, MAX_ADDRESS);
  return { lat, lng, add: zone || `${lat}, ${lng}` };
}

function coordinate(record: TripRecord, column: keyof TripRecord, limit: number): number {
  const degrees = Number(number(record, column));
  if (Math.abs(degrees) > limit) throw new Rejection(`${column} ${degrees} is out of range`);
  return degrees;
}

/** A number of 0 or above, as the original text. */
function amount(record: TripRecord, column: keyof TripRecord, limit: number): string {
  const text = number(record, column);
  if (Number(text) < 0) throw new Rejection(`${column} ${text} is negative`);
  if (Number(text) > limit) throw new Rejection(`${column} ${text} is too large`);
  return text;
}

function number(record: TripRecord, column: keyof TripRecord): string {
  const text = record[column]?.trim() ?? '';
  if (!NUMBER.test(text)) throw new Rejection(`${column} ${JSON.stringify(text)} is not a number`);
  return text;
}

/** A ms timestamp. Times without a zone are read as UTC, so that no hour is skipped or repeated. */
function time(record: TripRecord, column: 'pickup_at' | 'dropoff_at'): number {
  const text = record[column].trim();
  const [, year, month, day, hour, minute, second, zone] = TIME.exec(text) ?? [];
  const isReal =
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate() &&
    Number(hour) <= 23 &&
    Number(minute) <= 59 &&
    Number(second ?? 0) <= 59;
  const at = isReal ? Date.parse(text.replace(' ', 'T') + (zone ? '' : 'Z')) : Number.NaN;
  if (Number.isNaN(at)) throw new Rejection(`${column} ${JSON.stringify(text)} is not a time`);
  return at;
}
