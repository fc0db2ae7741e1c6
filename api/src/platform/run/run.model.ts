import { type Connection, Schema } from 'mongoose';

const runSchema = new Schema(
  {
    /** The kind of work, plus the user if each has their own: only one runs at a time. */
    _id: String,
    /** Identifies the run: one that was taken over or canceled can no longer write. */
    token: { type: String, required: true },
    state: { type: String, enum: ['running', 'done', 'failed', 'cancelled'], required: true },
    startedAt: Number,
    /** Time of the last heartbeat. */
    beatAt: Number,
    done: Number,
    total: Number,
    /** Of the last finished run. */
    finishedAt: Number,
    result: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

export const runModel = (connection: Connection) => connection.model('Run', runSchema, 'runs');
