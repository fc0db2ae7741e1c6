import {
  type Actor,
  conflict,
  DomainError,
  fullLoad,
  invalid,
  MOST_PARTS,
  notFound,
  partOn,
  seriesBookingId,
  type SeriesChange,
  type SeriesPart,
} from '@wayfare/shared';
import equal from 'fast-deep-equal';
import { pickupZone } from '../../basics/maps/timeZoneAt.js';
import type { TripsServices } from '../services.js';
import { calendarDays, todayOf } from './businessDays.js';
import { checkDays, checkTrip } from './checkSeries.js';
import { keepUpSeries } from './keepUpSeries.js';
import type { StoredSeries } from './storedSeries.js';

/**
 * Changes a series from a day on, or when it ends. Bookings that no driver has yet follow: they are changed,
 * or canceled if their day no longer has a trip. Repeating the request returns the same series.
 * @throws changed_meanwhile (409) if someone else changed it since; series_too_many_changes,
 *   series_wait_booked (409); nothing_to_change (400); and what the checks throw
 */
export async function changeSeries(
  actor: Actor,
  id: string,
  { version: seen, from, until, ...wanted }: SeriesChange,
  services: TripsServices,
): Promise<StoredSeries> {
  const { db, clock } = services;
  const series = await db.series.findById(id);
  if (!series) throw notFound();
  const { changedBy, version } = series;
  if (changedBy?.by === actor.uid && changedBy.seen === seen) return series;
  if (version !== seen) throw conflict('changed_meanwhile');
  const settings = await db.settings.settings();
  if (from < todayOf(series, clock.now(), settings))
    throw invalid('series_day_past', { from: 'series_day_past' });

  const base = partOn(series.parts, from) ?? (series.parts[0] as SeriesPart);
  // Bookings know their part by this time, so no two parts may have the same.
  const at = Math.max(clock.now(), ...series.parts.map((one) => one.at + 1));
  const timeZone = wanted.pickup ? pickupZone(wanted.pickup, settings) : (base.timeZone ?? null);
  const part = nextPart(base, wanted, { from, timeZone, by: actor.uid, at });
  const lastDay = until === undefined ? (series.until ?? null) : until;
  if (!part && lastDay === (series.until ?? null)) throw invalid('nothing_to_change');
  const parts = part ? [...series.parts.filter((one) => one.from < from), part] : series.parts;
  if (part) await requireSameWait(series, part, services);
  if (parts.length > MOST_PARTS) throw conflict('series_too_many_changes');
  await checkDays({ parts, until: lastDay, skipped: series.skipped }, from, services);
  if (part) {
    const { carType } = await checkTrip(actor, part, base, services);
    part.carType = carType;
  }
  const set = { parts, until: lastDay, changedBy: { by: actor.uid, seen } };
  const changed = await db.series.change(series, set, clock.now());
  if (!changed) throw conflict('changed_meanwhile');
  await keepUpSeries(id, services);
  services.realtime.resourceChanged('series', [id]);
  return (await db.series.findById(id)) ?? changed;
}

/**
 * Whether the driver waits is part of a booking from its beginning: it changes only from a day on that no
 * trip is booked for yet.
 * @throws series_wait_booked (409), with the field
 */
async function requireSameWait(
  { id, parts }: StoredSeries,
  { from, waitMinutes }: SeriesPart,
  { db, clock }: TripsServices,
): Promise<void> {
  const before = [partOn(parts, from), ...parts.filter((one) => one.from >= from)];
  if (before.every((one) => !one || (one.waitMinutes ?? null) === (waitMinutes ?? null))) return;
  const today = todayOf({ parts }, clock.now(), await db.settings.settings());
  const days = calendarDays(today).filter((day) => day >= from);
  const made = await db.bookings.seriesTrips(days.map((day) => seriesBookingId(id, day)));
  const isBooked = [...made.values()].some(({ status }) => status === 'NEW');
  if (isBooked) throw new DomainError('series_wait_booked', 409, { waitMinutes: 'series_wait_booked' });
}

/** The part that begins with a change; null if it would be like the one before. */
function nextPart(
  base: SeriesPart,
  wanted: Omit<SeriesChange, 'version' | 'from' | 'until'>,
  { from, ...entered }: Pick<SeriesPart, 'from' | 'timeZone' | 'by' | 'at'>,
): SeriesPart | null {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const next: SeriesPart = { ...base, ...(Object.fromEntries(given) as Partial<SeriesPart>) };
  // No passenger named and one passenger are the same load.
  const [before, after] = [base, next].map((part) => ({ ...part, ...fullLoad(part) }));
  const isSame = ([field]: [string, unknown]) =>
    equal(after?.[field as keyof SeriesPart] ?? null, before?.[field as keyof SeriesPart] ?? null);
  if (given.every(isSame)) return null;
  const keepsRule = wanted.rule === undefined || wanted.rule === base.rule;
  return {
    ...next,
    from,
    ruleFrom: keepsRule ? base.ruleFrom : from,
    ...entered,
  };
}
