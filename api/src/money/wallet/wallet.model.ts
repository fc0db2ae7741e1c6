import { type Connection, Schema, type Types } from 'mongoose';
import type { PendingEntry } from './posting.js';

/** A wallet: part of the document of its user (docs/decisions/0005). */
export interface WalletDocument {
  _id: string;
  walletBalance: Types.Decimal128;
  bonusBalance?: Types.Decimal128;
  wallet?: { sequence: number; recent: string[]; pending: PendingEntry[]; waitingSince?: number };
}

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

const walletSchema = new Schema<WalletDocument>(
  { _id: String, ...walletFields },
  { versionKey: false, minimize: false },
);

/** The wallets in the collection of the users, whose model declares all its indexes. */
export const walletModel = (connection: Connection) =>
  connection.model<WalletDocument>('Wallet', walletSchema, 'users');
