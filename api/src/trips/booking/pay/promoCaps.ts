import { PROMO_CAP_DAYS, promoCapsExceeded } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether this trip's promo is one too many for its driver, for this rider with this driver, or for a device.
 */
export async function exceedsPromoCaps(
  booking: StoredBooking,
  { db, clock }: TripsServices,
): Promise<boolean> {
  const { id, driver, customer, customer_token: device, promo_applied: hasPromo } = booking;
  if (!hasPromo || !driver) return false;
  const now = clock.now();
  const earlier = await db.bookings.findPromoTrips({ driver, device }, now - PROMO_CAP_DAYS * DAY_MS);
  return promoCapsExceeded(
    { driver, customer, device },
    earlier.filter((trip) => trip.id !== id),
    now,
  );
}
