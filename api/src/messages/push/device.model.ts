import { type Connection, Schema } from 'mongoose';

/** The devices of a user: part of the user's document. */
interface DeviceDocument {
  _id: string;
  usertype: string;
  pushToken?: string;
  userPlatform?: string;
  appPlatforms?: ('ANDROID' | 'IOS')[];
}

/**
 * The fields of devices, for the schema of the users too: the newest device (rule 3.3), and the platforms of
 * all mobile apps, which notifications are addressed by.
 */
export const deviceFields = {
  pushToken: String,
  userPlatform: String,
  appPlatforms: { type: [String], default: undefined },
} as const;

const deviceSchema = new Schema<DeviceDocument>(
  { _id: String, usertype: String, ...deviceFields },
  { versionKey: false, minimize: false },
);

/** The devices in the collection of the users, whose model declares all its indexes. */
export const deviceModel = (connection: Connection) =>
  connection.model<DeviceDocument>('Device', deviceSchema, 'users');
