import {
  invalid,
  type Notification,
  type NotificationInput,
  notificationInputSchema,
  notificationSchema,
} from '@wayfare/shared';
import { audienceOf } from './audienceOf.js';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { noUses } from '../../platform/crud/noUses.js';
import type { ResourceDefinition } from '../../platform/crud/resource.js';
import type { MessagesServices } from '../services.js';
import { noProof } from '../../platform/operation/noProof.js';

const presented = presentAs(notificationSchema);

/**
 * Notifications that admins send to users' devices (rules 3.23, 5.45). Creating one sends it; changing it
 * later sends nothing.
 */
export const notificationResource: ResourceDefinition<Notification, NotificationInput, MessagesServices> = {
  name: 'notifications',
  uses: noUses.sent,
  stepUp: { create: true, update: noProof.sentAlready, remove: noProof.sentAlready, export: noProof.reads },
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
  update: async (_actor, before, changes, seen, { db }) =>
    (await db.notifications.update(before.id, changes, seen)) ?? before,
  async remove(_actor, notification, { db }) {
    await db.notifications.remove(notification.id);
  },
};

/** @throws no_user_match (400) when no user has a device of that kind and role */
async function addNotification(
  asked: NotificationInput,
  id: string,
  services: MessagesServices,
): Promise<Notification> {
  const { db, clock } = services;
  const { among, ...input } = await audienceOf(asked, services);
  const [anybody] = await db.devices.audience({ ...input, among }, '', 1);
  if (anybody === undefined) throw invalid('no_user_match');
  const now = clock.now();
  const none = { total: 0, reached: 0, failed: 0 };
  const notification = { ...input, id, createdAt: now, state: 'sending' as const, ...none };
  const sending = { ...input, ...(among && { among }), after: '' };
  await db.notifications.insert({ ...notification, sending, dueAt: now });
  return notification;
}
