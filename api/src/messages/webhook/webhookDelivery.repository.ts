import { PING, type WebhookAttempt } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { plain } from '../../platform/database/plain.js';
import type { StoredDelivery } from './storedWebhook.js';
import { webhookDeliveryModel } from './webhookDelivery.model.js';

/** How long the log is kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
/** How many attempts a delivery remembers. */
const REMEMBERED_ATTEMPTS = 10;
/** Lists leave these out: they may be large. */
const LIST = { body: 0, attempts: 0 } as const;

/** A delivery as one worker took it: a later worker has another number of tries. */
type Taken = Pick<StoredDelivery, 'id' | 'tries'>;

const attemptUpdate = (attempt: WebhookAttempt) => ({
  $push: { attempts: { $each: [attempt], $slice: -REMEMBERED_ATTEMPTS } },
});

/** All queries on deliveries of webhooks. */
export function webhookDeliveryRepository(connection: Connection) {
  const model = webhookDeliveryModel(connection);
  const { findById } = collectionWrites<StoredDelivery>(model);

  return {
    ...collectionLists<StoredDelivery>(model, LIST),
    findById,

    /** Adds deliveries; skips ids that already exist. */
    async add(deliveries: readonly StoredDelivery[]) {
      try {
        await model.insertMany(
          deliveries.map(({ id, ...fields }) => ({ ...fields, _id: id })),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Whether any delivery is due. */
    isAnyDue: async (now: number) =>
      (await model.findOne({ dueAt: { $lte: now } }, { _id: 1 }).lean()) !== null,

    /**
     * Takes a due delivery of a webhook. Other workers get it only after `until`, when this one must have
     * crashed.
     */
    async takeDue(webhook: string, now: number, until: number): Promise<StoredDelivery | null> {
      const taken = await model
        .findOneAndUpdate(
          { webhook, dueAt: { $lte: now } },
          { $set: { dueAt: until }, $inc: { tries: 1 } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean();
      return taken ? plain<StoredDelivery>(taken) : null;
    },

    /** When the first undelivered event before this one in its subject is due; null if there is none. */
    async dueBefore({ webhook, subject, position }: StoredDelivery): Promise<number | null> {
      const earlier = await model
        .findOne(
          { webhook, subject, position: { $lt: position }, dueAt: { $exists: true } },
          { dueAt: 1 },
          { sort: { position: 1 } },
        )
        .lean();
      return earlier?.dueAt ?? null;
    },

    /** Gives a delivery back untried, until an earlier event is delivered or a time has come. */
    async putBehind({ id, tries }: Taken, dueAt: number) {
      await model.updateOne(
        { _id: id, tries, dueAt: { $exists: true } },
        { $set: { dueAt, isBehind: true }, $inc: { tries: -1 } },
      );
    },

    /** Makes the next event of a subject due. */
    async callNext({ webhook, subject }: Pick<StoredDelivery, 'webhook' | 'subject'>, now: number) {
      await model.findOneAndUpdate(
        { webhook, subject, isBehind: true, dueAt: { $exists: true } },
        { $set: { dueAt: now }, $unset: { isBehind: 1 } },
        { sort: { position: 1 }, projection: { _id: 1 } },
      );
    },

    /** Ends a delivery. */
    async finish({ id, tries }: Taken, state: 'delivered' | 'failed', attempt: WebhookAttempt) {
      const isDelivered = state === 'delivered';
      await model.updateOne(
        { _id: id, tries, dueAt: { $exists: true } },
        {
          ...attemptUpdate(attempt),
          $set: {
            state,
            lastStatus: attempt.status ?? null,
            ...(isDelivered && { deliveredAt: attempt.at + attempt.ms }),
          },
          $unset: { dueAt: 1, isBehind: 1 },
        },
      );
    },

    async tryAgainAt({ id, tries }: Taken, dueAt: number, attempt: WebhookAttempt) {
      await model.updateOne(
        { _id: id, tries, dueAt: { $exists: true } },
        {
          ...attemptUpdate(attempt),
          $set: { dueAt, lastStatus: attempt.status ?? null },
          $unset: { isBehind: 1 },
        },
      );
    },

    /** Sends a finished delivery again. Null if it is not finished. */
    async replay(id: string, now: number, until: number): Promise<StoredDelivery | null> {
      const replayed = await model
        .findOneAndUpdate(
          { _id: id, state: { $in: ['delivered', 'failed'] }, type: { $ne: PING } },
          { $set: { state: 'pending', tries: 0, dueAt: now, until } },
          { returnDocument: 'after' },
        )
        .lean();
      return replayed ? plain<StoredDelivery>(replayed) : null;
    },

    /**
     * Sends every delivery of a webhook again that was given up and recorded since a time. Returns how many.
     */
    async replayFailed(webhook: string, since: number, { now, until }: { now: number; until: number }) {
      const replayed = await model.updateMany(
        { webhook, state: 'failed', type: { $ne: PING }, createdAt: { $gte: since } },
        { $set: { state: 'pending', tries: 0, dueAt: now, until } },
      );
      return replayed.modifiedCount;
    },

    async removeOf(webhook: string) {
      await model.deleteMany({ webhook });
    },

    /** Deletes old deliveries. */
    async sweep(now: number) {
      await model.deleteMany({ createdAt: { $lt: now - KEPT_MS } });
    },
  };
}
