import { z } from 'zod';

/** A time of day, in minutes since midnight. */
const minute = z.number().int().min(0).max(1439);

/**
 * When a driver works on a day, in the business's time. A span that ends at or before its start ends on the
 * next day; if both are the same, it lasts a whole day.
 */
export const workSpanSchema = z.object({ from: minute, to: minute });
export type WorkSpan = z.infer<typeof workSpanSchema>;

/** A calendar day as yyyymmdd. */
export const daySchema = z.number().int().min(20_000_101).max(29_991_231).refine(isDay, 'field_invalid');

function isDay(day: number): boolean {
  const [year, month, date] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const found = new Date(Date.UTC(year, month - 1, date));
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date;
}

/** How many days may differ from the week. */
const MOST_EXCEPTIONS = 60;

/** When a driver works: each day of the week from Monday on, and dates that differ. Null is a day off. */
export const workingHoursSchema = z.object({
  week: z.array(workSpanSchema.nullable()).length(7),
  exceptions: z
    .array(z.object({ day: daySchema, span: workSpanSchema.nullable() }))
    .max(MOST_EXCEPTIONS)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'field_invalid'),
});
export type WorkingHours = z.infer<typeof workingHoursSchema>;

/** The working hours of a driver; null if none are set. */
export const workingHoursInputSchema = z.object({
  workingHours: workingHoursSchema.nullable(),
  /** The hours that their author saw: somebody else's change is not undone unseen. */
  was: workingHoursSchema.nullish(),
});
export type WorkingHoursInput = z.infer<typeof workingHoursInputSchema>;
