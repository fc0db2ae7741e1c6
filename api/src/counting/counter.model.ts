import { type Connection, Schema } from 'mongoose';
import type { CountedValue } from './tally.js';

/** A part of a counter: numbers by cell. */
export interface CounterDocument {
  _id: string;
  /** The last batch that is in it. */
  seq: number;
  cells: Record<string, number>;
}

/** Records that are counted together: each out of where it was and into where it is. */
export interface Batch {
  seq: number;
  entries: {
    id: string;
    was: CountedValue[] | null;
    as: CountedValue[];
    fixed: Record<string, CountedValue>;
  }[];
}

/** How far the counting of a collection is. */
export interface CountingDocument {
  _id: string;
  /** The last batch that is in every counter. */
  seq: number;
  /** Whether the counters hold all records there were when counting began. */
  ready: boolean;
  /** The batch that is being counted. */
  batch?: Batch;
  /** Until when, as a ms timestamp, whoever makes the counters again is not disturbed. */
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
