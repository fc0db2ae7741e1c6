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
    allowDebt: { type: Boolean, default: false },
    state: { type: String, enum: adjustmentStates, required: true },
    date: { type: Number, required: true },
    by: { type: String, required: true },
    /** Whether its amount counts towards what its admin may post alone. */
    counted: { type: Boolean, required: true },
    expiresAt: { type: Number, default: null },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Number, default: null },
    decisionNote: { type: String, default: null },
    /** The reference of a reversal that is posted or may still be. */
    lock: String,
    /** Since when it is being posted; absent when it is not. */
    dueSince: Number,
  },
  { versionKey: false },
);

// The panel's list, newest first: all, those in a state, and one wallet's.
adjustmentSchema.index({ date: -1, _id: -1 });
adjustmentSchema.index({ state: 1, date: -1, _id: -1 });
adjustmentSchema.index({ uid: 1, date: -1, _id: -1 });
// What one admin has posted, newest first, and the sum of what they posted alone within a day.
adjustmentSchema.index({ by: 1, date: -1, _id: -1 });
// The notes of ledger entries, and which of them are reversed.
adjustmentSchema.index({ txRef: 1 });
// An entry is reversed once.
adjustmentSchema.index({ lock: 1 }, { unique: true, partialFilterExpression: { lock: { $gt: '' } } });
// Adjustments that a process that died left unposted.
adjustmentSchema.index({ dueSince: 1 }, { partialFilterExpression: { dueSince: { $exists: true } } });
// Pending ones that expire.
adjustmentSchema.index({ expiresAt: 1 }, { partialFilterExpression: { state: 'pending' } });

export const adjustmentModel = (connection: Connection) =>
  connection.model('WalletAdjustment', adjustmentSchema, 'wallet_adjustments');
