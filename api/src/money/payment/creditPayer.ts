import type { MoneyServices } from '../services.js';
import { afterCredit } from '../wallet/afterCredit.js';
import type { Posting } from '../wallet/posting.js';
import type { PaymentOrder } from './paymentOrder.js';

/** The posting that credits an order's money to its payer's wallet, once. */
export const creditPosting = ({ id, amount }: PaymentOrder): Posting => ({
  type: 'Credit',
  amount,
  txRef: `payment:${id}`,
});

/** Credits an order's money to its payer's wallet, once. Returns where it went. */
export async function creditPayer(order: PaymentOrder, services: MoneyServices): Promise<'wallet'> {
  const { db, clock, realtime } = services;
  const outcome = await db.wallets.post(order.payer, [creditPosting(order)], { date: clock.now() });
  if (outcome === 'no_user') throw new Error(`there is no user to credit: ${order.payer}`);
  await afterCredit(order.payer, services);
  realtime.resourceChanged('riders', [order.payer]);
  return 'wallet';
}
