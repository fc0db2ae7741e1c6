import { exact, GUEST_TRIP_PAGE, paymentReturnPath, toWire } from '@wayfare/shared';
import type { Payable, Spending } from '../../../money/payment/payable.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { waitsForCardHold, cardDue } from './cardDue.js';
import { heldForBooking } from './heldForBooking.js';
import { settleCardPayment } from './settleCardPayment.js';

/** The functions by which payments pay for a booking by card. */
export const bookingPayable: Payable<TripsServices> = {
  product: 'payment_product_booking',
  // A guest is not signed in: the browser remembers the link of their trip, which is a secret and not part of
  // this address.
  returnPath: (order) =>
    order.byGuest ? `${GUEST_TRIP_PAGE}?payment=${order.id}` : paymentReturnPath(order),
  async isWanted(order, { db }) {
    const booking = await bookingOf(order, db);
    const isHeld = order.holds === true;
    return booking !== null && cardDue(booking) === order.amount && waitsForCardHold(booking) === isHeld;
  },
  settle: settleCardPayment,
  async spending(order, { db }) {
    const booking = await bookingOf(order, db);
    return { inWallet: inWalletOf(order, booking), open: openOf(booking) };
  },
  held: heldForBooking,
};

const bookingOf = async (
  { booking }: PaymentOrder,
  db: TripsServices['db'],
): Promise<StoredBooking | null> => (booking === null ? null : db.bookings.findById(booking));

/**
 * Returns why the business cannot give money back for a trip yet; null if it can. A trip under way can still
 * be canceled, and a fare under review may still change.
 */
function openOf(booking: StoredBooking | null): Spending['open'] {
  if (!booking || booking.status === 'CANCELLED') return null;
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') return 'refund_trip_open';
  return booking.fareReview?.isOpen ? 'refund_review_open' : null;
}

/** How much of a payment the product returned to the payer's wallet. */
function inWalletOf({ id, amount, settledAs: noted }: PaymentOrder, booking: StoredBooking | null): number {
  // The booking decides where the money goes, a moment before the payment records it.
  const settledAs = booking?.payments?.find(({ order }) => order === id)?.as ?? noted;
  if (settledAs === 'wallet') return amount;
  if (!booking) return 0;
  if (booking.status === 'CANCELLED') return booking.prepaid || booking.captureRefund ? amount : 0;
  const moved = exact(booking.fareReview?.moved?.rider ?? 0);
  return moved.lt(0) ? toWire(moved.times(-1)) : 0;
}
