import { paymentPurposes, paymentSettlements, paymentStatuses } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';

const paymentSchema = new Schema(
  {
    /** The order_id providers are told. */
    _id: String,
    purpose: { type: String, enum: paymentPurposes, required: true },
    payer: { type: String, required: true },
    booking: { type: String, default: null },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    status: { type: String, enum: paymentStatuses, required: true },
    settledAs: { type: String, enum: paymentSettlements },
    provider: String,
    /** The provider's own name for the payment that brought the money. */
    reference: String,
    /** The provider's name for the newest payment that was declined. */
    declined: String,
    createdAt: { type: Number, required: true },
    confirmedAt: Number,
    settledAt: Number,
    /** When the sweeper may take over an order whose money has come, and how often it has tried. */
    settleDue: Number,
    settleTries: Number,
  },
  { versionKey: false },
);

// Money a provider has named once is never taken twice.
paymentSchema.index(
  { provider: 1, reference: 1 },
  { unique: true, partialFilterExpression: { reference: { $exists: true } } },
);
// Work queue: orders whose money has come and is not yet where it belongs.
paymentSchema.index({ settleDue: 1 }, { partialFilterExpression: { settleDue: { $exists: true } } });

export const paymentModel = (connection: Connection) =>
  connection.model('Payment', paymentSchema, 'payments');
