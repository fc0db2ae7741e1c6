import { type Connection, Schema } from 'mongoose';

const chatMessageSchema = new Schema(
  {
    _id: String,
    booking: { type: String, required: true },
    /** Its place in the trip's chat, from 1. */
    sequence: { type: Number, required: true },
    /** Empty once the author has deleted their account. */
    message: String,
    from: { type: String, required: true },
    source: { type: String, required: true },
    at: { type: Number, required: true },
    /** When the sweeper may notify the other party; removed once they are notified. */
    noticeDue: Number,
  },
  { versionKey: false },
);

// A trip's chat in order, from its end; unique, so two concurrent messages cannot take the same place.
chatMessageSchema.index({ booking: 1, sequence: 1 }, { unique: true });
// All messages a user has written: for the export of their data, and for deletion.
chatMessageSchema.index({ from: 1, _id: 1 });
// Work queue: messages whose receiver was not notified because a process crashed.
chatMessageSchema.index({ noticeDue: 1 }, { partialFilterExpression: { noticeDue: { $exists: true } } });

export const chatMessageModel = (connection: Connection) =>
  connection.model('ChatMessage', chatMessageSchema, 'chat_messages');
