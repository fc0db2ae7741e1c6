import type { MoneyServices } from '../services.js';
import { creditEvent } from './paymentEvents.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * Settles an order's money, once no matter how often or where it is called: to the payable if it still waits
 * for the payment, otherwise to the payer's wallet.
 */
export async function settlePayment(order: PaymentOrder, services: MoneyServices): Promise<void> {
  if (order.status !== 'CONFIRMED') return;
  const settledAs = await services.payables[order.purpose].settle(order, services);
  if (!settledAs) return;
  const events = settledAs === 'wallet' ? await creditEvent(order, services) : [];
  await services.db.payments.settle(order.id, settledAs, services.clock.now(), events);
  services.realtime.resourceChanged('cardpayments', [order.id]);
}

/** Settles orders left unsettled by a crashed process. */
export async function sweepPayments(limit: number, services: MoneyServices): Promise<void> {
  const { db, clock, jitter, log } = services;
  for (const order of await db.payments.findUnsettled(clock.now(), limit)) {
    if (!(await db.payments.leaseSettling(order, clock.now(), jitter()))) continue;
    try {
      await settlePayment(order, services);
    } catch (error) {
      log.error({ err: error, order: order.id }, 'a payment could not be settled and will be retried');
    }
  }
}
