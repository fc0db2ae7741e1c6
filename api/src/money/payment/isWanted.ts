import type { MoneyServices } from '../services.js';
import { asksToHold, cardDue } from './cardDue.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Whether an order is still to be paid: it is not paid yet, and its booking still waits for this amount, in
 * the currency of the settings.
 */
export async function isWanted(
  { booking: id, amount, currency, status, holds }: PaymentOrder,
  { db }: Pick<MoneyServices, 'db'>,
): Promise<boolean> {
  if (status !== 'OPEN' && status !== 'DECLINED') return false;
  if (currency !== (await db.settings.settings()).code) return false;
  if (!id) return true;
  const booking = await db.bookings.findById(id);
  return booking !== null && cardDue(booking) === amount && asksToHold(booking) === (holds === true);
}
