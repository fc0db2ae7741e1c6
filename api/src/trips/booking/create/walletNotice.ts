import type { Effect } from '../effects/effect.js';
import { notifyRider } from '../notifyRider.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The message to a rider that staff booked a trip from their wallet; none about any other booking. */
export const walletNotice = (booking: StoredBooking): Effect[] =>
  booking.booking_type_admin && booking.payment_mode === 'wallet'
    ? [notifyRider(booking, 'create', 'notice_wallet_booked_title', 'notice_wallet_booked_body')]
    : [];
