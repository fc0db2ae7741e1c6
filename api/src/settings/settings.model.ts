import { type Connection, Schema } from 'mongoose';

/** One document: the settings and the company's details. Their shape is checked before they get here. */
const settingsSchema = new Schema(
  { _id: String, settings: Schema.Types.Mixed, appinfo: Schema.Types.Mixed },
  { versionKey: false, minimize: false },
);

export const settingsModel = (connection: Connection) =>
  connection.model('Settings', settingsSchema, 'settings');
