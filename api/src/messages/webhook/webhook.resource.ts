import type { MessagesServices } from '../services.js';
import { type Webhook, type WebhookInput, webhookInputSchema, webhookSchema } from '@wayfare/shared';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import { addWebhook, changeWebhook } from './manageWebhooks.js';

/** Every response with webhooks is built here. */
export const presentWebhooks = presentAs(webhookSchema);

/**
 * The addresses where other systems receive events. Events contain business data, so every change requires a
 * step-up.
 */
export const webhookResource: ResourceDefinition<Webhook, WebhookInput, MessagesServices> = {
  name: 'webhooks',
  record: webhookSchema,
  input: webhookInputSchema,
  filters: { active: 'boolean' },
  sorts: ['createdAt', 'DESC', 'url'],
  reads: ({ db }) => db.webhooks,
  present: presentWebhooks,
  create: addWebhook,
  update: changeWebhook,
  async remove(_actor, { id }, { db }) {
    await db.webhooks.remove(id);
    await db.webhookDeliveries.removeOf(id);
  },
  uses: noUses.deletedAlong,
  stepUp: { create: true, update: true, remove: true },
};
