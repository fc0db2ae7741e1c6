import { type Connection, Schema } from 'mongoose';

/**
 * Messages to people's devices, and what else was sent to people while no mail or SMS service is set:
 * readable by admins in development. Those with a `dueAt` still have to go to browsers.
 */
const outboxSchema = new Schema(
  {
    _id: String,
    channel: { type: String, enum: ['push', 'mail', 'sms'] },
    to: String,
    title: String,
    body: String,
    screen: String,
    params: Schema.Types.Mixed,
    /** It offers a trip: not sent once that offer is over. */
    isOffer: Boolean,
    at: Number,
    tries: { type: Number, default: 0 },
    /** When it is sent to the receiver's browsers; none once that is done, or when there are none. */
    dueAt: Number,
  },
  { versionKey: false },
);

// The panel's table, newest first, and what is old enough to be forgotten.
outboxSchema.index({ at: -1, _id: -1 });
// What one person got.
outboxSchema.index({ to: 1, at: -1 });
// The work queue: messages still to send only.
outboxSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });

export const outboxModel = (connection: Connection) =>
  connection.model('OutboxMessage', outboxSchema, 'outbox');
