import { type Connection, Schema } from 'mongoose';

const trackingPointSchema = new Schema(
  {
    _id: String,
    booking: { type: String, required: true },
    at: Number,
    status: String,
    lat: Number,
    lng: Number,
    /** Kept as evidence, never part of the route. */
    flagged: Boolean,
    /** The sign-in of the device that took it. It never leaves the API. */
    device: String,
  },
  { versionKey: false },
);

// A trip's track in order, and its last point.
trackingPointSchema.index({ booking: 1, at: 1 });

export const trackingPointModel = (connection: Connection) =>
  connection.model('TrackingPoint', trackingPointSchema, 'tracking');
