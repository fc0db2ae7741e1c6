import type { OfficeServices } from '../services.js';
import { conversationSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { presentConversations } from './conversation.presenter.js';
import type { StoredConversation } from './storedConversation.js';

/**
 * The desk's inbox: its conversations with riders and drivers. The operations in conversation.routes write
 * them.
 */
export const conversationResource: ResourceDefinition<StoredConversation, never, OfficeServices> = {
  name: 'conversations',
  record: conversationSchema,
  filters: { usertype: 'text', isUnread: 'boolean' },
  sorts: ['lastAt', 'DESC'],
  reads: ({ db }) => db.conversations,
  present: (conversations, _actor, services) => presentConversations(conversations, services),
};
