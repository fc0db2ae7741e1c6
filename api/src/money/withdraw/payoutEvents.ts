import type { MoneyServices } from '../services.js';
import { pendingEvent, type PendingEvent, recordPending } from '../../messages/webhook/pendingEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { StoredWithdraw } from './storedWithdraw.js';

/** The events of a payout, in their possible order. */
const payoutEventTypes = ['payout.requested', 'payout.paid', 'payout.failed'] as const;
type PayoutEventType = (typeof payoutEventTypes)[number];

/** The event to write with a payout's change. It always has the same id, since each happens once. */
export const payoutEvent = (
  id: string,
  type: PayoutEventType,
  services: MoneyServices,
): Promise<PendingEvent[]> => pendingEvent(type, `evt_${id}_${type.slice('payout.'.length)}`, services);

/** Records the pending events of payouts for webhooks. */
export const recordPayoutEvents = (limit: number, services: MoneyServices): Promise<void> =>
  recordPending(services.db.withdraws, toEvent, limit, services);

function toEvent(request: StoredWithdraw, { id, type, at }: PendingEvent): WebhookEvent {
  const { uid: user, amount, date, procesDate, failedAt } = request;
  return {
    id,
    at,
    type: type as PayoutEventType,
    subject: `payout:${request.id}`,
    position: payoutEventTypes.indexOf(type as PayoutEventType),
    data: {
      id: request.id,
      user,
      amount,
      requestedAt: date,
      paidAt: procesDate,
      failedAt: failedAt ?? null,
    },
  };
}
