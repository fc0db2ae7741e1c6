import { type DispatchRequest, driverRadiusKm, everyStandIn, ineligibleReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/**
 * Whether an eligible driver is within the radius (km) of a pickup now (rules 5.7 to 5.10). Drivers whose car
 * type stands in after a wait count: the trip waits for them.
 */
export async function driverNear(
  { pickup, drop, carType, fleet = null }: Pick<DispatchRequest, 'pickup' | 'drop' | 'carType' | 'fleet'>,
  { db, liveDrivers, clock }: TripsServices,
): Promise<{ hasDriver: boolean; radius: number }> {
  const [settings, known] = await Promise.all([db.settings.settings(), db.carTypes.standIns()]);
  const radius = driverRadiusKm(settings);
  const standIns = everyStandIn((carType !== null && known.get(carType)) || []);
  const request = { pickup, drop, carType, fleet, standIns, at: clock.now() };
  const near = liveDrivers.nearest(
    pickup,
    radius,
    1,
    (driver) => ineligibleReason(driver, request, settings) === null,
  );
  return { hasDriver: near.length > 0, radius };
}
