import {
  calculateFare,
  type CarType,
  driverRadiusKm,
  ineligibleReason,
  invalid,
  type LatLng,
  type Quotes,
  type QuotesInput,
  type Settings,
} from '@wayfare/shared';
import { offlineRoute } from '../../../basics/maps/offlineRoute.js';
import type { TripsServices } from '../../services.js';

/**
 * Prices a trip for every car type, without parcel details and promos, and returns how far away the nearest
 * free driver is.
 * @throws select_proper (400) without pickup or drop; place_to_coords_error (400) without a route
 */
export async function quoteTrip(
  { pickup, drop, stops }: QuotesInput,
  services: TripsServices,
): Promise<Quotes> {
  const { db, maps } = services;
  if (!pickup || !drop) throw invalid('select_proper');
  const [route, carTypes, settings] = await Promise.all([
    maps.route(pickup, drop, stops ?? []),
    db.carTypes.all(),
    db.settings.settings(),
  ]);
  if (!route) throw invalid('place_to_coords_error');
  return {
    distance: route.distance,
    estimateTime: route.duration,
    ...(route.isEstimated && { isEstimated: route.isEstimated }),
    quotes: carTypes.map((carType) => ({
      carType: carType.name,
      estimateFare: calculateFare(
        { tariff: carType, distanceKm: route.distance, seconds: route.duration },
        settings,
      ).trip_cost,
      minutesAway: minutesAway({ pickup, drop }, carType, settings, services),
    })),
  };
}

/**
 * Estimates the minutes without the map service, because visitors without an account request this for every
 * car type. Whole minutes do not reveal positions.
 */
function minutesAway(
  { pickup, drop }: { pickup: LatLng; drop: LatLng },
  { name }: CarType,
  settings: Settings,
  { liveDrivers, clock }: Pick<TripsServices, 'liveDrivers' | 'clock'>,
): number | null {
  const request = { pickup, drop, carType: name, at: clock.now() };
  const [nearest] = liveDrivers.nearest(
    pickup,
    driverRadiusKm(settings),
    1,
    (driver) => ineligibleReason(driver, request, settings) === null,
  );
  const drive = nearest?.driver.location && offlineRoute(nearest.driver.location, pickup);
  return drive ? Math.max(1, Math.ceil(drive.duration / 60)) : null;
}
