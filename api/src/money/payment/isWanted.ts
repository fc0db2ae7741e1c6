import type { MoneyServices } from '../services.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Whether an order can still be paid: it is not paid yet, it is in the currency of the settings, and its
 * payable still waits for this amount.
 */
export async function isWanted(
  order: PaymentOrder,
  { db, payables }: Pick<MoneyServices, 'db' | 'payables'>,
): Promise<boolean> {
  if (order.status !== 'OPEN' && order.status !== 'DECLINED') return false;
  if (order.currency !== (await db.settings.settings()).code) return false;
  return payables[order.purpose].isWanted(order, { db });
}
