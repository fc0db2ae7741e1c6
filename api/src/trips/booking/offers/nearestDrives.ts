import {
  type DispatchRequest,
  distanceKm,
  ineligibleReason,
  type LatLng,
  learnedTime,
  type Settings,
} from '@wayfare/shared';
import { offlineRoute } from '../../../basics/maps/offlineRoute.js';
import type { TripsServices } from '../../services.js';

/** Where drivers count, and which of them. */
interface Around {
  radiusKm: number;
  settings: Settings;
  /** Whether a driver does not count, although they could take the trip. */
  isLeftOut?(driver: string): boolean;
}

/** What a trip asks of a driver. Trips that are looked at together begin at one pickup. */
export type RequestAtPickup = Omit<DispatchRequest, 'pickup'>;

/**
 * How long the nearest free driver within a radius needs to a pickup, in seconds, for each of some requests;
 * null if there is none. Estimated without the map service, because it is asked for often: by the straight
 * line at the speed that trips have shown (rule 4.130), or at a usual one.
 */
export async function nearestDrives(
  pickup: LatLng,
  requests: readonly RequestAtPickup[],
  { radiusKm, settings, isLeftOut = () => false }: Around,
  { liveDrivers, learnedSpeeds }: Pick<TripsServices, 'liveDrivers' | 'learnedSpeeds'>,
): Promise<(number | null)[]> {
  const nearest = requests.map((request) => {
    const trip = { ...request, pickup };
    const [found] = liveDrivers.nearest(
      pickup,
      radiusKm,
      1,
      (driver) => !isLeftOut(driver.id) && ineligibleReason(driver, trip, settings) === null,
    );
    return found?.driver.location ?? null;
  });
  const places = nearest.filter((place) => place !== null);
  const learned = places.length > 0 ? await learnedSpeeds.to(pickup, places) : [];
  const speedOf = new Map(places.map((place, index) => [place, learned[index] ?? null]));
  return nearest.map((place) => {
    if (!place) return null;
    const shown = learnedTime(null, distanceKm(place, pickup), speedOf.get(place) ?? null);
    return shown?.seconds ?? offlineRoute(place, pickup)?.duration ?? null;
  });
}
