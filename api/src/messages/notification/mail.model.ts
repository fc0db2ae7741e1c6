import { type Connection, Schema } from 'mongoose';

/**
 * Emails queued for the mail server. A sent email is kept for a while without its contents, so that it is not
 * sent twice.
 */
const mailSchema = new Schema(
  {
    _id: String,
    to: String,
    subject: String,
    text: String,
    html: String,
    attachments: {
      type: [{ _id: false, filename: String, contentType: String, base64: String }],
      default: undefined,
    },
    at: { type: Number, required: true },
    tries: { type: Number, default: 0 },
    /** Time of the next attempt; absent once it was sent or dropped. */
    dueAt: Number,
  },
  { versionKey: false },
);

// Work queue: only unsent emails.
mailSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });
// Emails old enough to be deleted.
mailSchema.index({ at: 1 });

export const mailModel = (connection: Connection) => connection.model('Mail', mailSchema, 'mails');
