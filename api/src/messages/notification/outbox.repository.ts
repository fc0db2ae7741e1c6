import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { plainAll } from '../../platform/database/plain.js';
import { outboxModel } from './outbox.model.js';
import type {
  MessageAttempt,
  MessageOutcome,
  OutboxMessage,
  QueuedMessage,
  StoredMessage,
} from './outboxMessage.js';

/** How long messages are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Fields that only the queue uses. */
const HIDDEN: Record<string, 0> = {
  tries: 0,
  dueAt: 0,
  isOffer: 0,
  claim: 0,
  done: 0,
  notification: 0,
  platform: 0,
  outcome: 0,
};

/** All queries on the outbox. */
export function outboxRepository(connection: Connection) {
  const model = outboxModel(connection);
  return {
    ...collectionLists<OutboxMessage>(model, HIDDEN),
    /** Stores messages; skips ids that already exist. */
    async add(...messages: StoredMessage[]) {
      if (messages.length === 0) return;
      try {
        await model.insertMany(
          messages.map(({ id, ...message }) => ({ _id: id, ...message })),
          { ordered: false },
        );
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
    },

    /**
     * Takes due messages, oldest first: those of a notification to many users, or the others. Other workers
     * get them only after `until`, when the one with this `claim` must have crashed.
     */
    async takeDue(queue: {
      notification?: string;
      now: number;
      until: number;
      claim: string;
      limit: number;
    }) {
      const { notification = null, now, until, claim, limit } = queue;
      const due = { notification, dueAt: { $lte: now } };
      const ids = (await model.find(due, { _id: 1 }).sort({ dueAt: 1 }).limit(limit).lean()).map(
        ({ _id }) => _id,
      );
      if (ids.length === 0) return [];
      await model.updateMany(
        { _id: { $in: ids }, ...due },
        { $set: { dueAt: until, claim }, $inc: { tries: 1 } },
      );
      return plainAll<QueuedMessage>(await model.find({ _id: { $in: ids }, claim }).lean());
    },

    /**
     * Records the results of a worker's attempts, unless another worker has taken the messages in the
     * meantime.
     */
    async settle(claim: string, attempts: readonly MessageAttempt[]) {
      if (attempts.length === 0) return;
      await model.bulkWrite(
        attempts.map(({ id, done, outcome, again }) => ({
          updateOne: {
            filter: { _id: id, claim },
            update: {
              ...(done.length > 0 && { $addToSet: { done: { $each: done } } }),
              ...((outcome || again !== null) && {
                $set: { ...(outcome && { outcome }), ...(again !== null && { dueAt: again }) },
              }),
              $unset: { claim: 1, ...(again === null && { dueAt: 1 }) },
            },
          },
        })),
        { ordered: false },
      );
    },

    /** How many messages of a notification have each outcome. */
    async countOutcomes(notification: string): Promise<Record<MessageOutcome, number>> {
      const counts = await model.aggregate<{ _id: MessageOutcome; count: number }>([
        { $match: { notification } },
        { $group: { _id: '$outcome', count: { $sum: 1 } } },
      ]);
      const of = (outcome: MessageOutcome) => counts.find(({ _id }) => _id === outcome)?.count ?? 0;
      return { waiting: of('waiting'), reached: of('reached'), failed: of('failed') };
    },

    /** When the next message of a notification is due; null when none is waiting. */
    async nextDueOf(notification: string): Promise<number | null> {
      const next = await model
        .findOne({ notification, dueAt: { $gte: 0 } }, { dueAt: 1 })
        .sort({ dueAt: 1 })
        .lean();
      return next?.dueAt ?? null;
    },

    /** Deletes old messages. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}
