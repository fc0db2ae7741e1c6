import type { ChatPage } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { sequencePage } from '../../platform/database/sequencePage.js';
import type { StoredChatMessage } from './storedChatMessage.js';
import { chatMessageModel } from './chatMessage.model.js';

/** All queries on chat messages. */
export function chatMessageRepository(connection: Connection) {
  const model = chatMessageModel(connection);
  const { findById, insert } = collectionWrites<StoredChatMessage>(model);
  return {
    findById,

    /** Stores a message. False when its id or its place in the chat is taken. */
    async add(message: StoredChatMessage): Promise<boolean> {
      return writeUnlessTaken(() => insert(message));
    },

    /** The last message of a trip's chat. */
    async lastOf(booking: string) {
      const last = await model.findOne({ booking }).sort({ sequence: -1 }).lean();
      return last ? plain<StoredChatMessage>(last) : null;
    },

    /**
     * A page of a trip's chat in order: the newest messages, or those next to a place.
     * @param since only messages from this ms timestamp on
     */
    page: (booking: string, part: ChatPage, since = 0) =>
      sequencePage<StoredChatMessage>(model, { booking, ...(since > 0 && { at: { $gte: since } }) }, part),

    /** A page of the messages a user has written, by id, after the given id. */
    async writtenBy(uid: string, after: string, limit: number) {
      const rows = await model
        .find({ from: uid, _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredChatMessage>(rows);
    },

    /** Deletes a deleted user's text from every chat; the messages themselves remain, empty. */
    async forgetPerson(uid: string) {
      await model.updateMany(
        { from: uid, message: { $ne: '' } },
        { $set: { message: '' }, $unset: { noticeDue: 1 } },
      );
    },

    /** Deletes the chats of trips. */
    async removeOf(bookings: readonly string[]) {
      await model.deleteMany({ booking: { $in: [...bookings] } });
    },

    /** Records that the other party was notified. */
    async forgetNotice(id: string) {
      await model.updateOne({ _id: id }, { $unset: { noticeDue: 1 } });
    },

    /** Messages whose receivers a crashed process did not notify. */
    async findUnnotified(now: number, limit: number) {
      const found = await model
        .find({ noticeDue: { $lte: now } })
        .sort({ noticeDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredChatMessage>(found);
    },
  };
}
