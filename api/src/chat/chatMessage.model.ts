import { type Connection, Schema } from 'mongoose';

const chatMessageSchema = new Schema(
  {
    _id: String,
    booking: { type: String, required: true },
    /** Its place in the trip's chat, from 1. */
    sequence: { type: Number, required: true },
    /** Empty when whoever wrote it has removed the account. */
    message: String,
    from: { type: String, required: true },
    source: { type: String, required: true },
    at: { type: Number, required: true },
    /** When the sweeper may tell the other side of it; gone once they are told. */
    noticeDue: Number,
  },
  { versionKey: false },
);

// A trip's chat in order, from its end; two messages of one moment cannot have one place.
chatMessageSchema.index({ booking: 1, sequence: 1 }, { unique: true });
// What one person has written: for the export of their data, and to be forgotten.
chatMessageSchema.index({ from: 1, _id: 1 });
// Work queue: messages whose receiver a process that died has left untold.
chatMessageSchema.index({ noticeDue: 1 }, { partialFilterExpression: { noticeDue: { $exists: true } } });

export const chatMessageModel = (connection: Connection) =>
  connection.model('ChatMessage', chatMessageSchema, 'chat_messages');
