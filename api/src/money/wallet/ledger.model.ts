import { type Connection, Schema } from 'mongoose';

const ledgerSchema = new Schema(
  {
    /** The entry's txRef: unique forever. */
    _id: String,
    uid: { type: String, required: true },
    type: { type: String, enum: ['Credit', 'Debit', 'Withdraw'], required: true },
    /** Which balance it moves: absent for the wallet, `bonus` for bonus money. */
    account: { type: String, enum: ['bonus'] },
    amount: { type: Schema.Types.Decimal128, required: true },
    date: { type: Number, required: true },
  },
  { versionKey: false },
);

// A user's wallet history, newest first, and the audit's sum of one wallet.
ledgerSchema.index({ uid: 1, date: -1, _id: -1 });
// All entries, newest first.
ledgerSchema.index({ date: -1, _id: -1 });

export const ledgerModel = (connection: Connection) =>
  connection.model('LedgerEntry', ledgerSchema, 'ledger');
