import { distanceKm, lineTime, restOfTrip } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/**
 * When a driver who finishes another trip first can be at the pickup, a ms timestamp; null if that is not
 * known.
 */
export async function nextArrival(
  { pickup }: Pick<StoredBooking, 'pickup'>,
  { driver, after }: { driver: string; after: string },
  { clock, liveDrivers, liveTrips, pickupTimes }: TripsServices,
): Promise<number | null> {
  const live = liveDrivers.get(driver);
  const trip = liveTrips.known(driver) ?? (await liveTrips.lookUp(driver));
  if (!live || trip?.booking !== after) return null;
  const now = clock.now();
  const rest = restOfTrip(trip.ending, live.location, now);
  if (rest === null) return null;
  const { drop } = trip.ending;
  const [time = lineTime(distanceKm(drop, pickup))] = (await pickupTimes.to(pickup, [drop])) ?? [];
  return time.seconds === null ? null : Math.round(now + (rest + time.seconds) * 1000);
}
