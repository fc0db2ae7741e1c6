import { createHash } from 'node:crypto';
import {
  RETRY_FOR_MS,
  type WebhookEventData,
  webhookEventData,
  type WebhookEventType,
  type WebhookPayload,
} from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { MessagesServices } from '../services.js';
import type { StoredDelivery } from './storedWebhook.js';

/** An event of one type. */
type EventOf<Type extends WebhookEventType> = {
  /** Identifies the event: recording it again does nothing. */
  id: string;
  type: Type;
  /**
   * The record that the event is about, with its kind: `booking:…`. The events of a record are sent in order.
   */
  subject: string;
  /** Its place among the events of the subject. */
  position: number;
  /** When it happened, a ms timestamp. */
  at: number;
  /** Fields that the schema of the type does not list are left out. */
  data: WebhookEventData<Type>;
};
export type WebhookEvent = { [Type in WebhookEventType]: EventOf<Type> }[WebhookEventType];

/**
 * Records events for every webhook that subscribes to them, in order, each once no matter how often it is
 * called. The scheduler sends them.
 */
export async function recordEvents(
  events: readonly WebhookEvent[],
  services: MessagesServices,
): Promise<void> {
  const { db } = services;
  for (const event of events) {
    const subscribers = await db.webhooks.subscribersOf(event.type);
    if (subscribers.length === 0) continue;
    const payload = { type: event.type, timestamp: new Date(event.at).toISOString(), data: shownOf(event) };
    await db.webhookDeliveries.add(
      subscribers.map((webhook) => newDelivery(webhook, event, JSON.stringify(payload), services)),
    );
  }
}

/** The data that is sent: fields of the schema and no others. */
const shownOf = ({ type, data }: WebhookEvent): WebhookPayload['data'] =>
  onlyFields(data, Object.keys(webhookEventData[type].shape)) as WebhookPayload['data'];

/** A delivery of an event that is due now. */
function newDelivery(
  webhook: string,
  { id: event, type, subject, position, at }: WebhookEvent,
  body: string,
  { clock }: MessagesServices,
): StoredDelivery {
  const now = clock.now();
  return {
    id: deliveryId(event, webhook),
    webhook,
    event,
    type,
    subject,
    position,
    body,
    at,
    state: 'pending',
    createdAt: now,
    until: now + RETRY_FOR_MS,
    tries: 0,
    dueAt: now,
    attempts: [],
  };
}

/** The same for the same event and webhook. */
export const deliveryId = (event: string, webhook: string) =>
  createHash('sha256').update(`${event} ${webhook}`).digest('hex').slice(0, 32);
