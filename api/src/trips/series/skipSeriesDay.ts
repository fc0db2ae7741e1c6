import {
  type Actor,
  conflict,
  invalid,
  MOST_SKIPPED,
  notFound,
  seriesBookingId,
  seriesDays,
  type SeriesSkip,
  type SeriesSkipInput,
} from '@wayfare/shared';
import { cancelAs } from '../booking/finish/cancelBooking.js';
import type { TripsServices } from '../services.js';
import { businessDaysOf, todayOf } from './businessDays.js';
import { keepUpSeries } from './keepUpSeries.js';
import type { StoredSeries } from './storedSeries.js';

/** How often it is tried while others change the series. */
const TRIES = 5;

/** Who skips a day: staff, or the passenger by the link. `actor` cancels the booking of the day. */
interface Skipper {
  by: SeriesSkip['by'];
  actor: Actor;
}

/**
 * Skips a day of a series, or lets it have its trip again. A booking that no driver has is canceled, without
 * a fee. Repeating it changes nothing.
 * @throws series_day_past, series_no_trip_that_day (400); series_trip_made (409) once a driver has the trip,
 *   or for a day that had its booking and shall have another
 */
export async function skipSeriesDay(
  skipper: Skipper,
  id: string,
  input: SeriesSkipInput,
  services: TripsServices,
): Promise<StoredSeries> {
  for (let attempt = 1; ; attempt += 1) {
    const series = await services.db.series.findById(id);
    if (!series) throw notFound();
    const skipped = await skippedAfter(skipper, series, input, services);
    if (skipped === null) return series;
    const changed = await services.db.series.change(series, { skipped }, services.clock.now());
    if (changed) {
      await keepUpSeries(id, services);
      services.realtime.resourceChanged('series', [id]);
      return (await services.db.series.findById(id)) ?? changed;
    }
    if (attempt === TRIES) throw conflict('changed_meanwhile');
  }
}

/** The skipped days of a series afterward; null if nothing changes. Cancels the booking of a skipped day. */
async function skippedAfter(
  { by, actor }: Skipper,
  series: StoredSeries,
  { day, isSkipped }: SeriesSkipInput,
  services: TripsServices,
): Promise<SeriesSkip[] | null> {
  const { db, clock } = services;
  const settings = await db.settings.settings();
  const business = businessDaysOf(settings);
  const now = clock.now();
  if (day < todayOf(series, now, business)) throw invalid('series_day_past', { day: 'series_day_past' });
  const [found] = seriesDays(series, { first: day, last: day }, business);
  if (!found || found.without === 'holiday')
    throw invalid('series_no_trip_that_day', { day: 'series_no_trip_that_day' });
  if ((found.without !== null) === isSkipped) return null;
  if (found.at <= now) throw invalid('series_day_past', { day: 'series_day_past' });
  const booking = await db.bookings.findById(seriesBookingId(series.id, day));
  if (!isSkipped) {
    // The passenger does not undo what the office decided.
    if (booking || (by === 'passenger' && found.without !== 'passenger')) throw conflict('series_trip_made');
    return series.skipped.filter((skip) => skip.day !== day);
  }
  if (series.skipped.length >= MOST_SKIPPED) throw conflict('series_too_many_changes');
  if (booking && booking.status !== 'CANCELLED') {
    if (booking.status !== 'NEW') throw conflict('series_trip_made');
    // Only from the version that was read: a driver who accepts meanwhile keeps the trip.
    await cancelAs(booking, actor, 'cancel_reason_series_skipped', {}, services);
  }
  return [...series.skipped, { day, by, at: now }].sort((one, other) => one.day - other.day);
}
