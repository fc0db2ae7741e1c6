import { webhookOffReasons } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';

/** There are few: no index is needed besides the id. */
const webhookSchema = new Schema(
  {
    _id: String,
    url: { type: String, required: true },
    description: String,
    events: { type: [String], required: true },
    active: { type: Boolean, required: true },
    createdAt: { type: Number, required: true },
    /** The signing secret, sealed. */
    secret: { type: String, required: true },
    /** The secret before the last rotation, sealed, and until when it also signs. */
    previousSecret: String,
    previousSecretUntil: Number,
    lastDeliveredAt: Number,
    failingSince: Number,
    offReason: { type: String, enum: webhookOffReasons },
    /** The admins have not been notified yet that it was turned off. */
    noticeDue: Boolean,
  },
  { versionKey: false },
);

export const webhookModel = (connection: Connection) =>
  connection.model('Webhook', webhookSchema, 'webhooks');
