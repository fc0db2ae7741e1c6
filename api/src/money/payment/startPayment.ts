import {
  type Actor,
  canAccess,
  type Checkout,
  conflict,
  exact,
  forbidden,
  notFound,
  notSignedIn,
  type Payment,
  type TopUpInput,
} from '@wayfare/shared';
import { findOwnBooking } from '../../trips/booking/findBooking.js';
import { bookingOfGuest } from '../../trips/booking/guest/followGuestTrip.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { translator } from '../../basics/language/translate.js';
import type { MoneyServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { requiredAmount } from '../wallet/requiredAmount.js';
import { asksToHold, cardDue } from './cardDue.js';
import type { PaymentOrder } from './paymentOrder.js';
import { providerLink } from './paymentProvider.js';
import { productName } from './productName.js';

/**
 * Returns everything needed to pay one's own booking by card (rules 4.29, 4.30, 7.38). Gives the same order
 * as long as the booking does not change, so a page may call it again.
 * @throws not_found (404) for other users' bookings; wrong_state (409) unless it awaits a card payment
 */
export async function startBookingPayment(
  actor: Actor,
  id: string,
  locale: string,
  services: MoneyServices,
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
  services: MoneyServices,
): Promise<Checkout> {
  const booking = await bookingOfGuest(token, services);
  return checkoutOf(await orderFor(booking, { byGuest: true }, services), locale, () => ({}), services);
}

/** The order for what a booking's rider has to pay by card now. */
async function orderFor(
  booking: StoredBooking,
  payer: Pick<PaymentOrder, 'byGuest'>,
  { db, clock }: MoneyServices,
): Promise<PaymentOrder> {
  const amount = cardDue(booking);
  if (amount === null || booking.payment_mode !== 'card') throw conflict();
  const { code: currency } = await db.settings.settings();
  return db.payments.insertOnce({
    id: [booking.id, booking.version, currency].join('-'),
    ...(asksToHold(booking) && { holds: true }),
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

/**
 * Starts a card top-up of the caller's own wallet, once per id.
 * @throws forbidden (403) unless the caller is a rider; no_details_error (400) unless the amount is above 0
 */
export async function startTopUp(
  actor: Actor,
  { amount: typed }: TopUpInput,
  { id, locale }: { id: string; locale: string },
  services: MoneyServices,
): Promise<Checkout> {
  const { db, clock } = services;
  if (!canAccess(actor, 'create', 'payments')) throw forbidden();
  const amount = await requiredAmount(typed, services);
  const order = await db.payments.insertOnce({
    id,
    purpose: 'topup',
    payer: actor.uid,
    booking: null,
    amount,
    currency: (await db.settings.settings()).code,
    status: 'OPEN',
    createdAt: clock.now(),
  });
  return checkoutOf(order, locale, undefined, services);
}

/** An order for its payer. @throws not_found (404) for other users */
export async function findPayment(actor: Actor, id: string, { db }: MoneyServices): Promise<Payment> {
  const order = await db.payments.findById(id);
  if (!order || !canAccess(actor, 'show', 'payments', order)) throw notFound();
  return presentPayment(order);
}

/** Every response with an order is built here. */
export function presentPayment(order: PaymentOrder): Payment {
  const { id, purpose, booking, amount, currency, status, createdAt } = order;
  const { settledAs = null, provider = null, settledAt = null } = order;
  const { holds = false } = order;
  return { id, purpose, booking, amount, currency, status, holds, settledAs, provider, createdAt, settledAt };
}

/** What a checkout tells the provider about its payer. */
type PayerDetails = Partial<Pick<StoredUser, 'firstName' | 'lastName' | 'mobile' | 'email'>>;

/** @param detailsOf what the caller of this checkout may see of the payer's account */
async function checkoutOf(
  order: PaymentOrder,
  locale: string,
  detailsOf: (payer: StoredUser) => PayerDetails = (payer) => payer,
  services: MoneyServices,
): Promise<Checkout> {
  const { db, payments } = services;
  const payer = await db.users.findById(order.payer);
  if (!payer) throw notSignedIn();
  const { firstName = '', lastName = '', mobile, email } = detailsOf(payer);
  const [{ decimal }, translate] = await Promise.all([db.settings.settings(), translator(locale, services)]);
  return {
    payment: presentPayment(order),
    fields: {
      order_id: order.id,
      amount: exact(order.amount).toFixed(decimal),
      currency: order.currency,
      product_name: await productName(order, translate, services),
      first_name: firstName,
      last_name: lastName,
      quantity: '1',
      cust_id: payer.id,
      mobile_no: mobile ?? '',
      email: email ?? '',
    },
    providers: payments
      .filter(({ authorizations }) => !order.holds || authorizations)
      .map(({ name }) => ({ name, link: providerLink(name) })),
  };
}
