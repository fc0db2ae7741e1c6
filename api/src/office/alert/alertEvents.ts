import type { OfficeServices } from '../services.js';
import { type NotedEvent, recordNoted } from '../../messages/webhook/notedEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';
import type { StoredAlert } from './storedAlert.js';

type AlertEventType = 'alert.opened' | 'alert.resolved';

/** Records the noted events of alerts for webhooks. */
export const recordAlertEvents = (limit: number, services: OfficeServices): Promise<void> =>
  recordNoted(services.db.alerts, toEvent, limit, services);

function toEvent(alert: StoredAlert, { id, type, at }: NotedEvent): WebhookEvent {
  return {
    ...{ id, at, type: type as AlertEventType, subject: `alert:${alert.id}` },
    position: type === 'alert.opened' ? 0 : 1,
    data: alert,
  };
}
