import { type DispatchRequest, ineligibleReason, type Settings } from '@wayfare/shared';
import { offlineRoute } from '../../../basics/maps/offlineRoute.js';
import type { TripsServices } from '../../services.js';

/** Where drivers count, and which of them. */
interface Around {
  radiusKm: number;
  settings: Settings;
  /** Whether a driver does not count, although they could take the trip. */
  isLeftOut?(driver: string): boolean;
}

/**
 * How long the nearest free driver within a radius needs to a pickup, in seconds; null if there is none.
 * Estimated without the map service, because it is asked for often.
 */
export function nearestDrive(
  request: DispatchRequest,
  { radiusKm, settings, isLeftOut = () => false }: Around,
  { liveDrivers }: Pick<TripsServices, 'liveDrivers'>,
): number | null {
  const [nearest] = liveDrivers.nearest(
    request.pickup,
    radiusKm,
    1,
    (driver) => !isLeftOut(driver.id) && ineligibleReason(driver, request, settings) === null,
  );
  const location = nearest?.driver.location;
  return location ? (offlineRoute(location, request.pickup)?.duration ?? null) : null;
}
