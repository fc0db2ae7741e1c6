import { type Connection, Schema } from 'mongoose';

/**
 * A mobile app that receives a user's messages. Its id is the hash of its token, so each app belongs to one
 * user.
 */
interface MobileAppDocument {
  _id: string;
  uid: string;
  token: string;
  platform: 'ANDROID' | 'IOS';
  at: number;
}

const mobileAppSchema = new Schema<MobileAppDocument>(
  {
    _id: String,
    uid: { type: String, required: true },
    token: { type: String, required: true },
    platform: { type: String, enum: ['ANDROID', 'IOS'], required: true },
    at: { type: Number, required: true },
  },
  { versionKey: false },
);

// A user's apps, newest first.
mobileAppSchema.index({ uid: 1, at: -1, _id: -1 });

export const mobileAppModel = (connection: Connection) =>
  connection.model<MobileAppDocument>('MobileApp', mobileAppSchema, 'mobile_apps');
