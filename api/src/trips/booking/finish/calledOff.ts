import { type Actor, paidByCardHold } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';

/**
 * The changes that cancel a trip under way, besides those of any cancellation: what a hold on the card has
 * paid goes back, nothing is due from the wallet anymore, and a fare that nobody pays needs no review.
 */
export function calledOff(
  booking: StoredBooking,
  canceler: Actor | 'system',
  { clock }: Pick<TripsServices, 'clock'>,
): BookingChanges {
  const { fareReview } = booking;
  const captured = paidByCardHold(booking);
  return {
    // A debit that a process makes late goes back as a whole.
    usedWalletMoney: 0,
    ...(booking.walletDueAt && { walletDueAt: null }),
    ...(captured > 0 && { captureRefund: captured }),
    ...(booking.dropCheck?.status === 'asked' && { dropCheck: null }),
    ...(fareReview?.isOpen && {
      fareReview: {
        ...fareReview,
        status: 'rejected',
        isOpen: false,
        decidedAt: clock.now(),
        decidedBy: canceler === 'system' ? null : canceler.uid,
        moved: null,
      },
    }),
  };
}
