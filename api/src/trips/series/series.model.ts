import { type Connection, Schema } from 'mongoose';

const seriesDocument = new Schema(
  {
    _id: String,
    customer: { type: String, required: true },
    /** See `shared/src/trips/series/series.schema.ts`. */
    parts: { type: Schema.Types.Mixed, required: true },
    until: { type: Number, default: null },
    skipped: { type: Schema.Types.Mixed, default: [] },
    failures: { type: Schema.Types.Mixed, default: [] },
    isFailing: { type: Boolean, default: false },
    by: String,
    changedBy: { type: { by: String, seen: Number }, _id: false },
    createdAt: { type: Number, required: true },
    version: { type: Number, required: true },
    dueAt: { type: Number, default: null },
    isLinkDue: { type: Boolean, default: false },
    leasedUntil: Number,
  },
  { versionKey: false, minimize: false },
);
// The panel's list, newest first: all, those of a rider, and those whose trips cannot be booked.
seriesDocument.index({ createdAt: -1, _id: -1 });
seriesDocument.index({ customer: 1, createdAt: -1, _id: -1 });
seriesDocument.index({ isFailing: 1, createdAt: -1, _id: -1 });
// Whose bookings are to be made.
seriesDocument.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $type: 'number' } } });
// The series of a driver or car type that is deleted.
seriesDocument.index({ 'parts.driver': 1 });
seriesDocument.index({ 'parts.carType': 1 });

export const seriesModel = (connection: Connection) => connection.model('Series', seriesDocument, 'series');
