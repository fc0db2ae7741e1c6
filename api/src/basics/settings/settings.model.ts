import { type Connection, Schema } from 'mongoose';

/**
 * A single document with the settings and the company's details. Their shape is validated before they get
 * here.
 */
const settingsSchema = new Schema(
  { _id: String, settings: Schema.Types.Mixed, appinfo: Schema.Types.Mixed },
  { versionKey: false, minimize: false },
);

export const settingsModel = (connection: Connection) =>
  connection.model('Settings', settingsSchema, 'settings');
