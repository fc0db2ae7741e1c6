import { type Connection, Schema } from 'mongoose';

const sandboxChargeSchema = new Schema(
  {
    /** The provider's reference of the payment. */
    _id: String,
    order: { type: String, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    approved: { type: Boolean, required: true },
    holds: Boolean,
    captured: Schema.Types.Decimal128,
    released: Boolean,
    at: { type: Number, required: true },
    /** When the webhook is due; absent once it was delivered. */
    webhookDue: Number,
    refunds: {
      type: [new Schema({ id: String, amount: Schema.Types.Decimal128 }, { _id: false, id: false })],
      default: undefined,
    },
  },
  { versionKey: false },
);

// Work queue: payments with a webhook to deliver.
sandboxChargeSchema.index({ webhookDue: 1 }, { partialFilterExpression: { webhookDue: { $exists: true } } });

export const sandboxChargeModel = (connection: Connection) =>
  connection.model('SandboxCharge', sandboxChargeSchema, 'test_charges');
