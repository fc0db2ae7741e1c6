import { z } from 'zod';
import { exact, toWire } from '../../basics/decimals/money.js';
import { dayAfter, weekdayOf } from '../../basics/time/zonedTime.js';
import { daySchema } from '../../people/user/workingHours.schema.js';

/** How earnings can be divided: by time, or by a property of the trips. */
export const earningGroups = ['day', 'week', 'month', 'carType', 'payment'] as const;
export type EarningGroup = (typeof earningGroups)[number];

/** The longest period of a report, in days. */
export const MAX_REPORT_DAYS = 366;

const dayInQuery = z.coerce.number().pipe(daySchema);

/** The first and the last day of a report, in the business's time, and how it is divided. */
export const earnedQuerySchema = z
  .object({ from: dayInQuery, until: dayInQuery, by: z.enum(earningGroups) })
  .refine(({ from, until }) => from <= until && until < dayAfter(from, MAX_REPORT_DAYS), {
    path: ['until'],
    message: 'validation_error',
  });
export type EarnedQuery = z.infer<typeof earnedQuerySchema>;

const amount = z.number();

/** What trips that ended in a period earned. Exact sums. */
const earnedSumsSchema = z.object({
  trips: z.number().int().min(0),
  tripCost: amount,
  /** The drivers' shares, and the amounts that the business added to them. */
  driverShare: amount,
  raises: amount,
  /** How riders paid. */
  cash: amount,
  card: amount,
  wallet: amount,
  /** What the business kept, and what it gave as discounts; left out for fleet admins. */
  convenienceFee: amount.optional(),
  discount: amount.optional(),
  /** Convenience fee minus discount (rule 3.52). */
  profit: amount.optional(),
});
export type EarnedSums = z.infer<typeof earnedSumsSchema>;

/**
 * A row of the report. `from` and `until` are the days (yyyymmdd) that it covers; `value` is the car type or
 * the payment method of its trips, empty for trips without one and left out where rows are periods.
 */
export const earnedRowSchema = earnedSumsSchema.extend({
  from: z.number().int(),
  until: z.number().int(),
  value: z.string().optional(),
});
export type EarnedRow = z.infer<typeof earnedRowSchema>;

/** The earnings of a period, divided into rows, and their sum. */
export const earnedReportSchema = z.object({
  /** When the period starts and ends, ms timestamps: the end is not part of it. */
  start: z.number().int(),
  end: z.number().int(),
  timeZone: z.string(),
  rows: z.array(earnedRowSchema),
  sum: earnedSumsSchema,
});
export type EarnedReport = z.infer<typeof earnedReportSchema>;

/** Amounts that are added up; the profit follows from them. */
const added = [
  'tripCost',
  'driverShare',
  'raises',
  'cash',
  'card',
  'wallet',
  'convenienceFee',
  'discount',
] as const;

/** The sums of trips with the same `key`: a day (yyyymmdd) or a value. Amounts are exact decimals as text. */
export type EarnedSource = { key: string; trips: number } & Record<(typeof added)[number], string>;

/** Adds up sources exactly. */
export function earnedSumsOf(sources: readonly EarnedSource[]): Required<EarnedSums> {
  const sum = (name: (typeof added)[number]) =>
    sources.reduce((total, source) => total.plus(source[name]), exact(0));
  const sums = Object.fromEntries(added.map((name) => [name, toWire(sum(name))])) as Record<
    (typeof added)[number],
    number
  >;
  return {
    trips: sources.reduce((total, { trips }) => total + trips, 0),
    ...sums,
    profit: toWire(sum('convenienceFee').minus(sum('discount'))),
  };
}

/** The first day of the period that a day (yyyymmdd) belongs to. Weeks start on Monday. */
function firstOfPeriod(day: number, by: 'day' | 'week' | 'month'): number {
  if (by === 'week') return dayAfter(day, -weekdayOf(day));
  return by === 'month' ? Math.floor(day / 100) * 100 + 1 : day;
}

/** The last day of the period that starts on a day (yyyymmdd). */
function lastOf(first: number, by: 'day' | 'week' | 'month'): number {
  if (by === 'week') return dayAfter(first, 6);
  if (by === 'day') return first;
  return dayAfter(firstOfPeriod(dayAfter(first, 31), 'month'), -1);
}

/**
 * Divides sources into the rows of a report: periods with trips, the newest first and never beyond the
 * report's days, or values, those with the highest trip cost first.
 */
export function earnedRows(
  sources: readonly EarnedSource[],
  { from, until, by }: EarnedQuery,
): Required<Omit<EarnedRow, 'value'>>[] {
  if (by === 'carType' || by === 'payment') {
    return sources
      .map((source) => ({ from, until, value: source.key, ...earnedSumsOf([source]) }))
      .sort((one, other) => other.tripCost - one.tripCost || (one.value < other.value ? -1 : 1));
  }
  const periods = new Map<number, EarnedSource[]>();
  for (const source of sources) {
    const first = firstOfPeriod(Number(source.key), by);
    periods.set(first, [...(periods.get(first) ?? []), source]);
  }
  return [...periods]
    .sort(([one], [other]) => other - one)
    .map(([first, own]) => ({
      from: Math.max(first, from),
      until: Math.min(lastOf(first, by), until),
      ...earnedSumsOf(own),
    }));
}
