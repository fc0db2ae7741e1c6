import type { MessagesServices } from '../services.js';
import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import { sendNotifications } from './sendNotifications.js';

/** Queued messages to users, and old ones. */
export const notificationDueWork = {
  deliverMails: { name: 'deliver mails', run: (_limit, { mailer }) => mailer.deliverDue() },
  deliverMessages: { name: 'deliver push messages', run: (_limit, { notifier }) => notifier.deliverDue() },
  sendNotifications: {
    name: 'send notifications to many users',
    run: (_limit, services) => sendNotifications(services),
  },
  forgetOld: {
    name: 'forget old mails, messages and notifications',
    async run(_limit, { db, clock }) {
      await db.mails.sweep(clock.now());
      await db.outbox.sweep(clock.now());
      await db.inbox.sweep(clock.now());
    },
  },
} satisfies DueWorkOfEntity<MessagesServices>;
