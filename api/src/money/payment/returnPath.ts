import { GUEST_TRIP_PAGE, paymentReturnPath } from '@wayfare/shared';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * The page of the site to which the payer of an order returns. That of a guest, who is not signed in, is
 * their trip's: the browser remembers its link, which is a secret and not part of this address.
 */
export const returnPath = (order: Pick<PaymentOrder, 'id' | 'booking' | 'byGuest'>): string =>
  order.byGuest ? `${GUEST_TRIP_PAGE}?payment=${order.id}` : paymentReturnPath(order);
