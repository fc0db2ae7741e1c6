import { type Checkout, exact, notSignedIn } from '@wayfare/shared';
import { translator } from '../../basics/language/translate.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { MoneyServices } from '../services.js';
import type { PaymentOrder } from './paymentOrder.js';
import { providerLink } from './paymentProvider.js';
import { presentPayment } from './presentPayment.js';
import { productName } from './productName.js';

/** The details of a payer that a checkout sends to the provider. */
type PayerDetails = Partial<Pick<StoredUser, 'id' | 'firstName' | 'lastName' | 'mobile' | 'email'>>;

/**
 * Everything needed to pay an order.
 * @param detailsOf returns the details of the payer's account that the caller of this checkout may see
 */
export async function checkoutOf(
  order: PaymentOrder,
  locale: string,
  detailsOf: (payer: StoredUser) => PayerDetails = (payer) => payer,
  services: MoneyServices,
): Promise<Checkout> {
  const { db, payments } = services;
  const payer = await db.users.findById(order.payer);
  if (!payer) throw notSignedIn();
  const { id = '', firstName = '', lastName = '', mobile, email } = detailsOf(payer);
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
      cust_id: id,
      mobile_no: mobile ?? '',
      email: email ?? '',
    },
    providers: payments
      .filter(({ authorizations }) => !order.holds || authorizations)
      .map(({ name }) => ({ name, link: providerLink(name) })),
  };
}
