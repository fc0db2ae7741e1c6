import { type Connection, Schema } from 'mongoose';

const zone = { type: { lat: Number, lng: Number, radius: Number, place: String }, _id: false };

const notificationSchema = new Schema(
  {
    _id: String,
    devicetype: { type: String, required: true },
    usertype: { type: String, required: true },
    carType: String,
    fleetadmin: String,
    zone,
    title: { type: String, required: true },
    body: { type: String, required: true },
    /** Title and text in other languages, by the code of the language. */
    translations: Schema.Types.Mixed,
    createdAt: { type: Number, required: true },
    /** When it goes out, if not at once. */
    sendAt: Number,
    state: { type: String, enum: ['scheduled', 'sending', 'sent'], required: true },
    /** How many users it is for, and for how many it was accepted by a push service or by none. */
    total: { type: Number, default: 0 },
    reached: { type: Number, default: 0 },
    failed: { type: Number, default: 0 },
    /**
     * The message and its receivers, as originally requested: later changes to the record do not affect it.
     * Absent once it is queued for all users.
     */
    sending: {
      type: {
        devicetype: String,
        usertype: String,
        carType: String,
        fleetadmin: String,
        title: String,
        body: String,
        translations: Schema.Types.Mixed,
        after: String,
        /** The drivers who were in the zone. */
        among: { type: [String], default: undefined },
      },
      _id: false,
    },
    tries: { type: Number, default: 0 },
    /** When sending begins or continues; absent once it was sent to all users. */
    dueAt: Number,
  },
  { versionKey: false, minimize: false },
);

// The panel's table, newest first.
notificationSchema.index({ createdAt: -1, _id: -1 });
// Work queue: only notifications still being sent.
notificationSchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $exists: true } } });

export const notificationModel = (connection: Connection) =>
  connection.model('Notification', notificationSchema, 'notifications');
