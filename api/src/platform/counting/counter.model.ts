import { type Connection, Schema } from 'mongoose';
import type { CountedValue } from './tally.js';

/** A part of a counter: numbers by cell. */
export interface CounterDocument {
  _id: string;
  /** The last batch included in it. */
  seq: number;
  cells: Record<string, number>;
}

/** Records that are counted together: each is moved from its previous values to its current ones. */
export interface Batch {
  seq: number;
  entries: {
    id: string;
    was: CountedValue[] | null;
    as: CountedValue[];
    fixed: Record<string, CountedValue>;
  }[];
}

/** The counting state of a collection. */
export interface CountingDocument {
  _id: string;
  /** The last batch included in every counter. */
  seq: number;
  /** Whether the counters include all records that existed when counting started. */
  ready: boolean;
  /** The batch being counted. */
  batch?: Batch;
  /** Until when (ms timestamp) the process rebuilding the counters holds its lease. */
  rebuildingUntil?: number;
}

const counterSchema = new Schema<CounterDocument>(
  { _id: String, seq: Number, cells: Schema.Types.Mixed },
  { versionKey: false, minimize: false },
);

const countingSchema = new Schema<CountingDocument>(
  { _id: String, seq: Number, ready: Boolean, batch: Schema.Types.Mixed, rebuildingUntil: Number },
  { versionKey: false },
);

export const counterModel = (connection: Connection) =>
  connection.model<CounterDocument>('Counter', counterSchema, 'counters');
export const countingModel = (connection: Connection) =>
  connection.model<CountingDocument>('Counting', countingSchema, 'countings');
