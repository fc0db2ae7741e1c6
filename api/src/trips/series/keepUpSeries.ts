import { dayOf, partOn, seriesBookingId, type SeriesFailure, wayBackId, zonedDay } from '@wayfare/shared';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { TripsServices } from '../services.js';
import { calendarDays, seriesWindow } from './businessDays.js';
import { keepUpDay } from './keepUpDay.js';
import { textSeriesLink } from './seriesLink.js';
import type { StoredSeries } from './storedSeries.js';

/** How long a process has a series for itself, in ms: much longer than it takes to make its bookings. */
const LEASE_MS = 120_000;
/** When a trip that could not be booked is tried again, in ms. */
const RETRY_MS = 15 * 60_000;
/** How many failures a series remembers: more than there are days in the window. */
const KEPT_FAILURES = 100;

/** Makes the bookings of the series that are due. Processes may do it at the same time. */
export async function keepUpDueSeries(limit: number, services: TripsServices): Promise<void> {
  const due = await services.db.series.findDue(services.clock.now(), limit);
  await forEachOne(due, (id) => keepUpSeries(id, services));
}

/**
 * Makes the bookings of a series for the days ahead, cancels those of days that no longer have a trip, and
 * brings the others in line with a change of the series. Does nothing while another process does it. A
 * booking is made once: its id follows from series and day.
 *
 * What the product refuses, such as a booking without money for it, is kept with the series as a failure:
 * the desk gets an alert, and it is tried again.
 * @throws what stops the work, such as a lost database: it is repeated
 */
export async function keepUpSeries(id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const series = await db.series.lease(id, now, now + LEASE_MS);
  if (!series) return;
  const settings = await db.settings.settings();
  const window = seriesWindow(series, now, settings);
  const calendar = calendarDays(window.today);
  const ids = calendar.map((day) => seriesBookingId(id, day));
  const made = await db.bookings.seriesTrips([...ids, ...ids.map(wayBackId)]);
  const wanted = new Map(window.days.map((day) => [day.day, day]));
  const failures: SeriesFailure[] = series.failures.filter(({ day }) => day < window.today);
  for (const day of calendar) {
    const part = partOn(series.parts, day);
    if (!part) continue;
    const known = series.failures.find((failure) => failure.day === day);
    const reason = await keepUpDay(
      series,
      {
        day,
        part,
        wanted: wanted.get(day),
        isDue: day <= window.madeUntil,
        booking: made.get(seriesBookingId(id, day)),
        back: made.get(wayBackId(seriesBookingId(id, day))),
        failure: known,
      },
      services,
    );
    if (reason) failures.push(known?.reason === reason ? known : { day, reason, at: now });
  }
  const isFailing = failures.some(({ day }) => day >= window.today);
  const tomorrow = zonedDay(dayOf(now, settings.timeZone), settings.timeZone).end;
  const isOver = series.until != null && series.until < window.today;
  await db.series.finish(series, {
    failures: failures.slice(-KEPT_FAILURES),
    isFailing,
    isLinkDue: series.isLinkDue && !(await isTexted(series, services)),
    dueAt: isOver ? null : isFailing ? Math.min(tomorrow, now + RETRY_MS) : tomorrow,
  });
}

/** Texts the passenger the link. An SMS service that fails holds up no booking: it is tried again later. */
async function isTexted(series: StoredSeries, services: TripsServices): Promise<boolean> {
  try {
    await textSeriesLink(series, services);
    return true;
  } catch (error) {
    services.log.warn({ err: error, series: series.id }, 'the link to recurring trips was not texted');
    return false;
  }
}
