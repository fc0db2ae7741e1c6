import { type Connection, Schema } from 'mongoose';

/** The device of a user: part of the user's document. */
interface DeviceDocument {
  _id: string;
  usertype: string;
  pushToken?: string;
  userPlatform?: string;
}

/** The fields of a device, for the schema of the users too. */
export const deviceFields = { pushToken: String, userPlatform: String } as const;

const deviceSchema = new Schema<DeviceDocument>(
  { _id: String, usertype: String, ...deviceFields },
  { versionKey: false, minimize: false },
);

/** The devices in the collection of the users, whose model declares all its indexes. */
export const deviceModel = (connection: Connection) =>
  connection.model<DeviceDocument>('Device', deviceSchema, 'users');
