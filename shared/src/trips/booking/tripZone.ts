import type { LatLng } from '../../basics/geo/geo.schema.js';
import { localTimeOf, parseLocalTime } from '../../basics/time/zonedTime.js';
import { suggestedTripDate } from './bookingStart.js';

/** Decimals of the coordinates for which a time zone is looked up: about 100 m. */
const ZONE_DECIMALS = 3;

/**
 * The point whose time zone is that of a place. The server and the forms round alike, so a form never shows
 * another zone than the booking gets, and one answer serves all places around.
 */
export const zonePoint = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(lat.toFixed(ZONE_DECIMALS)),
  lng: Number(lng.toFixed(ZONE_DECIMALS)),
});

/** The time zone of a trip's times: that of its pickup, if it has one of its own, or the business's. */
export const zoneOfTrip = (
  { timeZone }: { timeZone?: string | null | undefined },
  business: { timeZone: string },
): string => timeZone ?? business.timeZone;

/** When the clocks of one zone show what those of another show at a time (ms timestamps). */
export const sameClockIn = (at: number, from: string, to: string): number =>
  from === to ? at : (parseLocalTime(localTimeOf(at, from), to) ?? at);

/**
 * The time of a trip whose pickup moves to another time zone while its form is filled in: the clock time that
 * was typed stays. A time that the form suggested for soon is the same moment everywhere.
 */
export const movedTripDate = (
  at: number,
  { from, to, now }: { from: string; to: string; now: number },
): number => (at === suggestedTripDate(now) ? at : sameClockIn(at, from, to));
