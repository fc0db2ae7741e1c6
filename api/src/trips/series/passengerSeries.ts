import {
  activeStatuses,
  type Actor,
  loadOf,
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
  return { pickup: part?.pickup.add ?? '', drop: part?.drop.add ?? '', ...(part && loadOf(part)), days };
}

async function presentDay(
  { day, at, backAt, timeZone, without, booking, back }: SeriesOccurrence,
  services: TripsServices,
): Promise<PassengerSeries['days'][number]> {
  const now = services.clock.now();
  const isAhead = at > now;
  const pageOf = async (trip: SeriesOccurrence['booking']) => {
    const isShown =
      trip !== null && activeStatuses.includes(trip.status) && trip.tripdate < now + TRIP_AHEAD_MS;
    return isShown ? guestAddress(trip, services) : null;
  };
  const made = [booking, back].flatMap((trip) => (trip ? [trip.status] : []));
  const isOpen =
    made.length === 0 ||
    (made.includes('NEW') && made.every((status) => status === 'NEW' || status === 'CANCELLED'));
  const wayBackAt = back?.tripdate ?? backAt;
  return {
    day,
    at,
    timeZone,
    without,
    status: booking?.status ?? null,
    canSkip: without === null && isAhead && isOpen,
    canRestore: without === 'passenger' && isAhead && made.length === 0,
    trip: await pageOf(booking),
    back:
      wayBackAt === null ? null : { at: wayBackAt, status: back?.status ?? null, trip: await pageOf(back) },
  };
}
