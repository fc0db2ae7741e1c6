import { type Actor, canTip, type Checkout, conflict, invalid, tipProblem } from '@wayfare/shared';
import { checkoutOf } from '../../../money/payment/checkout.js';
import type { PaymentOrder } from '../../../money/payment/paymentOrder.js';
import type { TripsServices } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { bookingOfGuest } from '../guest/followGuestTrip.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { waitsForCardHold, cardDue } from './cardDue.js';

/**
 * Returns everything needed to pay one's own booking by card (rules 4.29, 4.30, 7.38). Gives the same order
 * as long as the booking does not change, so a page may call it again.
 * @throws not_found (404) for other users' bookings; wrong_state (409) unless it awaits a card payment
 */
export async function startBookingPayment(
  actor: Actor,
  id: string,
  locale: string,
  services: TripsServices,
): Promise<Checkout> {
  const booking = await findOwnBooking(actor, id, services);
  return checkoutOf(await orderFor(booking, {}, services), locale, undefined, services);
}

/**
 * The same for the guest with a booking's link. It contains nothing of the rider's account but its id: others
 * may have the link, too.
 * @throws not_found (404) for an unknown link; wrong_state (409) unless it awaits a card payment
 */
export async function startGuestPayment(
  token: string,
  locale: string,
  services: TripsServices,
): Promise<Checkout> {
  const booking = await bookingOfGuest(token, services);
  return checkoutOf(await orderFor(booking, { byGuest: true }, services), locale, () => ({}), services);
}

/**
 * Returns everything needed to pay a tip by card, for the guest with a booking's link.
 * @throws not_found (404) for an unknown link; wrong_state (409) unless the driver can be tipped;
 *   no_provider_found (409) without a card provider; tip_amount (400) as `tipDriver`
 */
export async function startGuestTip(
  { token, amount }: { token: string; amount: number },
  locale: string,
  services: TripsServices,
): Promise<Checkout> {
  const { db, clock, payments } = services;
  const booking = await bookingOfGuest(token, services);
  if (booking.apiKey || !canTip(booking, clock.now())) throw conflict();
  if (payments.length === 0) throw conflict('no_provider_found');
  const { code: currency, decimal } = await db.settings.settings();
  const problem = tipProblem(amount, booking.trip_cost, decimal);
  if (problem) throw invalid(problem, { amount: problem });
  const order = await db.payments.insertOnce({
    id: [booking.id, 'tip', amount, currency].join('-'),
    purpose: 'tip',
    payer: booking.customer,
    byGuest: true,
    booking: booking.id,
    amount,
    currency,
    status: 'OPEN',
    createdAt: clock.now(),
  });
  return checkoutOf(order, locale, () => ({}), services);
}

/** Returns the order for the amount that a booking's rider has to pay by card now. */
async function orderFor(
  booking: StoredBooking,
  payer: Pick<PaymentOrder, 'byGuest'>,
  { db, clock }: TripsServices,
): Promise<PaymentOrder> {
  const amount = cardDue(booking);
  if (amount === null || booking.payment_mode !== 'card') throw conflict();
  const { code: currency } = await db.settings.settings();
  return db.payments.insertOnce({
    id: [booking.id, booking.version, currency].join('-'),
    ...(waitsForCardHold(booking) && { holds: true }),
    purpose: 'booking',
    payer: booking.customer,
    ...payer,
    booking: booking.id,
    amount,
    currency,
    status: 'OPEN',
    createdAt: clock.now(),
  });
}
