import {
  type DispatchRequest,
  distanceKm,
  driverRadiusKm,
  ineligibleReason,
  type LeftOutReason,
  type Settings,
} from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';

/** How many dispatch radii around a pickup admins see drivers. */
const SHOWN_RADII = 2;

/** How far around a pickup admins see drivers, in km. */
export const shownRadiusKm = (settings: Settings) => SHOWN_RADII * driverRadiusKm(settings);

/**
 * The drivers around a pickup whose cars fit, now or later, but who are currently unavailable: not approved,
 * not active or without a position, each with the reason and the distance (km, null if unknown).
 */
export async function unavailableDrivers(
  {
    pickup,
    carType,
    standIns,
    load,
    at,
  }: Pick<DispatchRequest, 'pickup' | 'standIns' | 'load' | 'at'> & { carType: string },
  most: number,
  { db }: Pick<TripsServices, 'db'>,
): Promise<{ user: StoredUser; reason: LeftOutReason; distance: number | null }[]> {
  const settings = await db.settings.settings();
  const within = shownRadiusKm(settings);
  const fitting = [carType, ...standIns.map((standIn) => standIn.carType)];
  const users = await db.users.findUnavailable(pickup, within, fitting, most);
  return users.flatMap((user) => {
    const reason = ineligibleReason(user, { pickup, drop: null, carType, standIns, load, at }, settings);
    if (!reason || reason === 'not_driver') return [];
    const distance = user.location ? distanceKm(pickup, user.location) : null;
    return distance !== null && distance > within ? [] : [{ user, reason, distance }];
  });
}
