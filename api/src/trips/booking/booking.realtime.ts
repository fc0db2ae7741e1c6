import type { BookingEvents, ResourceEvents } from '@wayfare/shared';
import { readersOf, type Realtime, roomsOf } from '../../platform/realtime.js';
import { followersRoom } from '../tracking/tracking.realtime.js';
import type { StoredBooking } from './store/storedBooking.js';

/** A driver follows a trip until it is canceled, no matter who cancels it. */
export const isFollowedByDriver = ({ status }: Pick<StoredBooking, 'status'>) => status !== 'CANCELLED';

/** Notifies a booking's parties, its followers, and the panels that it changed. */
export function sendBookingChanged(booking: StoredBooking, realtime: Realtime): void {
  const { id, status, version, customer, driver, fleetadmin, fleet } = booking;
  const followers = followersRoom(id);
  realtime.send<BookingEvents>(
    [followers, ...roomsOf(customer, driver, fleetadmin, fleet)],
    'booking:changed',
    {
      id,
      status,
      version,
    },
  );
  // Users no longer involved in the booking get nothing further: especially a driver who canceled the trip.
  const parties = roomsOf(customer, isFollowedByDriver(booking) ? driver : null, fleetadmin, fleet);
  realtime.narrow(followers, [...readersOf('bookings'), ...parties]);
  realtime.resourceChanged('bookings', [id], [fleetadmin, fleet]);
}

/**
 * Notifies the driver who lost the trip to a dispatcher, and their fleet admin. `before` is the booking with
 * that driver.
 */
export function sendTakenBack({ id, driver, fleetadmin }: StoredBooking, realtime: Realtime): void {
  realtime.send<BookingEvents>(roomsOf(driver), 'booking:offer-withdrawn', { id });
  realtime.send<ResourceEvents>(roomsOf(fleetadmin), 'resource:changed', { resource: 'bookings', ids: [id] });
}

/** Notifies a driver of an offer. */
export function sendOffer(
  driver: string,
  offer: { id: string; expiresAt: number | null },
  realtime: Realtime,
): void {
  realtime.send<BookingEvents>(roomsOf(driver), 'booking:offer', offer);
}

/** Notifies a driver that an offer ended. */
export function sendOfferWithdrawn(driver: string, id: string, realtime: Realtime): void {
  realtime.send<BookingEvents>(roomsOf(driver), 'booking:offer-withdrawn', { id });
}

/** Notifies fleet admins that their planner changed, because of a booking that they cannot read yet. */
export function sendPlanChanged(id: string, fleetadmins: readonly string[], realtime: Realtime): void {
  realtime.send<ResourceEvents>(roomsOf(...fleetadmins), 'resource:changed', {
    resource: 'planner',
    ids: [id],
  });
}
