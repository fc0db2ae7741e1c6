import { canTip, GUEST_TRIP_PAGE } from '@wayfare/shared';
import { creditPayer } from '../../../money/payment/creditPayer.js';
import type { Payable } from '../../../money/payment/payable.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { onLatest } from '../transition.js';
import { storeTip } from './tipDriver.js';

/**
 * A guest's tip by card: the money goes to the wallet of the guest's rider, and the tip takes it from there.
 * If the driver cannot be tipped anymore, it stays in the wallet.
 */
export const tipPayable: Payable<TripsServices> = {
  product: 'payment_product_tip',
  returnPath: ({ id }) => `${GUEST_TRIP_PAGE}?payment=${id}`,
  async isWanted(order, { db }) {
    const booking = await bookingOf(order, db);
    return booking !== null && !booking.tip;
  },
  async settle(order, services) {
    await creditPayer(order, services);
    await onLatest(async () => {
      const booking = await bookingOf(order, services.db);
      if (booking && canTip(booking, services.clock.now())) await storeTip(booking, order.amount, services);
    });
    return 'wallet';
  },
  async spending(order, { db }) {
    const isGiven = (await bookingOf(order, db))?.tip === order.amount;
    return { inWallet: isGiven ? 0 : order.amount, open: null };
  },
};

const bookingOf = async (
  { booking }: PaymentOrder,
  db: TripsServices['db'],
): Promise<StoredBooking | null> => (booking === null ? null : db.bookings.findById(booking));
