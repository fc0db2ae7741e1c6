import type { MessagesServices } from '../services.js';
import { notFound } from '@wayfare/shared';
import { z } from 'zod';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { resourceOperations } from '../../platform/crud/resourceOperations.js';
import type { Operation } from '../operation.js';
import type { OutboxMessage } from './outboxMessage.js';

const outboxMessageSchema = z.object({
  id: z.string(),
  channel: z.string(),
  to: z.string(),
  title: z.string(),
  body: z.string(),
  at: z.number(),
});

/**
 * Messages of the development outbox, for admins. Not available in production: they may contain secrets meant
 * only for the receiver.
 */
const outboxResource: ResourceDefinition<OutboxMessage, never, MessagesServices> = {
  name: 'outbox',
  entity: 'OutboxMessage',
  record: outboxMessageSchema,
  filters: { to: 'text', channel: 'text', at: 'number' },
  sorts: ['at', 'DESC'],
  reads({ db, config }) {
    if (config.NODE_ENV === 'production') throw notFound();
    return {
      list: db.outbox.list,
      findMany: db.outbox.findMany,
      findById: async (id) => (await db.outbox.findMany([id]))[0] ?? null,
    };
  },
  present: presentAs(outboxMessageSchema),
};

const own = resourceOperations(outboxResource);

/** The outbox as a resource of the panel, and its list at the documented URL. */
export const outboxOperations: readonly Operation[] = [
  ...own,
  ...own
    .filter(({ path }) => path === '/outbox')
    .map((list) => ({ ...list, id: 'listDevOutbox', path: '/dev/outbox' })),
];
