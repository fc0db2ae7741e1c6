import type { WorkSpan } from '@wayfare/shared';

/** The hours that a day starts with when it is checked: 09:00 to 17:00. */
export const usualSpan: WorkSpan = { from: 9 * 60, to: 17 * 60 };

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes since midnight as time inputs write them. */
export const clockText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The minutes since midnight of a time input; null while it is empty. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A day (yyyymmdd) as date inputs write it. */
export const dateText = (day: number): string =>
  `${Math.floor(day / 10_000)}-${two(Math.floor(day / 100) % 100)}-${two(day % 100)}`;

/** The day (yyyymmdd) of a date input; null while it is empty. */
export const dayOfText = (text: string): number | null =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? Number(text.replaceAll('-', '')) : null;
