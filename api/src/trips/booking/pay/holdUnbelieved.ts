import { businessMoney, isBelieved, isWrittenOff } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { reviewWithinBounds } from '../fareReview/reviewWithinBounds.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { exceedsPromoCaps } from './promoCaps.js';

/**
 * Holds the money of the business in a trip that is not believed, or whose parties have used more promos
 * together than honest ones do: the driver gets it once staff have approved the trip's review. The rider's
 * money is not affected.
 */
export async function holdUnbelieved(
  booking: StoredBooking,
  services: TripsServices,
): Promise<Pick<StoredBooking, 'heldMoney' | 'fareReview' | 'doubts'>> {
  const amount = businessMoney(atRisk(booking));
  if (amount <= 0) return {};
  const isOverCap = await exceedsPromoCaps(booking, services);
  if (isBelieved(booking) && !isOverCap) return {};
  const { fareReview } = booking;
  // A review that the rider or staff closed before the payment decided about the fare alone.
  const review =
    fareReview?.status === 'open' ? fareReview : reviewWithinBounds(booking, services.clock.now());
  return {
    heldMoney: { amount, state: 'held' },
    fareReview: { ...review, reasons: [...review.reasons, 'unbelieved'] },
    ...(isOverCap && { doubts: [...(booking.doubts ?? []), 'promo_caps'] }),
  };
}

/** The business pays a fare that it wrote off, but the driver gets only the share of it. */
const atRisk = (booking: StoredBooking) =>
  isWrittenOff(booking)
    ? { ...booking, discount_amount: Math.min(booking.discount_amount, booking.driver_share) }
    : booking;
