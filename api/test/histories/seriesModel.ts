import { type Answer, type Business, type Command, MINUTE_MS } from './business.js';
import { newTrip } from './bookModel.js';
import { end } from './cancelModel.js';
import { fareOf, TRIP_AHEAD } from './fareModel.js';
import { reserve } from './walletModel.js';

const DAY_MS = 1_440 * MINUTE_MS;
/** A trip that soon is not booked: no driver could have expected it. */
const SOONEST_MS = 15 * MINUTE_MS;

type Entered = Extract<Command, { name: 'series' }>;

/** When the first trip of a series is: series know whole minutes only. */
export const firstOf = (now: number, { minutesAhead }: Pick<Entered, 'minutesAhead'>): number =>
  Math.floor(now / MINUTE_MS + minutesAhead) * MINUTE_MS;

/** A day as a number, yyyymmdd. */
export const dayOf = (at: number): number =>
  Number(new Date(at).toISOString().slice(0, 10).replaceAll('-', ''));

/** Enters recurring trips on one or two days; each has its booking at once (rules 4.70 to 4.73). */
export function enterSeries(business: Business, command: Entered): Answer {
  const { now, settings } = business;
  const first = firstOf(now, command);
  const fare = fareOf(TRIP_AHEAD, settings.decimal);
  const { rider, mode } = command;
  const days = Array.from({ length: command.days }, (_, index) => {
    const at = first + index * DAY_MS;
    const day = { at, trip: null as number | null, isSkipped: false };
    const { wallet } = business.riders[rider] as { wallet: bigint };
    if (at < now + SOONEST_MS || (mode === 'wallet' && wallet < fare.cost)) return day;
    if (mode === 'wallet') reserve(business, rider, fare.cost);
    day.trip = business.trips.length;
    business.trips.push({
      ...newTrip(business, fare),
      rider,
      mode,
      tripdate: at,
      hold: mode === 'wallet' ? fare.cost : 0n,
    });
    return day;
  });
  business.series.push({ days });
  return 201;
}

/** Staff, or the passenger by the link, skip a day, until a driver has its trip. */
export function skipDay(
  business: Business,
  { by, series, day: index }: Extract<Command, { name: 'skip' }>,
): Answer {
  const day = business.series[series]?.days[index];
  if (!day) return 404;
  if (dayOf(day.at) < dayOf(business.now)) return 400;
  if (day.isSkipped) return 200;
  if (day.at <= business.now) return 400;
  const trip = day.trip === null ? null : business.trips[day.trip];
  if (trip && trip.status !== 'CANCELLED') {
    if (trip.status !== 'NEW') return 409;
    end(business, trip, by.role === 'admin' ? 'admin' : 'rider');
  }
  day.isSkipped = true;
  return 200;
}
