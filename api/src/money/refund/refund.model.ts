import { refundReasons, refundSources, refundStates } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { webhookEventsField, webhookEventsIndex } from '../../messages/webhook/pendingEvents.js';

const refundSchema = new Schema(
  {
    /** The provider's idempotency key or reference; 32 characters of a–z and 0–9. */
    _id: String,
    order: { type: String, required: true },
    booking: { type: String, default: null },
    payer: { type: String, required: true },
    provider: { type: String, required: true },
    reference: { type: String, required: true },
    attempt: String,
    paid: { type: Schema.Types.Decimal128, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    source: { type: String, enum: refundSources, required: true },
    reason: { type: String, enum: refundReasons, required: true },
    by: { type: String, default: null },
    note: { type: String, default: '' },
    state: { type: String, enum: refundStates, required: true },
    failure: { type: String, default: null },
    providerReference: { type: String, default: null },
    createdAt: { type: Number, required: true },
    decidedAt: { type: Number, default: null },
    sentAt: Number,
    sends: { type: Number, required: true },
    due: Number,
    checks: { type: Number, required: true },
    webhookEvents: webhookEventsField,
  },
  { versionKey: false },
);

// The panel's list, newest first: all, by state, by payer, and by amount.
refundSchema.index({ createdAt: -1, _id: -1 });
refundSchema.index({ state: 1, createdAt: -1, _id: -1 });
refundSchema.index({ payer: 1, createdAt: -1, _id: -1 });
refundSchema.index({ amount: 1, createdAt: -1, _id: -1 });
// The refunds of one payment.
refundSchema.index({ order: 1, createdAt: -1, _id: -1 });
// Work queue: refunds that are not over.
refundSchema.index({ due: 1 }, { partialFilterExpression: { due: { $exists: true } } });
// Events that webhooks do not have yet.
refundSchema.index(...webhookEventsIndex);

export const refundModel = (connection: Connection) => connection.model('Refund', refundSchema, 'refunds');
