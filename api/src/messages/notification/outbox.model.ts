import { type Connection, Schema } from 'mongoose';

/**
 * Messages to users' devices, and emails and SMS while no mail or SMS service is configured: readable by
 * admins in development. Those with a `dueAt` still have to be sent to devices.
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
    /** It offers a trip: not sent once the offer has ended. */
    isOffer: Boolean,
    at: Number,
    tries: { type: Number, default: 0 },
    /** When to send it to the receiver's devices; absent once sent, or if there are none. */
    dueAt: Number,
    /** The process that is sending it. */
    claim: String,
    /** The devices that it was sent to, by id. */
    done: { type: [String], default: undefined },
    /** The notification to many users that it belongs to. */
    notification: String,
    /** Only devices of this platform get it. */
    platform: String,
    outcome: { type: String, enum: ['waiting', 'reached', 'failed'] },
  },
  { versionKey: false },
);

// The panel's table, newest first, and messages old enough to be deleted.
outboxSchema.index({ at: -1, _id: -1 });
// The messages of one user.
outboxSchema.index({ to: 1, at: -1 });
// Work queues: only unsent messages, those of each notification to many users by themselves.
outboxSchema.index(
  { notification: 1, dueAt: 1 },
  { partialFilterExpression: { dueAt: { $exists: true } }, name: 'unsent' },
);
// The progress of a notification to many users.
outboxSchema.index(
  { notification: 1, outcome: 1 },
  { partialFilterExpression: { notification: { $exists: true } } },
);

export const outboxModel = (connection: Connection) =>
  connection.model('OutboxMessage', outboxSchema, 'outbox');
