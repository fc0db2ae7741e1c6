import { type Connection, Schema } from 'mongoose';

const paymentAttemptSchema = new Schema(
  {
    _id: String,
    order: { type: String, required: true },
    provider: { type: String, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    createdAt: { type: Number, required: true },
    session: String,
    page: String,
    clientToken: String,
    fields: Schema.Types.Mixed,
    card: Schema.Types.Mixed,
    decided: Schema.Types.Mixed,
    keepsCard: Boolean,
    isSavedCard: Boolean,
    expired: Boolean,
    authorizes: Boolean,
    checkDue: Number,
    checks: { type: Number, required: true },
  },
  { versionKey: false },
);

// A payer who comes back to an order continues its latest checkout.
paymentAttemptSchema.index({ order: 1, createdAt: -1 });
// Work queue: attempts whose result is not final.
paymentAttemptSchema.index({ checkDue: 1 }, { partialFilterExpression: { checkDue: { $exists: true } } });

// The nightly comparison with the providers, oldest first.
paymentAttemptSchema.index({ createdAt: 1, _id: 1 });

export const paymentAttemptModel = (connection: Connection) =>
  connection.model('PaymentAttempt', paymentAttemptSchema, 'payment_attempts');
