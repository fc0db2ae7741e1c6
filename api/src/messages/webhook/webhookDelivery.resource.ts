import type { MessagesServices } from '../services.js';
import { webhookDeliverySchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { StoredDelivery } from './storedWebhook.js';

/** Every response with deliveries is built here. Lists read them without body and attempts. */
export const presentDeliveries = presentAs(webhookDeliverySchema);

/** The log of deliveries to webhooks, for admins to read. */
export const webhookDeliveryResource: ResourceDefinition<StoredDelivery, never, MessagesServices> = {
  name: 'webhook-deliveries',
  entity: 'WebhookDelivery',
  record: webhookDeliverySchema,
  filters: { webhook: 'text', state: 'text', subject: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  reads: ({ db }) => db.webhookDeliveries,
  present: presentDeliveries,
};
