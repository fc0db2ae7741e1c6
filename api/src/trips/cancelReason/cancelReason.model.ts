import { type Connection, Schema } from 'mongoose';

/** One ordered list in one document, so that positions are always consistent. */
const cancelReasonSchema = new Schema(
  {
    _id: String,
    reasons: [
      {
        _id: false,
        id: String,
        label: String,
        /** The reason in other languages, by the code of the language. */
        translations: { type: Schema.Types.Mixed, default: undefined },
        // Reasons from before these fields have none: they fit everyone, always.
        roles: { type: [String], default: undefined },
        stages: { type: [String], default: undefined },
      },
    ],
  },
  { versionKey: false },
);

export const cancelReasonModel = (connection: Connection) =>
  connection.model('CancelReasons', cancelReasonSchema, 'cancel_reason');
