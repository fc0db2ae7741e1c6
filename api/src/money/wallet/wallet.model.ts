import { type Connection, Schema, type Types } from 'mongoose';
import type { PendingEntry } from './posting.js';
import { walletFields } from './walletPart.js';

/** A wallet: part of the document of its user (docs/decisions/0005). */
export interface WalletDocument {
  _id: string;
  walletBalance: Types.Decimal128;
  bonusBalance?: Types.Decimal128;
  wallet?: { sequence: number; recent: string[]; pending: PendingEntry[]; waitingSince?: number };
}

const walletSchema = new Schema<WalletDocument>(
  { _id: String, ...walletFields },
  { versionKey: false, minimize: false },
);

/** The wallets in the collection of the users, whose model declares all its indexes. */
export const walletModel = (connection: Connection) =>
  connection.model<WalletDocument>('Wallet', walletSchema, 'users');
