import { webhookAttemptErrors, webhookDeliveryStates } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';

const deliverySchema = new Schema(
  {
    _id: String,
    webhook: { type: String, required: true },
    event: { type: String, required: true },
    type: { type: String, required: true },
    subject: { type: String, required: true },
    position: { type: Number, required: true },
    state: { type: String, enum: webhookDeliveryStates, required: true },
    body: { type: String, required: true },
    at: { type: Number, required: true },
    createdAt: { type: Number, required: true },
    until: { type: Number, required: true },
    tries: { type: Number, required: true },
    dueAt: Number,
    isBehind: Boolean,
    lastStatus: Number,
    deliveredAt: Number,
    attempts: [
      {
        _id: false,
        at: Number,
        ms: Number,
        status: Number,
        error: { type: String, enum: webhookAttemptErrors },
        answer: String,
      },
    ],
  },
  { versionKey: false },
);

const isPending = { partialFilterExpression: { dueAt: { $exists: true } } };
// Work queue: the due deliveries of all webhooks, and of one.
deliverySchema.index({ dueAt: 1 }, isPending);
deliverySchema.index({ webhook: 1, dueAt: 1 }, isPending);
// Finds the events of a subject that are not delivered yet, in order.
deliverySchema.index({ webhook: 1, subject: 1, position: 1 }, isPending);
// The log, newest first: as a whole, and by webhook, state or subject. The first also serves retention.
deliverySchema.index({ createdAt: -1, _id: -1 });
deliverySchema.index({ webhook: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ state: 1, createdAt: -1, _id: -1 });
deliverySchema.index({ subject: 1, createdAt: -1, _id: -1 });

export const webhookDeliveryModel = (connection: Connection) =>
  connection.model('WebhookDelivery', deliverySchema, 'webhook_deliveries');
