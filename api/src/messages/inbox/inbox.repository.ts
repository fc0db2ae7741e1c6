import { INBOX_LIMIT, type InboxEntry } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { plainAll } from '../../platform/database/plain.js';
import { inboxModel } from './inbox.model.js';

/** How long notifications are kept, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** A notification as it is stored: its texts as written, or the keys of its texts. */
export interface StoredInboxEntry extends InboxEntry {
  uid: string;
  areKeys?: boolean;
  times?: Readonly<Record<string, number>>;
}

/** All queries on inboxes. */
export function inboxRepository(connection: Connection) {
  const model = inboxModel(connection);
  const newestFirst = { at: -1, _id: -1 } as const;

  /**
   * Deletes the oldest notifications of these users beyond the limit: one read and one write for any number
   * of users.
   */
  async function trim(uids: readonly string[]) {
    const beyond = await model.aggregate<{ ids: string[] }>([
      { $match: { uid: { $in: uids } } },
      { $sort: { uid: 1, ...newestFirst } },
      { $group: { _id: '$uid', ids: { $push: '$_id' } } },
      { $project: { ids: { $slice: ['$ids', INBOX_LIMIT, { $max: [1, { $size: '$ids' }] }] } } },
      { $match: { 'ids.0': { $exists: true } } },
    ]);
    if (beyond.length > 0) await model.deleteMany({ _id: { $in: beyond.flatMap(({ ids }) => ids) } });
  }

  return {
    /** Stores notifications; skips ids that already exist. Each inbox keeps its newest. */
    async add(entries: readonly StoredInboxEntry[]) {
      try {
        await model.insertMany(
          entries.map(({ id, ...entry }) => ({ _id: id, ...entry })),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      await trim([...new Set(entries.map(({ uid }) => uid))]);
    },

    /** A part of a user's inbox, newest first. */
    async list(uid: string, { skip, limit }: { skip: number; limit: number }) {
      return plainAll<StoredInboxEntry>(
        await model.find({ uid }).sort(newestFirst).skip(skip).limit(limit).lean(),
      );
    },

    countAll: (uid: string) => model.countDocuments({ uid }),
    countUnread: (uid: string) => model.countDocuments({ uid, isRead: false }),

    /** Marks one of a user's notifications as read. Returns false if the user has none with this id. */
    async markRead(uid: string, id: string): Promise<boolean> {
      return (await model.updateOne({ _id: id, uid }, { $set: { isRead: true } })).matchedCount === 1;
    },

    /** Marks all of a user's notifications as read, or those sent up to a time (ms). */
    async markAllRead(uid: string, upTo?: number) {
      const sent = upTo === undefined ? {} : { at: { $lte: upTo } };
      await model.updateMany({ uid, isRead: false, ...sent }, { $set: { isRead: true } });
    },

    /** Deletes the inbox of a deleted user. */
    async removeOf(uid: string) {
      await model.deleteMany({ uid });
    },

    /** Deletes old notifications. */
    async sweep(now: number) {
      await model.deleteMany({ at: { $lt: now - KEPT_MS } });
    },
  };
}
