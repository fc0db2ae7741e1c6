import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { dueQueue } from '../database/dueQueue.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { outboxModel } from './outbox.model.js';
import type { OutboxMessage, QueuedMessage } from './outboxMessage.js';

/** How long messages are kept, in ms. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** All queries on the outbox. */
export function outboxRepository(connection: Connection) {
  const model = outboxModel(connection);
  return {
    ...collectionLists<OutboxMessage>(model, { tries: 0, dueAt: 0, isOffer: 0 }),
    ...dueQueue<QueuedMessage>(model),
    /** Stores messages; skips ids that already exist. */
    async add(...messages: (OutboxMessage & { dueAt?: number })[]) {
      if (messages.length === 0) return;
      try {
        await model.insertMany(
          messages.map(({ id, ...message }) => ({ _id: id, ...message })),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Deletes old messages. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}
