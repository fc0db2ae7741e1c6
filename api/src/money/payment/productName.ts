import type { TranslationKey } from '@wayfare/shared';
import { fill } from '../../basics/language/translate.js';
import type { MoneyServices } from '../services.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Returns the name of the product that an order pays for, as shown to payers and providers, in the language
 * of `translate`.
 */
export async function productName(
  { purpose, booking }: PaymentOrder,
  translate: (key: TranslationKey) => string,
  { db, payables }: Pick<MoneyServices, 'db' | 'payables'>,
): Promise<string> {
  const { appName } = await db.settings.appInfo();
  return fill(translate(payables[purpose].product), { app: appName, id: booking ?? '' });
}
