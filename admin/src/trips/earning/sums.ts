import { type DriverEarning, sumAmounts, toWire } from '@wayfare/shared';

/** The exact sum of a field. */
export const sumOf = <Field extends string>(rows: readonly Record<Field, number>[], field: Field): number =>
  toWire(sumAmounts(rows.map((row) => row[field])));

/** How many letters of a name have room below its bar. */
const LETTERS = 16;

/** The beginning of a name that has no room below its bar. */
function markOf(name: string): { mark?: string } {
  const letters = Array.from(name);
  return letters.length > LETTERS ? { mark: `${letters.slice(0, LETTERS - 1).join('')}…` } : {};
}

/** The drivers with the highest shares over all these rows. */
export function topDrivers(
  rows: readonly Pick<DriverEarning, 'driver' | 'driverName' | 'driverShare'>[],
  count: number,
): { label: string; mark?: string; amount: number }[] {
  const byDriver = new Map<string, Pick<DriverEarning, 'driverName' | 'driverShare'>[]>();
  for (const row of rows) byDriver.set(row.driver, [...(byDriver.get(row.driver) ?? []), row]);
  return [...byDriver.values()]
    .map((own) => {
      const label = own[0]?.driverName ?? '';
      return { label, ...markOf(label), amount: sumOf(own, 'driverShare') };
    })
    .sort((a, b) => b.amount - a.amount)
    .slice(0, count);
}
