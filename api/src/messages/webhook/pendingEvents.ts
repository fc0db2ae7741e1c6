import type { WebhookEventType } from '@wayfare/shared';
import type { Model } from 'mongoose';
import { plainAll } from '../../platform/database/plain.js';
import { forEachOne } from '../../platform/run/forEachOne.js';
import type { MessagesServices } from '../services.js';
import { recordEvents, type WebhookEvent } from './recordEvents.js';

/** An event that was written into a document together with the change it reports. */
export interface PendingEvent {
  id: string;
  type: WebhookEventType;
  /** ms timestamp */
  at: number;
}

/** The schema of the field, and the index that finds documents with pending events. */
export const webhookEventsField = {
  type: [{ _id: false, id: String, type: { type: String }, at: Number }],
  default: undefined,
} as const;
export const webhookEventsIndex = [
  { 'webhookEvents.at': 1 },
  { partialFilterExpression: { 'webhookEvents.at': { $exists: true } } },
] as const;

/**
 * An event to write with a change: it is recorded even if the process crashes right after. None if no webhook
 * subscribes to it. `id` is the id of an event that can happen only once; a new id if omitted.
 */
export async function pendingEvent(
  type: WebhookEventType,
  id: string | undefined,
  { db, clock, newId }: MessagesServices,
): Promise<PendingEvent[]> {
  const subscribers = await db.webhooks.subscribersOf(type);
  return subscribers.length > 0 ? [{ id: id ?? `evt_${newId()}`, type, at: clock.now() }] : [];
}

/** Returns the part of an update that adds pending events. */
export const withEvents = (events: readonly PendingEvent[] = []) =>
  events.length > 0 ? { $addToSet: { webhookEvents: { $each: [...events] } } } : {};

/** A document with its pending events. */
type WithEvents<T> = T & { webhookEvents: PendingEvent[] };

/** Creates the queries on a collection whose documents contain pending events. */
export function pendingEvents<T extends { id: string }>(
  // Each repository has its own document type, which is not needed here.
  // oxlint-disable-next-line typescript/no-explicit-any
  model: Model<any, any, any, any, any, any, any>,
) {
  return {
    findWithEvents: async (limit: number) =>
      plainAll<WithEvents<T>>(
        await model
          .find({ 'webhookEvents.at': { $exists: true } })
          .sort({ 'webhookEvents.at': 1 })
          .limit(limit)
          .lean(),
      ),
    async forgetEvents(id: string, events: readonly string[]) {
      await model.updateOne({ _id: id }, { $pull: { webhookEvents: { id: { $in: [...events] } } } });
    },
  };
}

/** Records the pending events of a collection's documents. */
export async function recordPending<T extends { id: string }>(
  repository: ReturnType<typeof pendingEvents<T>>,
  toEvent: (document: T, events: PendingEvent) => WebhookEvent,
  limit: number,
  services: MessagesServices,
): Promise<void> {
  await forEachOne(await repository.findWithEvents(limit), async (document) => {
    const events = document.webhookEvents;
    await recordEvents(
      events.map((one) => toEvent(document, one)),
      services,
    );
    await repository.forgetEvents(
      document.id,
      events.map(({ id }) => id),
    );
  });
}
