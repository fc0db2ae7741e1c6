import { MAX_WEBHOOKS, type WebhookEventType, type WebhookOffReason } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { cachedFor } from '../../platform/cachedFor.js';
import type { SendingWebhook, StoredWebhook } from './storedWebhook.js';
import { webhookModel } from './webhook.model.js';

const HIDDEN = { secret: 0, previousSecret: 0, noticeDue: 0 } as const;
/** How long another process may still use old subscriptions, in ms. */
const FRESH_MS = 2_000;

/** All queries on webhooks. */
export function webhookRepository(connection: Connection) {
  const model = webhookModel(connection);
  const writes = collectionWrites<StoredWebhook>(model, HIDDEN);
  // Every step of every trip asks for these.
  const subscriptions = cachedFor(FRESH_MS, async () =>
    plainAll<Pick<StoredWebhook, 'id' | 'events'>>(
      await model.find({ active: true }, { events: 1 }).limit(MAX_WEBHOOKS).lean(),
    ),
  );
  const sending = async (filter: object) =>
    plainAll<SendingWebhook>(await model.find(filter).limit(MAX_WEBHOOKS).lean());

  return {
    ...collectionLists<StoredWebhook>(model, HIDDEN),
    findById: writes.findById,

    /** Adds a webhook with its sealed secret. Returns false, and adds nothing, if there are too many. */
    async insert(webhook: StoredWebhook & { secret: string }): Promise<boolean> {
      const { id, ...fields } = webhook;
      await model.create({ ...fields, _id: id });
      // Counted afterward: of concurrent requests, none may exceed the limit.
      if ((await model.countDocuments()) > MAX_WEBHOOKS) {
        await model.deleteOne({ _id: id });
        return false;
      }
      subscriptions.forget();
      return true;
    },

    /** Sets fields; null removes one. @throws changed_meanwhile (409) */
    async update(id: string, changes: Partial<StoredWebhook>, seen?: Partial<StoredWebhook>) {
      const updated = await writes.update(id, changes, seen);
      subscriptions.forget();
      return updated;
    },

    async remove(id: string) {
      await writes.remove(id);
      subscriptions.forget();
    },

    /** The active webhooks that subscribe to a type of event, as of the last seconds. */
    async subscribersOf(type: WebhookEventType): Promise<string[]> {
      const all = await subscriptions.get();
      return all.filter(({ events }) => events.includes(type)).map(({ id }) => id);
    },

    /** The active webhooks, with their sealed secrets. */
    active: () => sending({ active: true }),

    /** A webhook with its sealed secrets. */
    findSending: async (id: string) => (await sending({ _id: id }))[0] ?? null,

    /**
     * Replaces the secret; the previous one also signs until a time. Null if there is no such webhook, or it
     * is not as it was `seen`, if given.
     */
    async rotate(
      id: string,
      secret: string,
      { previousUntil, seen }: { previousUntil: number; seen?: number | null | undefined },
    ): Promise<StoredWebhook | null> {
      const rotated = await model
        .findOneAndUpdate(
          { _id: id, ...(seen !== undefined && { previousSecretUntil: seen }) },
          [{ $set: { previousSecret: '$secret', previousSecretUntil: previousUntil, secret } }],
          { returnDocument: 'after', projection: HIDDEN, updatePipeline: true },
        )
        .lean();
      return rotated ? plain<StoredWebhook>(rotated) : null;
    },

    /** Records that it received an event. */
    async recordDelivered(id: string, now: number) {
      await model.updateOne({ _id: id }, { $set: { lastDeliveredAt: now }, $unset: { failingSince: 1 } });
    },

    /** Records a failed attempt. Returns since when all attempts have failed, a ms timestamp. */
    async recordFailed(id: string, now: number): Promise<number> {
      await model.updateOne({ _id: id, failingSince: null }, { $set: { failingSince: now } });
      const found = await model.findOne({ _id: id }, { failingSince: 1 }).lean();
      return found?.failingSince ?? now;
    },

    /** Turns it off, and leaves a notice to the admins due. */
    async turnOff(id: string, offReason: WebhookOffReason) {
      await model.updateOne(
        { _id: id, active: true },
        { $set: { active: false, offReason, noticeDue: true } },
      );
      subscriptions.forget();
    },

    /** Webhooks whose notice to the admins is due. */
    findNoticesDue: async () =>
      plainAll<StoredWebhook>(await model.find({ noticeDue: true }, HIDDEN).limit(MAX_WEBHOOKS).lean()),

    async recordNoticed(id: string) {
      await model.updateOne({ _id: id }, { $unset: { noticeDue: 1 } });
    },
  };
}
