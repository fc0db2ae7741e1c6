import { type Actor, canAccess, notFound, type Payment } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import type { PaymentOrder } from './paymentOrder.js';

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
