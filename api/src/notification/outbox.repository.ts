import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { outboxModel } from './outbox.model.js';

/** A message to a person. `at` is a ms timestamp. */
export interface OutboxMessage {
  id: string;
  channel: 'push' | 'mail' | 'sms';
  to: string;
  title: string;
  body: string;
  screen?: string;
  params?: Record<string, string>;
  at: number;
}

/** The development outbox. */
export function outboxRepository(connection: Connection) {
  const model = outboxModel(connection);
  return {
    ...collectionLists<OutboxMessage>(model, {}),
    /** Stores a message; the same id again changes nothing. */
    async add({ id, ...message }: OutboxMessage) {
      try {
        await model.create({ _id: id, ...message });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}

export type OutboxRepository = ReturnType<typeof outboxRepository>;
