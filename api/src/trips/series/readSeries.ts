import {
  dayAfter,
  invalid,
  notFound,
  seriesBookingId,
  type SeriesOccurrence,
  type SeriesOccurrences,
  type SeriesPreview,
  seriesReturnProblem,
  seriesDays,
  type SeriesSchedule,
  wayBackId,
} from '@wayfare/shared';
import type { SeriesTrip } from '../booking/store/booking.repository.js';
import type { TripsServices } from '../services.js';
import { pickupZone } from '../../basics/maps/timeZoneAt.js';
import { businessDaysOf, todayOf } from './businessDays.js';
import { checkDays } from './checkSeries.js';
import type { StoredSeries } from './storedSeries.js';

/** How far back and ahead the days of a series are shown, in days. */
const BACK_DAYS = 30;
const AHEAD_DAYS = 92;
/** How many days a preview shows, and within how many days it counts trips. */
const PREVIEWED = 40;
const COUNTED_DAYS = 365;

/** The days of a series around today, with their bookings. @throws not_found (404) */
export async function readOccurrences(id: string, services: TripsServices): Promise<SeriesOccurrences> {
  const series = await services.db.series.findById(id);
  if (!series) throw notFound();
  return occurrencesOf(series, { back: BACK_DAYS, ahead: AHEAD_DAYS }, services);
}

/** The days of a series in a period around today, with their bookings. */
export async function occurrencesOf(
  series: StoredSeries,
  { back, ahead }: { back: number; ahead: number },
  { db, clock }: TripsServices,
): Promise<SeriesOccurrences> {
  const settings = await db.settings.settings();
  const business = businessDaysOf(settings);
  const today = todayOf(series, clock.now(), business);
  const span = { first: dayAfter(today, -back), last: dayAfter(today, ahead) };
  const days = seriesDays(series, span, business);
  const ids = days.map(({ day }) => seriesBookingId(series.id, day));
  const made = await db.bookings.seriesTrips([...ids, ...ids.map(wayBackId)]);
  const failures = new Map(series.failures.map(({ day, reason }) => [day, reason]));
  const occurrences = days.map((one): SeriesOccurrence => {
    const id = seriesBookingId(series.id, one.day);
    return {
      ...one,
      booking: presentTrip(made.get(id)),
      back: presentTrip(made.get(wayBackId(id))),
      failure: failures.get(one.day) ?? null,
    };
  });
  return { occurrences, madeUntil: dayAfter(today, settings.seriesDaysAhead) };
}

/** A booking of a series as its days show it. */
const presentTrip = (booking: SeriesTrip | undefined): SeriesOccurrence['booking'] =>
  booking
    ? {
        id: booking.id,
        reference: booking.reference ?? booking.id,
        status: booking.status,
        tripdate: booking.tripdate,
        driver: booking.driver ?? (booking.status === 'NEW' ? (booking.plan?.driver ?? null) : null),
      }
    : null;

/** The first days of a series that does not exist yet. @throws as `checkDays` */
export async function previewSeries(
  { from, until, skipped, pickup, ...part }: SeriesSchedule,
  services: TripsServices,
): Promise<SeriesPreview> {
  const { db, clock } = services;
  const now = clock.now();
  const settings = await db.settings.settings();
  const timeZone = pickup ? pickupZone(pickup, settings) : null;
  const plan = {
    parts: [{ ...part, timeZone, from, ruleFrom: from }],
    until,
    skipped: skipped.map((day) => ({ day, by: 'office', at: now }) as const),
  };
  const problem = seriesReturnProblem({ ...part, waitMinutes: null, stops: [] }, 0);
  if (problem) throw invalid(problem.key, { [problem.field]: problem.key });
  await checkDays(plan, from, services);
  const span = { first: from, last: dayAfter(from, COUNTED_DAYS) };
  const days = seriesDays(plan, span, businessDaysOf(settings));
  return {
    occurrences: days.slice(0, PREVIEWED),
    trips: days.filter(({ without }) => without === null).length,
  };
}
