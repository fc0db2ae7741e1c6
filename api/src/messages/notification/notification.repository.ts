import type { Notification, NotificationInput } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import type { Audience } from '../push/audience.js';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { dueQueue } from '../../platform/database/dueQueue.js';
import { notificationModel } from './notification.model.js';

/**
 * The content and progress of a notification being sent. Its messages to users up to `after` (an id) are
 * already queued.
 */
export type NotificationSending = Omit<NotificationInput, 'sendAt'> &
  Pick<Audience, 'among'> & { after: string };

/** A notification being sent; without `sending` once it is queued for all users. */
export type SendableNotification = Notification & {
  at: number;
  tries: number;
  sending?: NotificationSending;
};

/** For how many users a push service accepted it, and for how many none did. */
interface Progress {
  reached: number;
  failed: number;
}

/** The fields of a scheduled notification that can still be changed. */
const SCHEDULED = [
  'title',
  'body',
  'translations',
  'usertype',
  'devicetype',
  'carType',
  'fleetadmin',
  'zone',
  'sendAt',
] as const;

/** Only those that wait have a due time: the index of the work queue finds them. */
const scheduledFor = (field: 'carType' | 'fleetadmin', value: string) => ({
  state: 'scheduled' as const,
  dueAt: { $exists: true },
  [field]: value,
});

const PUBLIC = { sending: 0, dueAt: 0, tries: 0 } as const;

/** All queries on notifications. */
export function notificationRepository(connection: Connection) {
  const model = notificationModel(connection);
  const { findById, insert, update, remove } = collectionWrites<Notification>(model, PUBLIC);
  const queue = dueQueue<SendableNotification>(model);
  return {
    ...collectionLists<Notification>(model, PUBLIC),
    findById,
    update,
    remove,
    takeDue: queue.takeDue,

    /** Stores a notification that is to be sent immediately or, without `sending`, at its time. */
    insert: (notification: Notification & { sending?: NotificationSending; dueAt: number }) =>
      insert(notification),

    /**
     * Begins to send a scheduled notification as it was read, and lets the next process continue at `dueAt`.
     * Does nothing if it was deleted, changed or moved to another time meanwhile, or has begun.
     */
    async begin({ id, ...read }: Notification, sending: NotificationSending, dueAt: number) {
      const asRead = Object.fromEntries(SCHEDULED.map((field) => [field, read[field] ?? null]));
      await model.updateOne(
        { _id: id, state: 'scheduled', ...asRead },
        { $set: { state: 'sending', sending, dueAt } },
      );
    },

    /** Sets another time for a scheduled notification. Returns false once it is being sent. */
    async reschedule(id: string, sendAt: number): Promise<boolean> {
      const moved = await model.updateOne(
        { _id: id, state: 'scheduled' },
        { $set: { sendAt, dueAt: sendAt } },
      );
      return moved.matchedCount === 1;
    },

    /** How many scheduled notifications are for the drivers of a car type or of a fleet admin only. */
    countScheduledFor: (field: 'carType' | 'fleetadmin', value: string) =>
      model.countDocuments(scheduledFor(field, value)),

    /** Sends those to the drivers of another car type or fleet admin instead. Safe to repeat. */
    async readdress(field: 'carType' | 'fleetadmin', from: string, to: string) {
      await model.updateMany(scheduledFor(field, from), { $set: { [field]: to } });
    },

    /** Records how many users it is for. */
    async setTotal(id: string, total: number) {
      await model.updateOne({ _id: id }, { $set: { total } });
    },

    /**
     * Records that another batch was queued, up to the user `to`. Returns false when another process
     * continued it in the meantime, or it was deleted.
     */
    async goOn(id: string, { after, to }: { after: string; to: string }) {
      const moved = await model.updateOne(
        { _id: id, 'sending.after': after },
        { $set: { 'sending.after': to } },
      );
      return moved.matchedCount === 1;
    },

    /** Records the progress, and when the next process continues. */
    async goOnAt(id: string, dueAt: number, progress: Progress & { isQueued: boolean }) {
      const { reached, failed, isQueued } = progress;
      await model.updateOne(
        { _id: id },
        { $set: { dueAt, reached, failed }, ...(isQueued && { $unset: { sending: 1 } }) },
      );
    },

    /** Records that it was sent to all users. */
    async finish(id: string, { reached, failed }: Progress) {
      await model.updateOne(
        { _id: id },
        {
          $set: { state: 'sent', total: reached + failed, reached, failed },
          $unset: { dueAt: 1, sending: 1 },
        },
      );
    },
  };
}
