import { type DispatchRequest, driverRadiusKm, everyStandIn, ineligibleReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { nextCandidates } from '../next/nextCandidates.js';

/**
 * Whether an eligible driver is within the radius (km) of a pickup now (rules 5.7 to 5.10). Drivers whose car
 * type stands in after a wait count: the trip waits for them. So do those whose trip ends soon.
 */
export async function driverNear(
  {
    pickup,
    drop,
    carType,
    load,
    fleet = null,
  }: Pick<DispatchRequest, 'pickup' | 'drop' | 'carType' | 'load' | 'fleet'>,
  services: TripsServices,
): Promise<{ hasDriver: boolean; radius: number }> {
  const { db, liveDrivers, clock } = services;
  const [settings, known] = await Promise.all([db.settings.settings(), db.carTypes.standIns()]);
  const radius = driverRadiusKm(settings);
  const standIns = everyStandIn((carType !== null && known.get(carType)) || []);
  const request = { pickup, drop, carType, load, fleet, standIns, at: clock.now() };
  const near = liveDrivers.nearest(
    pickup,
    radius,
    1,
    (driver) => ineligibleReason(driver, request, settings) === null,
  );
  const hasDriver =
    near.length > 0 || (await nextCandidates({ request, radiusKm: radius, settings }, services)).length > 0;
  return { hasDriver, radius };
}
