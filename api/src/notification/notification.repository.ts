import type { Notification, NotificationInput } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { dueQueue } from '../database/dueQueue.js';
import { notificationModel } from './notification.model.js';

/** What is being sent: the people up to `after` (an id) have been sent it. */
export type NotificationSending = NotificationInput & { after: string };

const PUBLIC = { sending: 0, dueAt: 0, tries: 0 } as const;

/** Every query on notifications. */
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

    /** Stores a notification that is to be sent at once. */
    insert: (notification: Notification & { sending: NotificationSending; dueAt: number }) =>
      insert(notification),

    /**
     * Another batch has been sent it, up to the person `to`. False when somebody else went on with it
     * meanwhile, or it was removed.
     */
    async goOn(id: string, { after, to, reached }: { after: string; to: string; reached: number }) {
      const moved = await model.updateOne(
        { _id: id, 'sending.after': after },
        { $set: { 'sending.after': to }, $inc: { reached } },
      );
      return moved.matchedCount === 1;
    },

    /** This process pauses: whoever is next goes on at once. */
    pause: queue.tryAgainAt,

    /** Everybody has been sent it. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $set: { state: 'sent' }, $unset: { dueAt: 1, sending: 1 } });
    },
  };
}

export type NotificationRepository = ReturnType<typeof notificationRepository>;
