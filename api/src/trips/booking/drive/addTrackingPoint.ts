import { type Actor, drivingStatuses, type PositionAnswer, type PositionInput } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { recordPosition } from '../../tracking/recordPosition.js';
import { findDrivenBooking } from '../findBooking.js';

/**
 * Records the acting driver's position for their own trip, if it is running. Returns whether the driver was
 * moved, and what is wrong with the position if anything is.
 * @param device the sign-in of the device that took it
 * @throws not_found (404) for the trip of another driver
 */
export async function addTrackingPoint(
  actor: Actor,
  id: string,
  position: PositionInput,
  device: string | undefined,
  services: TripsServices,
): Promise<PositionAnswer> {
  const booking = await findDrivenBooking(actor, id, services);
  if (!drivingStatuses.includes(booking.status)) return { taken: false, reason: 'no_trip' };
  return recordPosition(actor, position, device, services);
}
