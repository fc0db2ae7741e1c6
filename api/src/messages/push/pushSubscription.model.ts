import { type Connection, Schema } from 'mongoose';

/**
 * A browser that receives a user's messages. Its id is the hash of its endpoint, so each browser belongs to
 * one user.
 */
interface PushSubscriptionDocument {
  _id: string;
  uid: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  at: number;
}

const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    _id: String,
    uid: { type: String, required: true },
    endpoint: { type: String, required: true },
    keys: { type: { p256dh: String, auth: String }, _id: false, required: true },
    at: { type: Number, required: true },
  },
  { versionKey: false },
);

// A user's browsers, newest first.
pushSubscriptionSchema.index({ uid: 1, at: -1, _id: -1 });

export const pushSubscriptionModel = (connection: Connection) =>
  connection.model<PushSubscriptionDocument>(
    'PushSubscription',
    pushSubscriptionSchema,
    'push_subscriptions',
  );
