import { entryKinds } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';

const ledgerSchema = new Schema(
  {
    /** The entry's txRef: unique forever. */
    _id: String,
    uid: { type: String, required: true },
    type: { type: String, enum: ['Credit', 'Debit', 'Withdraw'], required: true },
    /** Which balance it moves: absent for the wallet, `bonus` for bonus money. */
    account: { type: String, enum: ['bonus'] },
    /** What it is for, as its reference says: for the filter of the list. */
    kind: { type: String, enum: entryKinds },
    amount: { type: Schema.Types.Decimal128, required: true },
    date: { type: Number, required: true },
  },
  { versionKey: false },
);

// A user's wallet history, newest first, and the audit's sum of one wallet.
ledgerSchema.index({ uid: 1, date: -1, _id: -1 });
// All entries, newest first: also those of a kind, an amount, or the bonus money.
ledgerSchema.index({ date: -1, _id: -1 });
ledgerSchema.index({ kind: 1, date: -1, _id: -1 });
ledgerSchema.index({ amount: 1, date: -1, _id: -1 });
ledgerSchema.index({ account: 1, date: -1, _id: -1 }, { partialFilterExpression: { account: 'bonus' } });

export const ledgerModel = (connection: Connection) =>
  connection.model('LedgerEntry', ledgerSchema, 'ledger');
