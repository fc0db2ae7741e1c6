import { PREVIEW_LENGTH, UNREAD_CONVERSATIONS_LIMIT } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import type { StoredConversation, StoredConversationMessage } from './storedConversation.js';

const count = { type: Number, default: 0 };

const conversationSchema = new Schema(
  {
    _id: String,
    usertype: { type: String, required: true },
    fleetadmin: { type: String, default: null },
    lastSequence: count,
    lastAt: count,
    lastText: { type: String, default: '' },
    isLastFromUser: { type: Boolean, default: false },
    isUnread: { type: Boolean, default: false },
    fromUser: count,
    fromStaff: count,
    readByUser: count,
    readByStaff: count,
    staffRead: count,
    userRead: count,
  },
  { versionKey: false },
);

// The panel's list, newest first: all, unread ones, by role, and those of a fleet; the unread ones also to
// count them.
conversationSchema.index({ lastAt: -1, _id: -1 });
conversationSchema.index({ isUnread: 1, lastAt: -1, _id: -1 });
conversationSchema.index({ usertype: 1, lastAt: -1, _id: -1 });
conversationSchema.index({ fleetadmin: 1, lastAt: -1, _id: -1 });
conversationSchema.index({ fleetadmin: 1, isUnread: 1, lastAt: -1, _id: -1 });

/**
 * All queries on conversations. The changes that follow from a message can be applied again, and in any
 * order.
 */
export function conversationRepository(connection: Connection) {
  const model = connection.model('Conversation', conversationSchema, 'conversations');
  return {
    ...collectionLists<StoredConversation>(model, {}),
    findById: collectionWrites<StoredConversation>(model).findById,

    /** Shows a message in its conversation, which begins with its first message. */
    async show(
      {
        user: _id,
        sequence,
        message,
        at,
        fleetadmin,
        fromUser,
        fromStaff,
        source,
      }: StoredConversationMessage,
      usertype: StoredConversation['usertype'],
    ) {
      const isLastFromUser = source === usertype;
      await model.updateOne({ _id }, { $setOnInsert: { usertype } }, { upsert: true });
      await model.updateOne(
        { _id, lastSequence: { $lt: sequence } },
        {
          $set: {
            lastSequence: sequence,
            lastAt: at,
            lastText: message.slice(0, PREVIEW_LENGTH),
            fleetadmin,
            isLastFromUser,
            fromUser,
            fromStaff,
          },
        },
      );
      if (isLastFromUser)
        await model.updateOne({ _id, staffRead: { $lt: fromUser } }, { $set: { isUnread: true } });
    },

    /** Deletes the conversations whose last message is from before a ms timestamp. */
    async removeBefore(at: number) {
      await model.deleteMany({ lastAt: { $gt: 0, $lt: at } });
    },

    /** Marks the user's messages up to this one as read by the desk. */
    async markReadByStaff({ user, sequence, fromUser }: StoredConversationMessage) {
      await model.updateOne({ _id: user }, { $max: { readByStaff: sequence, staffRead: fromUser } });
      await model.updateOne({ _id: user, fromUser: { $lte: fromUser } }, { $set: { isUnread: false } });
    },

    /** Marks the desk's messages up to this one as read by the user. */
    async markReadByUser({ user, sequence, fromStaff }: StoredConversationMessage) {
      await model.updateOne({ _id: user }, { $max: { readByUser: sequence, userRead: fromStaff } });
    },

    /** How many conversations are unread, at most the limit: all, or those of a fleet admin's drivers. */
    countUnread: (fleetadmin: string | null) =>
      model.countDocuments(
        { isUnread: true, ...(fleetadmin !== null && { fleetadmin }) },
        { limit: UNREAD_CONVERSATIONS_LIMIT },
      ),

    /**
     * Takes a conversation out of its fleet admin's list; the driver's next message puts it into that of the
     * new one.
     */
    async leaveFleet(id: string) {
      await model.updateOne({ _id: id }, { $set: { fleetadmin: null } });
    },

    /** Does the same for all conversations of a fleet admin. */
    async leaveFleetOf(fleetadmin: string) {
      await model.updateMany({ fleetadmin }, { $set: { fleetadmin: null } });
    },

    /** Deletes the conversation of a deleted user. */
    async removeOf(id: string) {
      await model.deleteOne({ _id: id });
    },
  };
}
