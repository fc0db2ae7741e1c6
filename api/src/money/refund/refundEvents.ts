import type { MoneyServices } from '../services.js';
import { pendingEvent, type PendingEvent, recordPending } from '../../messages/webhook/pendingEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { StoredRefund } from './storedRefund.js';

/** How a refund can end at the provider. */
type RefundEventType = 'payment.refunded' | 'payment.refund_failed';

/** The event to write with a refund's end. It always has the same id, since a refund ends once. */
export const refundEvent = (
  { id }: StoredRefund,
  type: RefundEventType,
  services: MoneyServices,
): Promise<PendingEvent[]> => pendingEvent(type, `evt_${id}_${type.slice('payment.'.length)}`, services);

/** Records the pending events of refunds for webhooks. */
export const recordRefundEvents = (limit: number, services: MoneyServices): Promise<void> =>
  recordPending(services.db.refunds, toEvent, limit, services);

function toEvent(refund: StoredRefund, { id, type, at }: PendingEvent): WebhookEvent {
  const { order, booking, payer, provider, amount, currency, reason, createdAt: requestedAt } = refund;
  return {
    id,
    at,
    type: type as RefundEventType,
    // One refund of a payment is under way at a time: they end in the order of their times.
    subject: `payment:${order}`,
    position: at,
    data: { id: refund.id, order, booking, payer, provider, amount, currency, reason, requestedAt },
  };
}
