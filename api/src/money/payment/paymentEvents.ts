import { createHash } from 'node:crypto';
import type { ProviderName } from '@wayfare/shared';
import type { MoneyServices } from '../services.js';
import { pendingEvent, type PendingEvent, recordPending } from '../../messages/webhook/pendingEvents.js';
import { recordEvents, type WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { PaymentOrder } from './paymentOrder.js';

/**
 * The event to write when an order's money has gone to its payer's wallet. That of a paid trip is the
 * booking's.
 */
export const creditEvent = ({ id }: PaymentOrder, services: MoneyServices): Promise<PendingEvent[]> =>
  pendingEvent('payment.settled', `evt_${id}_settled`, services);

/** Records the pending events of orders for webhooks. */
export const recordPaymentEvents = (limit: number, services: MoneyServices): Promise<void> =>
  recordPending(services.db.payments, toEvent, limit, services);

function toEvent(order: PaymentOrder, { id, at }: PendingEvent): WebhookEvent {
  const { booking, payer, amount, currency, provider } = order;
  return {
    id,
    at,
    type: 'payment.settled',
    subject: `payment:${order.id}`,
    position: 0,
    data: {
      booking,
      payer,
      amount,
      currency,
      purpose: 'wallet',
      mode: 'card',
      provider: provider ?? null,
    },
  };
}

/** Notifies webhooks of a payment that differs from its order, once for each payment of the provider. */
export async function alertMismatch(
  order: PaymentOrder,
  provider: ProviderName,
  reported: { reference: string; amount: string; currency: string },
  services: MoneyServices,
): Promise<void> {
  const at = services.clock.now();
  const mark = createHash('sha256').update(`${provider}:${reported.reference}`).digest('hex').slice(0, 16);
  await recordEvents(
    [
      {
        id: `evt_${order.id}_mismatch_${mark}`,
        type: 'alert.payment_mismatch',
        subject: `payment:${order.id}`,
        position: at,
        at,
        data: {
          order: order.id,
          booking: order.booking,
          provider,
          ordered: { amount: order.amount, currency: order.currency },
          reported: { amount: reported.amount, currency: reported.currency },
        },
      },
    ],
    services,
  );
}
