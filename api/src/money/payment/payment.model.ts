import { paymentPurposes, paymentSettlements, paymentStatuses, refundSources } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { webhookEventsField, webhookEventsIndex } from '../../messages/webhook/pendingEvents.js';

const refundClaimSchema = new Schema(
  {
    id: String,
    amount: { type: Schema.Types.Decimal128, required: true },
    source: { type: String, enum: refundSources, required: true },
    state: { type: String, enum: ['open', 'done', 'returned'], required: true },
  },
  { _id: false, id: false },
);

const paymentSchema = new Schema(
  {
    /** The order_id sent to providers. */
    _id: String,
    purpose: { type: String, enum: paymentPurposes, required: true },
    payer: { type: String, required: true },
    /** The payer is not signed in, but has the link of a booking. */
    byGuest: Boolean,
    booking: { type: String, default: null },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    status: { type: String, enum: paymentStatuses, required: true },
    /** The amount is only held on the card. */
    holds: Boolean,
    settledAs: { type: String, enum: paymentSettlements },
    provider: String,
    /** The provider's id of the payment that brought the money. */
    reference: String,
    /** The attempt that was paid. */
    attempt: String,
    /** The provider's id of the latest declined payment. */
    declined: String,
    createdAt: { type: Number, required: true },
    confirmedAt: Number,
    settledAt: Number,
    /** When the sweeper may take over a confirmed order, and how often it has tried. */
    settleDue: Number,
    settleTries: Number,
    webhookEvents: webhookEventsField,
    /** Refunds to the card. Each change of the list counts up the version. */
    refunds: { type: [refundClaimSchema], default: undefined },
    refundVersion: Number,
  },
  { versionKey: false },
);

// Each provider payment is accepted only once.
paymentSchema.index(
  { provider: 1, reference: 1 },
  { unique: true, partialFilterExpression: { reference: { $exists: true } } },
);
// Work queue: confirmed orders that are not settled yet.
paymentSchema.index({ settleDue: 1 }, { partialFilterExpression: { settleDue: { $exists: true } } });
// Orders with events that webhooks have not received.
paymentSchema.index(...webhookEventsIndex);

// The panel's list of payments that a provider has, newest first: all, by provider, by payer, by
// booking and by amount.
const isPaid = { partialFilterExpression: { confirmedAt: { $gt: 0 } } };
paymentSchema.index({ confirmedAt: -1, _id: -1 }, isPaid);
paymentSchema.index({ provider: 1, confirmedAt: -1, _id: -1 }, isPaid);
paymentSchema.index({ payer: 1, confirmedAt: -1, _id: -1 }, isPaid);
paymentSchema.index({ booking: 1, confirmedAt: -1, _id: -1 }, isPaid);
paymentSchema.index({ amount: 1, confirmedAt: -1, _id: -1 }, isPaid);

export const paymentModel = (connection: Connection) =>
  connection.model('Payment', paymentSchema, 'payments');
