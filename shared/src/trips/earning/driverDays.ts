import { z } from 'zod';
import { exact, toWire } from '../../basics/decimals/money.js';

/** A driver's earnings in a period. */
const earnedSchema = z.object({
  /** Paid trips. */
  trips: z.number().int().min(0),
  /** The driver's shares of their fares. */
  share: z.number(),
  /** The amounts that the business added to the shares. */
  raises: z.number(),
  /** Tips for these trips. */
  tips: z.number(),
  /** Fees of riders who canceled too late. */
  cancelFees: z.number(),
  /** The part of the fares that the business kept; not part of the total. */
  convenienceFees: z.number(),
  /** Share, raises, tips and cancellation fees. */
  total: z.number(),
});

/**
 * A driver's earnings of a day, in the business's time zone. A trip counts on the day it ended or was
 * canceled.
 */
export const driverDaySchema = earnedSchema.extend({
  /** yyyymmdd */
  day: z.number().int(),
});
export type DriverDay = z.infer<typeof driverDaySchema>;

/** The last days up to today, oldest first. Days without earnings are included. */
export const driverDaysSchema = z.object({ days: z.array(driverDaySchema) });
export type DriverDays = z.infer<typeof driverDaysSchema>;

/** How many days a driver sees: four weeks. */
export const SHOWN_DAYS = 28;

/** The earnings of several days together. `day` is the first of them. */
export interface DriverWeek extends DriverDay {
  /** The last of them, yyyymmdd. */
  until: number;
}

const amounts = ['share', 'raises', 'tips', 'cancelFees', 'convenienceFees', 'total'] as const;

/**
 * Returns the earnings of each of `days`, with zeros for days without earnings. Amounts of `earned` are exact
 * decimals as text.
 */
export function filledDays(
  days: readonly number[],
  earned: readonly {
    day: number;
    trips: number;
    share: string;
    raises: string;
    tips: string;
    cancelFees: string;
    convenienceFees: string;
  }[],
): DriverDay[] {
  return days.map((day) => {
    const found = earned.filter((row) => row.day === day);
    const sum = (name: 'share' | 'raises' | 'tips' | 'cancelFees' | 'convenienceFees') =>
      found.reduce((total, row) => total.plus(row[name]), exact(0));
    const [share, raises, tips, cancelFees] = [sum('share'), sum('raises'), sum('tips'), sum('cancelFees')];
    return {
      day,
      trips: found.reduce((total, row) => total + row.trips, 0),
      share: toWire(share),
      raises: toWire(raises),
      tips: toWire(tips),
      cancelFees: toWire(cancelFees),
      convenienceFees: toWire(sum('convenienceFees')),
      total: toWire(share.plus(raises).plus(tips).plus(cancelFees)),
    };
  });
}

/** Days in weeks from Monday to Sunday, in the same order; the first and the last week may be shorter. */
export function weeksOf(days: readonly DriverDay[]): DriverWeek[] {
  const weeks: DriverWeek[] = [];
  for (const day of days) {
    const week = weeks.at(-1);
    if (!week || isMonday(day.day)) weeks.push({ ...day, until: day.day });
    else weeks[weeks.length - 1] = together(week, day);
  }
  return weeks;
}

function together(week: DriverWeek, day: DriverDay): DriverWeek {
  const sums = amounts.map((name) => [name, toWire(exact(week[name]).plus(day[name]))]);
  return { ...week, ...Object.fromEntries(sums), trips: week.trips + day.trips, until: day.day };
}

/** The start of a day given as yyyymmdd, in UTC: a ms timestamp to format. */
export const dayStart = (day: number): number =>
  Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);

const isMonday = (day: number) => new Date(dayStart(day)).getUTCDay() === 1;
