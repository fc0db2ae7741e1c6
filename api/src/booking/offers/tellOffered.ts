import type { StoredBooking } from '../storedBooking.js';
import type { TripNotice } from '../effects/effect.js';
import type { Services } from '../../services.js';
import { openOffer } from './openOffer.js';

/** The message to a driver's devices about a trip offered to them (rules 2.63, 4.28, 7.37). */
export const offerNotice = (driver: string, booking: string): TripNotice => ({
  to: driver,
  title: 'notice_assigned_title',
  body: 'notice_assigned_body',
  screen: 'DriverTrips',
  params: { bookingId: booking },
  isOffer: true,
});

/** Notifies drivers' devices of an open offer: once per trip, however often it is offered to the same driver. */
export async function tellOffered(
  { clock, notifier }: Services,
  booking: StoredBooking,
  drivers: readonly string[],
): Promise<void> {
  const now = clock.now();
  const open = drivers.filter((driver) => openOffer(booking, driver, now));
  await Promise.all(
    open.map((driver) => notifier.push(`${booking.id}:offer:${driver}`, offerNotice(driver, booking.id))),
  );
}
