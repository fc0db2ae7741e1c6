import {
  changedEstimate,
  invalid,
  knowsDrop,
  type LatLng,
  pointsBefore,
  type Route,
  sampleEvenly,
  MAX_WAYPOINTS,
} from '@wayfare/shared';
import { provenPlace } from '../../../people/liveDrivers/liveDrivers.js';
import type { TripsServices } from '../../services.js';
import { evidenceOf } from '../drive/endedTrip.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { changes, type ChangedTrip } from './wantedFields.js';

/**
 * The way of a trip whose destination or stops are changed while it is driven (rule 4.67): its estimate, and
 * the line of what was driven and lies ahead.
 * @throws place_to_coords_error (400) without a route
 */
export async function changedRide(
  booking: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<Omit<Route, 'polylinePoints'>> {
  const { believed, km, here } = await drivenUntilNow(booking, services);
  const ahead = async (drop: LatLng, stops: readonly LatLng[]): Promise<Route> => {
    const route = await services.maps.route(here, drop, [...stops]);
    if (!route) throw invalid('place_to_coords_error');
    return route;
  };
  const behind = (booking.stops?.length ?? 0) - pointsBefore(booking).length;
  const before = await ahead(booking.drop, pointsBefore(booking));
  const after = await ahead(trip.drop, trip.stops.slice(behind));
  // A way that the maps know and one that is only estimated cannot be compared.
  if (before.isEstimated !== after.isEstimated) throw invalid('place_to_coords_error');
  const seconds = Math.max(0, (services.clock.now() - (booking.trip_start_time ?? 0)) / 1000);
  const estimate = changedEstimate(
    { distance: booking.estimateDistance, duration: booking.estimateTime },
    { driven: { distance: km, duration: seconds }, before, after },
  );
  return { ...estimate, coords: [...lineOf(believed), ...after.coords] };
}

/**
 * The line of a trip whose fare is the meter's, to other places: what was driven, and the way ahead as far as
 * it is known.
 */
export async function changedLine(
  booking: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<Route['coords']> {
  const isUnderWay = booking.status === 'STARTED';
  const { believed, here } = isUnderWay
    ? await drivenUntilNow(booking, services)
    : { believed: [], here: trip.pickup };
  const isDropKnown = knowsDrop(booking) || changes(trip, ['drop']);
  const behind = (booking.stops?.length ?? 0) - pointsBefore(booking).length;
  const route = isDropKnown ? await services.maps.route(here, trip.drop, trip.stops.slice(behind)) : null;
  return [...lineOf(believed), ...(route?.coords ?? [])];
}

/** A line through some of the positions, short enough for a map. */
const lineOf = (positions: readonly LatLng[]): Route['coords'] =>
  sampleEvenly(positions, MAX_WAYPOINTS).map(({ lat, lng }) => ({ latitude: lat, longitude: lng }));

/** The positions of a trip so far that count, their length, and where the driver is. */
export async function drivenUntilNow(booking: StoredBooking, services: TripsServices) {
  const known = services.liveDrivers.get(booking.driver as string);
  const live = known ? provenPlace(known) : null;
  const at = services.clock.now();
  const { lat, lng } = live ?? booking.pickup;
  const now = { id: `${booking.id}-now`, at, status: 'STARTED' as const, lat, lng };
  const { believed, km } = await evidenceOf(booking, now, services);
  const last = believed.at(-1) ?? booking.pickup;
  return { believed, km, here: { lat: last.lat, lng: last.lng } };
}
