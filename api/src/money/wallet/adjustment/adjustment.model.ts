import { adjustmentKinds, adjustmentStates, ledgerTypes } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';

const adjustmentSchema = new Schema(
  {
    _id: String,
    txRef: { type: String, required: true },
    uid: { type: String, required: true },
    kind: { type: String, enum: adjustmentKinds, required: true },
    type: { type: String, enum: ledgerTypes, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    note: { type: String, default: '' },
    reverses: { type: String, default: null },
    /** The trip that a credit or debit is about. */
    booking: String,
    /** The payment, trip, or payout of a gift, and the input of its act. */
    subject: String,
    cause: String,
    act: Schema.Types.Mixed,
    allowDebt: { type: Boolean, default: false },
    state: { type: String, enum: adjustmentStates, required: true },
    date: { type: Number, required: true },
    by: { type: String, required: true },
    /** Whether the amount counts toward the sum that the admin may post without approval. */
    counted: { type: Boolean, required: true },
    expiresAt: { type: Number, default: null },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Number, default: null },
    decisionNote: { type: String, default: null },
    /** The reference of a reversal that is posted or may still be posted, or of a gift that is pending. */
    lock: String,
    /** When posting started; absent when it is not being posted. */
    dueSince: Number,
  },
  { versionKey: false },
);

// The panel's list, newest first: all, by state, by wallet, and by amount.
adjustmentSchema.index({ date: -1, _id: -1 });
adjustmentSchema.index({ state: 1, date: -1, _id: -1 });
adjustmentSchema.index({ uid: 1, date: -1, _id: -1 });
adjustmentSchema.index({ amount: 1, date: -1, _id: -1 });
// One admin's adjustments, newest first, and the sum they posted without approval within a day.
adjustmentSchema.index({ by: 1, date: -1, _id: -1 });
// The sum that a person gave for one payment, trip, or payout.
adjustmentSchema.index({ subject: 1 }, { partialFilterExpression: { subject: { $gt: '' } } });
// The credits and debits about one trip.
adjustmentSchema.index({ booking: 1 }, { partialFilterExpression: { booking: { $gt: '' } } });
// Notes of ledger entries, and which entries are reversed.
adjustmentSchema.index({ txRef: 1 });
// An entry can be reversed only once.
adjustmentSchema.index({ lock: 1 }, { unique: true, partialFilterExpression: { lock: { $gt: '' } } });
// Adjustments left unposted by a crashed process.
adjustmentSchema.index({ dueSince: 1 }, { partialFilterExpression: { dueSince: { $exists: true } } });
// Pending adjustments that expire.
adjustmentSchema.index({ expiresAt: 1 }, { partialFilterExpression: { state: 'pending' } });

export const adjustmentModel = (connection: Connection) =>
  connection.model('WalletAdjustment', adjustmentSchema, 'wallet_adjustments');
