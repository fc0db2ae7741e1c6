import { type Connection, Schema } from 'mongoose';

const paymentCustomerSchema = new Schema(
  {
    /** Provider and user: one each. */
    _id: String,
    provider: { type: String, required: true },
    user: { type: String, required: true },
    customer: { type: String, required: true },
    forgetDue: Number,
  },
  { versionKey: false },
);

// All providers of a user whose account is removed.
paymentCustomerSchema.index({ user: 1 });
// Work queue: providers that must delete a user's data.
paymentCustomerSchema.index({ forgetDue: 1 }, { partialFilterExpression: { forgetDue: { $exists: true } } });

export const paymentCustomerModel = (connection: Connection) =>
  connection.model('PaymentCustomer', paymentCustomerSchema, 'payment_customers');
