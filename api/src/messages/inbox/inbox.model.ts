import { type Connection, Schema } from 'mongoose';

/**
 * Notifications in their receivers' inboxes. The id derives from the message's, so that each is kept once.
 */
const inboxSchema = new Schema(
  {
    _id: String,
    uid: { type: String, required: true },
    at: { type: Number, required: true },
    /** Texts as written, or translation keys. */
    title: { type: String, required: true },
    body: { type: String, required: true },
    areKeys: Boolean,
    /** Times that the texts contain, in ms, by placeholder. */
    times: Schema.Types.Mixed,
    isRead: { type: Boolean, default: false },
    screen: String,
    bookingId: String,
  },
  { versionKey: false, minimize: false },
);

// A user's inbox, newest first; contains all that is needed to find notifications beyond the limit.
inboxSchema.index({ uid: 1, at: -1, _id: -1 });
// Notifications old enough to be deleted.
inboxSchema.index({ at: 1 });

export const inboxModel = (connection: Connection) => connection.model('InboxEntry', inboxSchema, 'inbox');
