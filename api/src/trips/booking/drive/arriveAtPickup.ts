import { type Actor, type ArriveInput, conflict, distanceKm, type LatLng, metresToKm } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { findDrivenBooking } from '../findBooking.js';
import { stepTaken } from './stepTaken.js';
import { notifyRider } from '../notifyRider.js';
import { amend, transition } from '../transition.js';

/**
 * Records that the driver is at the pickup (rule 4.4). The driver's last accepted position proves it, or the
 * driver gives a reason and the arrival stays unproven. Until the driver proves it by reporting again from
 * nearby, the rider can cancel as before the arrival.
 * @throws finish_first_trip (409) while the driver is still on the trip before it; too_far_from_pickup (409)
 *   from beyond the arrival radius in the settings without a reason
 */
export async function arriveAtPickup(
  actor: Actor,
  id: string,
  { reason, at }: ArriveInput,
  device: string | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.afterTrip) throw conflict('finish_first_trip');
  const hasArrived = Boolean(booking.driver_arrive_time);
  if (hasArrived && !canStillProve(booking)) return booking;
  const report = { driver: actor.uid, claimed: at, after: [booking.driver_accept_time], device };
  const taken = await stepTaken(booking, report, services);
  const driver_arrive_time = taken.at;
  const isNear = await isAtPickup(booking, taken.position, services);
  // The rider cannot come before the notification, whatever time the device claims.
  const pickupWait = { notifiedAt: services.clock.now() };
  if (hasArrived) {
    if (!isNear) return booking;
    return amend(
      booking,
      { driver_arrive_time, arrivalUnproven: null, arrivalReason: null, pickupWait },
      undefined,
      services,
    );
  }
  // In the wrong status the transition's own error comes first: distance does not matter then.
  if (booking.status === 'ACCEPTED' && !isNear && !reason) throw conflict('too_far_from_pickup');
  return transition(
    booking,
    {
      name: 'arrive',
      by: 'driver',
      set: {
        driver_arrive_time,
        pickupWait,
        ...(!isNear && { arrivalUnproven: true, arrivalReason: reason ?? null }),
      },
      effects: [notifyRider(booking, 'arrive', 'notice_arrived_title', 'notice_arrived_body')],
    },
    services,
  );
}

const canStillProve = ({ status, arrivalUnproven }: StoredBooking) =>
  status === 'ARRIVED' && arrivalUnproven === true;

async function isAtPickup(
  { pickup }: StoredBooking,
  position: LatLng | null,
  { db }: TripsServices,
): Promise<boolean> {
  const { arrivalRadius } = await db.settings.settings();
  return position !== null && distanceKm(position, pickup) <= metresToKm(arrivalRadius);
}
