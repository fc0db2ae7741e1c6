import { sumOf } from './sums.js';

/** How many months the chart shows where no first month is chosen. */
const USUAL_MONTHS = 12;

/** A month some months after another one; both are yyyymm. */
export function monthAfter(month: number, count: number): number {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(index / 12) * 100 + (index % 12) + 1;
}

const monthsBetween = (from: number, until: number) =>
  (Math.floor(until / 100) - Math.floor(from / 100)) * 12 + (until % 100) - (from % 100);

/** Months from the first to the last, both yyyymm. */
interface Months {
  from: number;
  until: number;
}

/**
 * The months that a chart compares: those chosen, or the latest twelve, and as many before them. Null without
 * rows.
 */
export function comparedMonths(
  rows: readonly { month: number }[],
  chosen: { month_gte?: number | null; month_lte?: number | null },
): { shown: Months; before: Months } | null {
  const known = rows.map(({ month }) => month);
  if (known.length === 0) return null;
  const until = chosen.month_lte ?? Math.max(...known);
  const from = chosen.month_gte ?? Math.max(Math.min(...known), monthAfter(until, 1 - USUAL_MONTHS));
  const count = monthsBetween(from, until) + 1;
  if (count < 1) return null;
  return {
    shown: { from, until },
    before: { from: monthAfter(from, -count), until: monthAfter(until, -count) },
  };
}

/** The sums of a field by month, in order; a month without rows has 0. */
export const sumsByMonth = <Field extends string>(
  rows: readonly (Record<Field, number> & { month: number })[],
  field: Field,
  { from, until }: Months,
): { month: number; amount: number }[] =>
  Array.from({ length: monthsBetween(from, until) + 1 }, (_, index) => {
    const month = monthAfter(from, index);
    return {
      month,
      amount: sumOf(
        rows.filter((row) => row.month === month),
        field,
      ),
    };
  });
