import { type Actor, driverStateOf, isInBounds, type MapBounds, staleAfterMs } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { MAP_DRIVERS } from '../../trips/dispatch/driversMap.js';
import { activeDrivers } from './readDashboard.js';

/** The active drivers in a map view (rule 2.27), up to `MAP_DRIVERS`. */
export async function listMapDrivers(actor: Actor, view: MapBounds, services: OfficeServices) {
  const { db, clock } = services;
  const staleAfter = staleAfterMs(await db.settings.settings());
  const seen = activeDrivers(actor, services).filter(({ location }) => isInBounds(view, location));
  return seen.slice(0, MAP_DRIVERS).map((driver) => {
    const { id, firstName, lastName, vehicleNumber, carType, queue, positionAt, location } = driver;
    const state = driverStateOf(driver, clock.now(), staleAfter);
    return {
      id,
      firstName,
      lastName,
      vehicleNumber,
      carType,
      queue: queue ?? false,
      onBreak: state === 'break',
      state,
      positionAt: positionAt || null,
      location,
    };
  });
}
