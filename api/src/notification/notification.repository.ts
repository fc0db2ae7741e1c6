import type { Notification, NotificationInput } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { dueQueue } from '../database/dueQueue.js';
import { notificationModel } from './notification.model.js';

/** A notification being sent: the users up to `after` (an id) have already received it. */
export type NotificationSending = NotificationInput & { after: string };

const PUBLIC = { sending: 0, dueAt: 0, tries: 0 } as const;

/** All queries on notifications. */
export function notificationRepository(connection: Connection) {
  const model = notificationModel(connection);
  const { findById, insert, update, remove } = collectionWrites<Notification>(model, PUBLIC);
  const queue = dueQueue<Notification & { at: number; tries: number; sending: NotificationSending }>(model);
  return {
    ...collectionLists<Notification>(model, PUBLIC),
    findById,
    update,
    remove,
    takeDue: queue.takeDue,

    /** Stores a notification that is to be sent immediately. */
    insert: (notification: Notification & { sending: NotificationSending; dueAt: number }) =>
      insert(notification),

    /**
     * Records that another batch was sent, up to the user `to`. Returns false when another process continued it in the
     * meantime, or it was deleted.
     */
    async goOn(id: string, { after, to, reached }: { after: string; to: string; reached: number }) {
      const moved = await model.updateOne(
        { _id: id, 'sending.after': after },
        { $set: { 'sending.after': to }, $inc: { reached } },
      );
      return moved.matchedCount === 1;
    },

    /** Releases it so that the next process continues immediately. */
    pause: queue.tryAgainAt,

    /** Records that it was sent to all users. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $set: { state: 'sent' }, $unset: { dueAt: 1, sending: 1 } });
    },
  };
}
