import { pointsOfTrip, type TrackingPoint } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** A trip's stored track in order of time; with `withFlagged` also the points that were rejected. */
export async function tripTrack(
  booking: Pick<StoredBooking, 'id' | 'driver_arrive_time' | 'trip_start_time' | 'trip_end_time'>,
  options: { withFlagged?: boolean } = {},
  { tracks, db }: Pick<TripsServices, 'tracks' | 'db'>,
): Promise<TrackingPoint[]> {
  await tracks.flush();
  return pointsOfTrip(await db.tracking.ofBooking(booking.id, options), booking);
}
