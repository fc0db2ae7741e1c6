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
  wayBackId,
} from '@wayfare/shared';
import { cancelAs } from '../booking/finish/cancelBooking.js';
import type { StoredBooking } from '../booking/store/storedBooking.js';
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
  const first = seriesBookingId(series.id, day);
  const booking = await db.bookings.findById(first);
  const back = await db.bookings.findById(wayBackId(first));
  if (!isSkipped) {
    // The passenger does not undo what the office decided.
    if (booking || (by === 'passenger' && found.without !== 'passenger')) throw conflict('series_trip_made');
    return series.skipped.filter((skip) => skip.day !== day);
  }
  if (series.skipped.length >= MOST_SKIPPED) throw conflict('series_too_many_changes');
  for (const trip of [booking, back])
    if (trip && trip.status !== 'CANCELLED' && trip.status !== 'NEW') throw conflict('series_trip_made');
  await cancelBoth({ booking, back }, actor, services);
  return [...series.skipped, { day, by, at: now }].sort((one, other) => one.day - other.day);
}

/**
 * Cancels the trip of a day and its way back, which is an effect of the same write: both are, or none. Only
 * from the versions that were read: a driver who accepts meanwhile keeps the trip.
 */
async function cancelBoth(
  { booking, back }: Record<'booking' | 'back', StoredBooking | null>,
  actor: Actor,
  services: TripsServices,
): Promise<void> {
  const reason = 'cancel_reason_series_skipped';
  if (booking?.status !== 'NEW') {
    if (back?.status === 'NEW') await cancelAs(back, actor, reason, {}, services);
    return;
  }
  // Also of one that a process that died has not written yet: it is, before it is canceled.
  const other = booking.back?.trip;
  const { uid, usertype } = actor;
  const data = { booking: other ?? '', by: { uid, usertype }, reason };
  const effects = other ? [{ key: 'cancel:linked', kind: 'cancelLinked', data } as const] : [];
  await cancelAs(booking, actor, reason, { effects }, services);
}
