import { type Connection, Schema } from 'mongoose';
import { plain } from '../../platform/database/plain.js';

/** One night's comparison with the providers. Times are ms timestamps. */
export interface Reconciliation {
  /** The date in the business's time zone. */
  id: string;
  startedAt: number;
  /** The first and last start of the payments that are compared. */
  from: number;
  to: number;
  /** How far it is: the start and the id of the attempt compared last. */
  lastAt: number;
  lastId: string;
  /** When it is next continued; absent once it is over. */
  due?: number;
}

const reconciliationSchema = new Schema(
  {
    _id: String,
    startedAt: { type: Number, required: true },
    from: { type: Number, required: true },
    to: { type: Number, required: true },
    lastAt: { type: Number, required: true },
    lastId: { type: String, default: '' },
    due: Number,
  },
  { versionKey: false },
);

/** All queries on the nightly comparisons with the providers. There is one document a night. */
export function reconciliationRepository(connection: Connection) {
  const model = connection.model('Reconciliation', reconciliationSchema, 'reconciliations');
  return {
    /** The comparison of a night, started if it has not been. */
    async startOnce({ id, ...fields }: Reconciliation): Promise<Reconciliation> {
      const found = await model
        .findOneAndUpdate({ _id: id }, { $setOnInsert: fields }, { upsert: true, returnDocument: 'after' })
        .lean();
      return plain<Reconciliation>(found);
    },

    /** Leases a comparison to this process until the next time. Returns false when another process has it. */
    async lease({ id, due }: Reconciliation, next: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ _id: id, due }, { $set: { due: next } });
      return matchedCount === 1;
    },

    /** Records the progress of a comparison, and when it continues. */
    async note(id: string, last: Pick<Reconciliation, 'lastAt' | 'lastId'>, due: number) {
      await model.updateOne({ _id: id }, { $set: { ...last, due } });
    },

    /** Marks a comparison as over. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $unset: { due: 1 } });
    },
  };
}
