import { type DispatchRequest, driverRadiusKm, ineligibleReason } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** Whether an eligible driver is within the radius (km) of a pickup now (rules 5.7 to 5.10). */
export async function driverNear(
  request: Omit<DispatchRequest, 'at'>,
  { db, liveDrivers, clock }: TripsServices,
): Promise<{ hasDriver: boolean; radius: number }> {
  const settings = await db.settings.settings();
  const radius = driverRadiusKm(settings);
  const asked = { ...request, at: clock.now() };
  const near = liveDrivers.nearest(
    request.pickup,
    radius,
    1,
    (driver) => ineligibleReason(driver, asked, settings) === null,
  );
  return { hasDriver: near.length > 0, radius };
}
