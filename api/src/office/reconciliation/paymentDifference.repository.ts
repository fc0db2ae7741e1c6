import { differenceKinds, type PaymentDifference } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain } from '../../platform/database/plain.js';

const differenceSchema = new Schema(
  {
    /** The attempt. */
    _id: String,
    kind: { type: String, enum: differenceKinds, required: true },
    provider: { type: String, required: true },
    attempt: { type: String, required: true },
    order: { type: String, required: true },
    booking: { type: String, default: null },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    amountThere: { type: Schema.Types.Decimal128, default: null },
    currencyThere: { type: String, default: null },
    startedAt: { type: Number, required: true },
    foundAt: { type: Number, required: true },
  },
  { versionKey: false },
);

// The panel's list, newest first: all, by kind, and by provider.
differenceSchema.index({ startedAt: -1, _id: -1 });
differenceSchema.index({ kind: 1, startedAt: -1, _id: -1 });
differenceSchema.index({ provider: 1, startedAt: -1, _id: -1 });

/** All queries on payments that differ from their provider's records. */
export function paymentDifferenceRepository(connection: Connection) {
  const model = connection.model('PaymentDifference', differenceSchema, 'payment_differences');
  return {
    ...collectionLists<PaymentDifference>(model, {}),

    async findById(id: string): Promise<PaymentDifference | null> {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<PaymentDifference>(found) : null;
    },

    /** Stores a difference, or replaces it by its current state. */
    async save({ id, amount, amountThere, ...fields }: PaymentDifference) {
      const amounts = {
        amount: decimal128(amount),
        amountThere: amountThere === null ? null : decimal128(amountThere),
      };
      await model.updateOne({ _id: id }, { $set: { ...fields, ...amounts } }, { upsert: true });
    },

    /** Deletes a difference that no longer exists. */
    async remove(id: string) {
      await model.deleteOne({ _id: id });
    },

    /** How many differences there are, at most `limit`. */
    countAll: (limit: number) => model.countDocuments({}, { limit }),

    /** How many differences were found since a time, at most `limit`. */
    countSince: (since: number, limit: number) =>
      model.countDocuments({ foundAt: { $gte: since } }, { limit }),
  };
}
