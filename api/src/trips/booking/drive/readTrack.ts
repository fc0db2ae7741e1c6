import { type Actor, notFound, type TrackingPoint } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findBookingFor } from '../findBooking.js';
import { tripTrack } from './tripTrack.js';

/** A trip's track in order of time. @throws not_found (404) for a trip whose track the actor may not see */
export async function readTrack(actor: Actor, id: string, services: TripsServices): Promise<TrackingPoint[]> {
  const booking = await findBookingFor(actor, 'list', 'tracking', id, services);
  return tripTrack(booking, undefined, services);
}

/** Only the last point of a trip's track, as a list. @throws location_fetch_error (404) if there is none */
export async function readLastPoint(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<TrackingPoint[]> {
  const booking = await findBookingFor(actor, 'list', 'tracking', id, services);
  await services.tracks.flush();
  const last = await services.db.tracking.lastOf(booking.id);
  if (!last) throw notFound('location_fetch_error');
  return [last];
}
