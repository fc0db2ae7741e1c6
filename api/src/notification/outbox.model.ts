import { type Connection, Schema } from 'mongoose';

/** What was sent to people while no mail, SMS or push service is set: readable by admins in development. */
const outboxSchema = new Schema(
  {
    _id: String,
    channel: { type: String, enum: ['push', 'mail', 'sms'] },
    to: String,
    title: String,
    body: String,
    screen: String,
    params: Schema.Types.Mixed,
    at: Number,
  },
  { versionKey: false },
);

outboxSchema.index({ at: -1, _id: -1 });
outboxSchema.index({ to: 1, at: -1 });

export const outboxModel = (connection: Connection) =>
  connection.model('OutboxMessage', outboxSchema, 'outbox');
