import type { StoredBooking } from '../booking/booking.repository.js';
import type { TripNotice } from '../booking/effects/effect.js';
import type { Services } from '../services.js';
import { openOffer } from './openOffer.js';

/** What a driver's devices are told of a trip that is offered to them (rules 2.63, 4.28, 7.37). */
export const offerNotice = (driver: string, booking: string): TripNotice => ({
  to: driver,
  title: 'notice_assigned_title',
  body: 'notice_assigned_body',
  screen: 'DriverTrips',
  params: { bookingId: booking },
  isOffer: true,
});

/** Tells drivers' devices of an offer that stands: each once for a trip, however often it is offered to them. */
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
