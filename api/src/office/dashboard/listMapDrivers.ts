import { type Actor, isInBounds, isOnBreak, type MapBounds } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { MAP_DRIVERS } from '../../trips/dispatch/driversMap.js';
import { activeDrivers } from './readDashboard.js';

/** The active drivers in a map view (rule 2.27), up to `MAP_DRIVERS`. */
export function listMapDrivers(actor: Actor, view: MapBounds, services: OfficeServices) {
  const seen = activeDrivers(actor, services).filter(({ location }) => isInBounds(view, location));
  return seen
    .slice(0, MAP_DRIVERS)
    .map(({ id, firstName, lastName, vehicleNumber, carType, queue, breakUntil, location }) => ({
      id,
      firstName,
      lastName,
      vehicleNumber,
      carType,
      queue: queue ?? false,
      onBreak: !queue && isOnBreak({ breakUntil }, services.clock.now()),
      location,
    }));
}
