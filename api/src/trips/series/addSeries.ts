import {
  type Actor,
  dayAfter,
  invalid,
  LONGEST_SERIES_DAYS,
  seriesDays,
  type SeriesInput,
} from '@wayfare/shared';
import { pickupZone } from '../../basics/maps/timeZoneAt.js';
import type { TripsServices } from '../services.js';
import { businessDaysOf } from './businessDays.js';
import { checkDays, checkRider, checkTrip, requireRides } from './checkSeries.js';
import { keepUpSeries } from './keepUpSeries.js';
import type { StoredSeries } from './storedSeries.js';

/**
 * Staff enter a series of recurring trips for a rider. The bookings of the days ahead are made at once.
 * Repeating the request returns the same series.
 * @throws series_no_trip_that_day (400) for a skipped day that has no trip anyway; and what the checks throw
 */
export async function addSeries(
  actor: Actor,
  { customer, until, skipped: days, from, ...part }: SeriesInput,
  id: string,
  services: TripsServices,
): Promise<StoredSeries> {
  const { db, clock } = services;
  const before = await db.series.findById(id);
  if (before) return before;
  requireRides(services);
  await checkRider(customer, services);
  const at = clock.now();
  const skipped = [...days]
    .sort((one, other) => one - other)
    .map((day) => ({ day, by: 'office', at }) as const);
  const timeZone = pickupZone(part.pickup, await db.settings.settings());
  const parts = [{ ...part, ...(timeZone && { timeZone }), from, ruleFrom: from, by: actor.uid, at }];
  await checkDays({ parts, until, skipped }, from, services);
  await requireTrips({ parts, until }, days, services);
  const { carType } = await checkTrip(actor, part, null, services);
  await db.series.insert({
    id,
    customer,
    parts: parts.map((one) => ({ ...one, carType })),
    until: until ?? null,
    skipped,
    failures: [],
    isFailing: false,
    by: actor.uid,
    createdAt: at,
    version: 1,
    dueAt: at,
    isLinkDue: true,
  });
  await keepUpSeries(id, services);
  return (await db.series.findById(id)) as StoredSeries;
}

/** @throws series_no_trip_that_day (400) unless each of the days has a trip */
async function requireTrips(
  plan: Pick<StoredSeries, 'parts' | 'until'>,
  days: readonly number[],
  { db }: TripsServices,
): Promise<void> {
  if (days.length === 0) return;
  const refusal = invalid('series_no_trip_that_day', { skipped: 'series_no_trip_that_day' });
  const span = { first: Math.min(...days), last: Math.max(...days) };
  // Checked first: the days until a far one take long to list.
  if (span.last > dayAfter(plan.parts[0]?.from ?? span.last, LONGEST_SERIES_DAYS)) throw refusal;
  const business = businessDaysOf(await db.settings.settings());
  const withTrip = new Set(
    seriesDays({ ...plan, skipped: [] }, span, business)
      .filter(({ without }) => without === null)
      .map(({ day }) => day),
  );
  if (days.some((day) => !withTrip.has(day))) throw refusal;
}
