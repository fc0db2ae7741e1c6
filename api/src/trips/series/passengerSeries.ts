import {
  activeStatuses,
  type Actor,
  notFound,
  type PassengerSeries,
  type SeriesOccurrence,
  type SeriesSkipInput,
} from '@wayfare/shared';
import { guestAddress } from '../booking/guest/guestLink.js';
import { linkedBy } from '../booking/share/tripLink.js';
import type { TripsServices } from '../services.js';
import { todayOf } from './businessDays.js';
import { occurrencesOf } from './readSeries.js';
import { seriesLink } from './seriesLink.js';
import { skipSeriesDay } from './skipSeriesDay.js';
import type { StoredSeries } from './storedSeries.js';

/** How many days ahead the passenger sees. */
const AHEAD_DAYS = 35;
/** How long before a trip its own link is shown, in ms. */
const TRIP_AHEAD_MS = 24 * 60 * 60_000;

/**
 * The series of a link, for everyone who has it.
 * @throws not_found (404) for an unknown link, and the day after the end of the series
 */
export async function readPassengerSeries(token: string, services: TripsServices): Promise<PassengerSeries> {
  return present(await seriesOf(token, services), services);
}

/**
 * The passenger skips a day, or takes that back. They act as the rider of the series, only on its days.
 * @throws as `readPassengerSeries` and `skipSeriesDay`
 */
export async function skipAsPassenger(
  token: string,
  input: SeriesSkipInput,
  services: TripsServices,
): Promise<PassengerSeries> {
  const { id, customer } = await seriesOf(token, services);
  const actor: Actor = { uid: customer, usertype: 'rider' };
  return present(await skipSeriesDay({ by: 'passenger', actor }, id, input, services), services);
}

async function seriesOf(token: string, services: TripsServices): Promise<StoredSeries> {
  const { db, clock } = services;
  const id = await linkedBy(seriesLink, token, services);
  const series = id === null ? null : await db.series.findById(id);
  if (!series) throw notFound();
  const settings = await db.settings.settings();
  if (series.until != null && series.until < todayOf(series, clock.now(), settings)) throw notFound();
  return series;
}

async function present(series: StoredSeries, services: TripsServices): Promise<PassengerSeries> {
  const { occurrences } = await occurrencesOf(series, { back: 0, ahead: AHEAD_DAYS }, services);
  const part = series.parts.at(-1);
  const days = [];
  for (const occurrence of occurrences) days.push(await presentDay(occurrence, services));
  return { pickup: part?.pickup.add ?? '', drop: part?.drop.add ?? '', days };
}

async function presentDay(
  { day, at, timeZone, without, booking }: SeriesOccurrence,
  services: TripsServices,
): Promise<PassengerSeries['days'][number]> {
  const now = services.clock.now();
  const isAhead = at > now;
  const isShown =
    booking !== null && activeStatuses.includes(booking.status) && booking.tripdate < now + TRIP_AHEAD_MS;
  return {
    day,
    at,
    timeZone,
    without,
    status: booking?.status ?? null,
    canSkip: without === null && isAhead && (booking === null || booking.status === 'NEW'),
    canRestore: without === 'passenger' && isAhead && booking === null,
    trip: isShown ? await guestAddress(booking, services) : null,
  };
}
