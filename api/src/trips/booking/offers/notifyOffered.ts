import type { StoredBooking } from '../store/storedBooking.js';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { TripsServices } from '../../services.js';
import { openOffer } from './openOffer.js';

/**
 * The message to a driver's devices about a trip offered to them (rules 2.63, 4.28, 7.37), or offered for
 * more than before.
 */
export const offerNotice = (driver: string, booking: string, isRaised = false): TripNotice => ({
  to: driver,
  title: isRaised ? 'notice_raised_title' : 'notice_assigned_title',
  body: isRaised ? 'notice_raised_body' : 'notice_assigned_body',
  screen: 'DriverTrips',
  params: { bookingId: booking },
  isOffer: true,
});

/**
 * Notifies drivers' devices of an open offer: once per trip and amount, even if the trip is offered to the
 * same driver several times.
 */
export async function notifyOffered(
  booking: StoredBooking,
  drivers: readonly string[],
  { clock, notifier }: TripsServices,
): Promise<void> {
  const now = clock.now();
  const open = drivers.filter((driver) => openOffer(booking, driver, now));
  const { id, raise, riderExtra } = booking;
  const raised = [raise ? `:${raise}` : '', riderExtra ? `:extra-${riderExtra}` : ''].join('');
  await Promise.all(
    open.map((driver) =>
      notifier.push(`${id}:offer:${driver}${raised}`, offerNotice(driver, id, raised !== '')),
    ),
  );
}
