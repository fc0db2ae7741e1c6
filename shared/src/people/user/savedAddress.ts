import { distanceKm, inDistanceUnit } from '../../basics/geo/geo.js';
import type { Place } from '../../basics/geo/geo.schema.js';
import type { SavedAddress } from './user.schema.js';

/** Two drops closer than this, in the settings' distance unit, count as one address (rule 9.4). */
const SAVED_ADDRESS_RADIUS = 0.1;

/** The index of the saved address that a drop counts toward; -1 if it is a new one (rule 4.13). */
export function matchingSavedAddress(
  addresses: readonly SavedAddress[],
  drop: Place,
  convertToMile: boolean,
): number {
  return addresses.findIndex(
    (address) => inDistanceUnit(distanceKm(address, drop), convertToMile) <= SAVED_ADDRESS_RADIUS,
  );
}
