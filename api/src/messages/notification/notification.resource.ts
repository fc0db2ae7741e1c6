import {
  DomainError,
  invalid,
  type Notification,
  type NotificationInput,
  notificationInputSchema,
  notificationSchema,
} from '@wayfare/shared';
import { keepTranslations } from '../../basics/language/keepTranslations.js';
import { audienceOf } from './audienceOf.js';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { MessagesServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

const presented = presentAs(notificationSchema);

/**
 * Notifications that admins send to users' devices (rules 3.23, 5.45). Creating one sends it, or
 * schedules it: until its time it can be changed, or deleted. Changing one that was sent sends nothing.
 */
export const notificationResource: ResourceDefinition<Notification, NotificationInput, MessagesServices> = {
  name: 'notifications',
  uses: noUses.sent,
  stepUp: {
    create: true,
    // The text of a scheduled one goes to everyone it is for; one that was sent is only a record.
    update: (_actor, { state }) => state === 'scheduled',
    remove: noProof.sentAlready,
    export: noProof.reads,
  },
  record: notificationSchema,
  input: notificationInputSchema,
  filters: { devicetype: 'text', usertype: 'text', createdAt: 'number' },
  sorts: ['createdAt', 'DESC'],
  reads: ({ db }) => db.notifications,
  // Notifications of earlier versions have no total.
  present: async (records) =>
    presented(
      records.map((record) => ({
        ...record,
        total: record.total ?? record.reached,
        failed: record.failed ?? 0,
      })),
    ),
  create: (_actor, input, id, services) => addNotification(input, id, services),
  async update(_actor, before, asked, seen, services) {
    const { db, clock } = services;
    const { sendAt, ...changes } = await keepTranslations(before, asked, services);
    const isMoved = sendAt !== undefined && (sendAt ?? null) !== (before.sendAt ?? null);
    if (isMoved) {
      requireFuture(sendAt, clock.now());
      if (!(await db.notifications.reschedule(before.id, sendAt))) throw sentAlready();
    }
    const after = isMoved ? { ...before, sendAt } : before;
    return Object.keys(changes).length === 0
      ? after
      : ((await db.notifications.update(before.id, changes, seen)) ?? after);
  },
  async remove(_actor, notification, { db }) {
    await db.notifications.remove(notification.id);
  },
};

/** @throws send_time_past (400) for a time that is not in the future */
function requireFuture(sendAt: number | null, now: number): asserts sendAt is number {
  if (sendAt === null || sendAt <= now) throw invalid('send_time_past', { sendAt: 'send_time_past' });
}

const sentAlready = () => new DomainError('notification_sent', 409, { sendAt: 'notification_sent' });

/**
 * @throws no_user_match (400) when no user has a device of that kind and role now, unless it is scheduled;
 *   send_time_past (400)
 */
async function addNotification(
  input: NotificationInput,
  id: string,
  services: MessagesServices,
): Promise<Notification> {
  const { db, clock } = services;
  const { sendAt, ...asked } = await keepTranslations(null, input, services);
  const none = { total: 0, reached: 0, failed: 0 };
  if (sendAt) {
    requireFuture(sendAt, clock.now());
    const scheduled = { ...asked, id, createdAt: clock.now(), sendAt, state: 'scheduled' as const, ...none };
    await db.notifications.insert({ ...scheduled, dueAt: sendAt });
    return scheduled;
  }
  const { among, ...content } = await audienceOf(asked, services);
  const [anybody] = await db.devices.audience({ ...content, among }, '', 1);
  if (anybody === undefined) throw invalid('no_user_match');
  const now = clock.now();
  const notification = { ...content, id, createdAt: now, state: 'sending' as const, ...none };
  const sending = { ...content, ...(among && { among }), after: '' };
  await db.notifications.insert({ ...notification, sending, dueAt: now });
  return notification;
}
