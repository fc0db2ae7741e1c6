import { Schema } from 'mongoose';
import type { UserPart } from '../../people/user/userPart.js';
import { decimal128 } from '../../platform/database/money.js';

/** The fields of a wallet, for the schema of the users too: whole users are created and listed with them. */
export const walletFields = {
  walletBalance: { type: Schema.Types.Decimal128, default: '0' },
  /**
   * Money the platform gave: it pays convenience fees and cannot be withdrawn. Absent until there was any.
   */
  bonusBalance: Schema.Types.Decimal128,
  wallet: new Schema(
    {
      /** Number of postings ever made. */
      sequence: { type: Number, default: 0 },
      /** References of the entries copied last: a repeated posting within this window has no effect. */
      recent: [String],
      /** Entries that are in the balance but not yet copied to the ledger. */
      pending: [
        {
          _id: false,
          txRef: String,
          type: { type: String },
          account: String,
          amount: Schema.Types.Decimal128,
          date: Number,
        },
      ],
      /** The date of the oldest entry still to be copied; absent if there is none. */
      waitingSince: Number,
    },
    { _id: false },
  ),
} as const;

/**
 * The wallet in the document of a user. A new one is empty, and only a user with an empty one may be removed.
 */
export const walletPart: UserPart = {
  fields: walletFields,
  // Finds wallets with entries still to be copied to the ledger.
  indexes: [
    [{ 'wallet.waitingSince': 1 }, { partialFilterExpression: { 'wallet.waitingSince': { $exists: true } } }],
  ],
  initial: () => ({ wallet: { sequence: 0, recent: [], pending: [] }, walletBalance: decimal128(0) }),
  removable: {
    walletBalance: decimal128(0),
    bonusBalance: { $in: [decimal128(0), null] },
    'wallet.pending.0': { $exists: false },
  },
};
