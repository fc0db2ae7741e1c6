import { type Connection, Schema } from 'mongoose';

const runSchema = new Schema(
  {
    /** What is done, and for whom where everybody has an own: there is one of it at a time. */
    _id: String,
    /** Which of its runs this is: one that was taken over or cancelled writes no more. */
    token: { type: String, required: true },
    state: { type: String, enum: ['running', 'done', 'failed', 'cancelled'], required: true },
    startedAt: Number,
    /** When it last said that it is alive. */
    beatAt: Number,
    done: Number,
    total: Number,
    /** Of the last run that was finished. */
    finishedAt: Number,
    result: Schema.Types.Mixed,
  },
  { versionKey: false, minimize: false },
);

export const runModel = (connection: Connection) => connection.model('Run', runSchema, 'runs');
