import type { ChatPage } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { writeUnlessTaken } from '../../platform/database/duplicateKey.js';
import { removeOldest } from '../../platform/database/removeOldest.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { sequencePage } from '../../platform/database/sequencePage.js';
import type { StoredConversationMessage } from './storedConversation.js';

const messageSchema = new Schema(
  {
    _id: String,
    user: { type: String, required: true },
    sequence: { type: Number, required: true },
    fromUser: { type: Number, required: true },
    fromStaff: { type: Number, required: true },
    message: { type: String, required: true },
    from: { type: String, required: true },
    source: { type: String, required: true },
    at: { type: Number, required: true },
    fleetadmin: { type: String, default: null },
    booking: String,
    reference: String,
    notifies: Boolean,
    due: Number,
  },
  { versionKey: false },
);

// A conversation in order, from its end; unique, so two concurrent messages cannot take the same place.
messageSchema.index({ user: 1, sequence: 1 }, { unique: true });
// The same for a fleet admin, who sees only messages from the time when the driver belonged to the fleet.
messageSchema.index({ user: 1, fleetadmin: 1, sequence: 1 });
// The messages about a trip.
messageSchema.index({ booking: 1, at: 1 }, { partialFilterExpression: { booking: { $exists: true } } });
// The oldest messages, to delete.
messageSchema.index({ at: 1 });
// Work queue: messages that were stored by a process that crashed before it did the rest.
messageSchema.index({ due: 1 }, { partialFilterExpression: { due: { $exists: true } } });

/** All queries on the messages of conversations. */
export function conversationMessageRepository(connection: Connection) {
  const model = connection.model('ConversationMessage', messageSchema, 'conversation_messages');
  const { findById, insert } = collectionWrites<StoredConversationMessage>(model);
  const last = async (filter: object) => {
    const found = await model.findOne(filter).sort({ sequence: -1 }).lean();
    return found ? plain<StoredConversationMessage>(found) : null;
  };
  return {
    findById,

    /** Stores a message. False when its id or its place in the conversation is taken. */
    async add(message: StoredConversationMessage): Promise<boolean> {
      return writeUnlessTaken(() => insert(message));
    },

    /** The last message of a user's conversation, or its last one up to a place. */
    lastOf: (user: string, upTo?: number) =>
      last({ user, ...(upTo !== undefined && { sequence: { $lte: upTo } }) }),

    /** The last message after a place that the user did not write, nor this member of staff. */
    lastOfOthers: (user: string, { after, than }: { after: number; than: string }) =>
      last({ user, sequence: { $gt: after }, from: { $nin: [user, than] } }),

    /**
     * Deletes the oldest messages from before a ms timestamp, in batches, except those that a process still
     * has to finish.
     */
    removeBefore: (before: number, batch: number) =>
      removeOldest(model, before, batch, { due: { $exists: false } }),

    /**
     * A page of a conversation in order: the newest messages, or those next to a place.
     * @param fleetadmin limits the page to messages from the time when the user belonged to this fleet admin;
     *   null for all
     */
    page: (user: string, part: ChatPage, fleetadmin: string | null = null) =>
      sequencePage<StoredConversationMessage>(
        model,
        { user, ...(fleetadmin !== null && { fleetadmin }) },
        part,
      ),

    /** The newest messages about a trip, oldest first. `fleetadmin` as for a page. */
    async about(booking: string, limit: number, fleetadmin: string | null) {
      const rows = await model
        .find({ booking, ...(fleetadmin !== null && { fleetadmin }) })
        .sort({ at: -1 })
        .limit(limit)
        .lean();
      return plainAll<StoredConversationMessage>(rows).reverse();
    },

    /** Deletes a deleted user's conversation. */
    async removeOf(user: string) {
      await model.deleteMany({ user });
    },

    /** Records that nothing is left to do about a message. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $unset: { due: 1 } });
    },

    /** Messages that crashed processes left unfinished. */
    async findDue(now: number, limit: number) {
      const rows = await model
        .find({ due: { $lte: now } })
        .sort({ due: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredConversationMessage>(rows);
    },
  };
}
