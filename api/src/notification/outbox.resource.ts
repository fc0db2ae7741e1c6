import { z } from 'zod';
import type { ResourceDefinition } from '../crud/resource.js';
import type { OutboxMessage } from './outbox.repository.js';

/** Messages of the development outbox, for admins. */
export const outboxResource: ResourceDefinition<OutboxMessage, never> = {
  name: 'outbox',
  record: z.object({
    id: z.string(),
    channel: z.string(),
    to: z.string(),
    title: z.string(),
    body: z.string(),
    at: z.number(),
  }),
  filters: { to: 'text', channel: 'text', at: 'number' },
  sorts: ['at', 'DESC'],
  reads: ({ db }) => ({
    list: db.outbox.list,
    findMany: db.outbox.findMany,
    findById: async (id) => (await db.outbox.findMany([id]))[0] ?? null,
  }),
  present: async (messages) => messages,
};
