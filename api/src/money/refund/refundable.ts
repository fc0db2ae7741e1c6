import { type ErrorKey, type Refundable, type RefundableParts, refundableParts } from '@wayfare/shared';
import type { Spending } from '../payment/payable.js';
import type { PaymentOrder } from '../payment/paymentOrder.js';
import type { MoneyServices } from '../services.js';

/** The most refunds of one payment, so that its record stays small. */
const MOST_REFUNDS = 20;

/**
 * Returns the part of a payment that can be refunded to the card now, by whose money it is, or why nothing
 * can be refunded. Money that was returned to the wallet can be sent on at any time. The business gives back
 * more only once the product that was paid for has ended.
 */
export async function refundableOf(order: PaymentOrder, services: MoneyServices): Promise<Refundable> {
  const { payables, payments } = services;
  const provider = payments.find(({ name }) => name === order.provider);
  if (!provider || order.status !== 'SETTLED' || !order.reference) return blockedBy('refund_unsupported');
  const claims = order.refunds ?? [];
  if (claims.some(({ state }) => state === 'open')) return blockedBy('refund_in_progress');
  const spending = await payables[order.purpose].spending(order, services);
  const parts = partsLeft(order, spending);
  if (parts.wallet === 0 && parts.business === 0) return blockedBy('refund_too_much');
  if (claims.length >= MOST_REFUNDS) return blockedBy('refund_too_much');
  if (parts.wallet > 0) return { ...parts, blocked: null, business: spending.open ? 0 : parts.business };
  const open = order.settledAs === 'booking' ? spending.open : null;
  return open ? blockedBy(open) : { ...parts, blocked: null };
}

/**
 * Returns the parts of a payment that are left to refund, regardless of the state of the product it paid for.
 */
export async function leftOf(
  order: PaymentOrder,
  { db, payables }: Pick<MoneyServices, 'db' | 'payables'>,
): Promise<RefundableParts> {
  return partsLeft(order, await payables[order.purpose].spending(order, { db }));
}

const partsLeft = ({ amount, refunds = [] }: PaymentOrder, { inWallet }: Spending): RefundableParts =>
  refundableParts({ amount, inWallet }, refunds);

const blockedBy = (blocked: ErrorKey): Refundable => ({ wallet: 0, business: 0, blocked });
