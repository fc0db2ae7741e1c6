import type { MessagesServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { deliverWebhooks } from './deliverWebhooks.js';
import { notifyTurnedOff } from './notifyTurnedOff.js';

/** Events on their way to webhooks, and the log of old ones. */
export const webhookDueWork = {
  deliver: { name: 'deliver events to webhooks', run: (_limit, services) => deliverWebhooks(services) },
  notifyTurnedOff: {
    name: 'tell admins about webhooks that were turned off',
    run: (_limit, services) => notifyTurnedOff(services),
  },
  forgetOld: {
    name: 'forget old deliveries of webhooks',
    run: (_limit, { db, clock }) => db.webhookDeliveries.sweep(clock.now()),
  },
} satisfies DueWorkOfEntity<MessagesServices>;
