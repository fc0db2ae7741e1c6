import { z } from 'zod';

/** The weekdays of RFC 5545, from Monday. */
export const seriesWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type SeriesWeekday = (typeof seriesWeekdays)[number];

/** How many trips a COUNT can ask for: three digits. */
const PARTS = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  COUNT: /^[1-9]\d{0,2}$/,
  BYDAY: /^(?:-?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:-?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)){0,6}$/,
  BYMONTHDAY: /^-?(?:[1-9]|[12]\d|3[01])(?:,-?(?:[1-9]|[12]\d|3[01])){0,30}$/,
  BYMONTH: /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2])){0,11}$/,
  BYSETPOS: /^-?[1-5](?:,-?[1-5]){0,4}$/,
  WKST: /^(?:MO|TU|WE|TH|FR|SA|SU)$/,
} as const;
type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

/**
 * Whether a text is a recurrence rule of RFC 5545 that a series can have: days only, each part at most once.
 * Its last day is a field of the series, so it has no UNTIL; its time of day too, so it has no BYHOUR.
 */
export function isSeriesRule(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.split('='));
  const names = parts.map(([name = '']) => name);
  return (
    names[0] === 'FREQ' &&
    new Set(names).size === names.length &&
    parts.every(
      ([name = '', value = '', ...rest]) => rest.length === 0 && isPart(name) && PARTS[name].test(value),
    ) &&
    (!names.includes('BYSETPOS') || names.some((name) => name === 'BYDAY' || name === 'BYMONTHDAY'))
  );
}

/** A recurrence rule, such as `FREQ=WEEKLY;BYDAY=MO,WE`. */
export const seriesRuleSchema = z
  .string()
  .trim()
  .toUpperCase()
  .max(200)
  .refine(isSeriesRule, 'series_rule_invalid');

/** The rule for trips on some days of every week, or of every second, third … week. */
export function weeklyRule(days: readonly SeriesWeekday[], interval = 1): string {
  const byDay = seriesWeekdays.filter((day) => days.includes(day)).join(',');
  return `FREQ=WEEKLY${interval > 1 ? `;INTERVAL=${interval}` : ''};BYDAY=${byDay}`;
}

/** The days and interval of a rule that `weeklyRule` makes; null for any other. */
export function weeklyDays(rule: string): { days: SeriesWeekday[]; interval: number } | null {
  const found = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=([A-Z]{2}(?:,[A-Z]{2})*)$/.exec(rule);
  if (!found) return null;
  const named = (found[2] ?? '').split(',');
  return {
    days: seriesWeekdays.filter((day) => named.includes(day)),
    interval: Number(found[1] ?? 1),
  };
}
