import { type Connection, Schema } from 'mongoose';

const testChargeSchema = new Schema(
  {
    /** The provider's reference of the payment. */
    _id: String,
    order: { type: String, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    approved: { type: Boolean, required: true },
    at: { type: Number, required: true },
    /** When the product is told of it by webhook, while it has not been. */
    webhookDue: Number,
  },
  { versionKey: false },
);

// Work queue: payments the product has to be told of.
testChargeSchema.index({ webhookDue: 1 }, { partialFilterExpression: { webhookDue: { $exists: true } } });

export const testChargeModel = (connection: Connection) =>
  connection.model('TestCharge', testChargeSchema, 'test_charges');
