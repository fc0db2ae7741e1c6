import { dayAfter, type Series, seriesDays, seriesSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { TripsServices } from '../services.js';
import { businessDaysOf, todayOf } from './businessDays.js';
import type { StoredSeries } from './storedSeries.js';

/** How far ahead the next trip of a series is looked for, in days. */
const NEXT_WITHIN_DAYS = 366;

const fields = Object.keys(seriesSchema.shape);

/** Series with the names of their riders and drivers, in one query, and their next trips. */
export async function presentSeries(
  series: readonly StoredSeries[],
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<Series[]> {
  const settings = await db.settings.settings();
  const people = series.flatMap(({ customer, parts }) => [customer, parts.at(-1)?.driver]);
  const ids = [...new Set(people.filter((id) => typeof id === 'string'))];
  const names = ids.length > 0 ? await db.users.namesOf(ids) : new Map<string, string>();
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id) ?? null) : null);
  return series.map(
    (one) =>
      onlyFields(
        {
          ...one,
          customer_name: nameOf(one.customer),
          driver_name: nameOf(one.parts.at(-1)?.driver),
          ...nextTripOf(one, clock.now(), businessDaysOf(settings)),
        },
        fields,
      ) as unknown as Series,
  );
}

/** When the next trip of a series begins, and in which zone; null if none is left within a year. */
function nextTripOf(series: StoredSeries, now: number, business: ReturnType<typeof businessDaysOf>) {
  const first = todayOf(series, now, business);
  const next = (last: number) =>
    seriesDays(series, { first, last }, business).find(({ at, without }) => at >= now && without === null);
  // Most have one within weeks: a whole year takes longer.
  const found = next(dayAfter(first, 31)) ?? next(dayAfter(first, NEXT_WITHIN_DAYS));
  return { nextAt: found?.at ?? null, nextTimeZone: found?.timeZone ?? null };
}
