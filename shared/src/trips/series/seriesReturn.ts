import type { ErrorKey } from '../../basics/errors/catalog.js';
import { BOOK_LATER_LEAD_MS } from '../booking/bookingStart.js';
import { turnedTrip } from '../booking/returnTrip.js';
import { MAX_STOPS } from '../booking/stops.js';
import type { SeriesPart } from './series.schema.js';

/*
 * The way back of recurring trips (rules 4.117 to 4.119): at a time of the clocks later on the same day, or
 * with a driver who waits.
 */

/** The parts of a series that say how its passenger comes back. */
type Returning = Pick<SeriesPart, 'minutes' | 'returnMinutes' | 'waitMinutes' | 'stops'>;

/** The field of a series that its way back is refused for, and why. */
export interface SeriesReturnProblem {
  field: 'returnMinutes' | 'waitMinutes' | 'stops';
  key: ErrorKey;
}

/** Whether the trips of a series come back at all. */
export const hasReturn = ({ returnMinutes, waitMinutes }: Omit<Returning, 'minutes' | 'stops'>): boolean =>
  returnMinutes != null || waitMinutes != null;

/**
 * Why the trips of a series cannot come back like that; null if they can. The way back at a time begins on
 * the same day, and not before the trip there, which takes so many seconds, has ended.
 */
export function seriesReturnProblem(
  { minutes, returnMinutes, waitMinutes, stops }: Returning,
  seconds: number,
): SeriesReturnProblem | null {
  if (returnMinutes != null && waitMinutes != null) return { field: 'waitMinutes', key: 'not_of_kind' };
  // The place that its driver waits at is a stop of the trip.
  if (waitMinutes != null && stops.length >= MAX_STOPS) return { field: 'stops', key: 'not_of_kind' };
  if (returnMinutes == null) return null;
  const stay = (returnMinutes - minutes) * 60_000;
  if (stay < Math.max(BOOK_LATER_LEAD_MS, seconds * 1000))
    return { field: 'returnMinutes', key: 'return_too_early' };
  return null;
}

/** The places of the trip of a day: one whose driver waits goes back to where it begins. */
export function placesThere({ pickup, drop, stops, waitMinutes }: Places) {
  const turned = turnedTrip({ pickup, drop, stops, waitMinutes });
  return { pickup: turned.pickup, stops: turned.stops, drop: turned.drop };
}

/** The places of the way back at a time: by the direct way. */
export const placesBack = ({ pickup, drop }: Places) => ({ pickup: drop, stops: [], drop: pickup });

type Places = Pick<SeriesPart, 'pickup' | 'drop' | 'stops' | 'waitMinutes'>;
