import type { TranslationKey } from '@wayfare/shared';
import { fill } from '../../basics/language/translate.js';
import type { MoneyServices } from '../services.js';
import type { PaymentOrder } from './paymentOrder.js';

/** What an order pays for, as payers and providers read it, in the language of `translate`. */
export async function productName(
  { booking }: PaymentOrder,
  translate: (key: TranslationKey) => string,
  { db }: Pick<MoneyServices, 'db'>,
): Promise<string> {
  const { appName } = await db.settings.appInfo();
  const text = translate(booking ? 'payment_product_booking' : 'payment_product_topup');
  return fill(text, { app: appName, id: booking ?? '' });
}
