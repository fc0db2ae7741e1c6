import type { OfficeServices } from '../services.js';
import { type PendingEvent, recordPending } from '../../messages/webhook/pendingEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { StoredAlert } from './storedAlert.js';

type AlertEventType = 'alert.opened' | 'alert.resolved';

/** Records the pending events of alerts for webhooks. */
export const recordAlertEvents = (limit: number, services: OfficeServices): Promise<void> =>
  recordPending(services.db.alerts, toEvent, limit, services);

function toEvent(alert: StoredAlert, { id, type, at }: PendingEvent): WebhookEvent {
  return {
    id,
    at,
    type: type as AlertEventType,
    subject: `alert:${alert.id}`,
    position: type === 'alert.opened' ? 0 : 1,
    data: alert,
  };
}
