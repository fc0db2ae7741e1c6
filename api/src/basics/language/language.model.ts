import { type Connection, Schema } from 'mongoose';

const languageSchema = new Schema(
  {
    _id: String,
    langName: String,
    langLocale: String,
    dateLocale: String,
    default: Boolean,
    createdAt: String,
    keyValuePairs: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

// Finds the texts of a locale.
languageSchema.index({ langLocale: 1 });

/** Which language is the default: one document, so that there is never more than one or none. */
const defaultSchema = new Schema({ _id: String, language: String }, { versionKey: false });

export const languageModel = (connection: Connection) =>
  connection.model('Language', languageSchema, 'languages');
export const defaultLanguageModel = (connection: Connection) =>
  connection.model('DefaultLanguage', defaultSchema, 'default_language');
