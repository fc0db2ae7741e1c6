import { type Connection, Schema } from 'mongoose';

/** Mails on their way to the mail server. One that was sent stays for a while without its contents, so that it is not sent again. */
const mailSchema = new Schema(
  {
    _id: String,
    to: String,
    subject: String,
    text: String,
    html: String,
    at: { type: Number, required: true },
    tries: { type: Number, default: 0 },
    /** When it is tried next; none once it was sent or given up. */
    dueAt: Number,
  },
  { versionKey: false },
);

// The work queue: the mails still to send only.
mailSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
// What is old enough to be forgotten.
mailSchema.index({ at: 1 });

export const mailModel = (connection: Connection) => connection.model('Mail', mailSchema, 'mails');
