import { z } from 'zod';
import { exact, sumAmounts, type Amount } from '../../basics/decimals/money.js';
import { entryKinds } from './entryKind.js';

/** Types of ledger entries (rule 3.5). Credit adds; Debit and Withdraw subtract. */
export const ledgerTypes = ['Credit', 'Debit', 'Withdraw'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/**
 * The two accounts of a user: `wallet` is real money and may be withdrawn. `bonus` is a gift from the
 * platform, pays only convenience fees, and can never be withdrawn.
 */
export const ledgerAccounts = ['wallet', 'bonus'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/**
 * One line of a wallet's history. `amount` is above 0, `date` is a ms timestamp, `txRef` is unique and
 * never reused.
 */
export const ledgerEntrySchema = z.object({
  txRef: z.string(),
  uid: z.string(),
  type: z.enum(ledgerTypes),
  /** Omitted for the wallet. */
  account: z.enum(ledgerAccounts).optional(),
  amount: z.number(),
  date: z.number().int(),
  /** What the entry is for. */
  kind: z.enum(entryKinds).optional(),
  /** The trip the entry belongs to, and its reference. */
  booking: z.string().optional(),
  bookingReference: z.string().optional(),
  /** The balance of the entry's account after it, if all entries of a list are one user's. */
  balance: z.number().optional(),
  /** For a reversal, the entry it reverses. */
  reverses: z.string().optional(),
  /** For admins: whose entry it is. */
  userName: z.string().optional(),
  usertype: z.string().optional(),
  /** For admins: who posted it manually, why, and whether it is reversed or a reversal waits for approval. */
  by: z.string().optional(),
  byName: z.string().optional(),
  note: z.string().optional(),
  reversal: z.enum(['pending', 'posted']).optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The account an entry belongs to. */
export const accountOf = (entry: { account?: LedgerAccount | null | undefined }): LedgerAccount =>
  entry.account ?? 'wallet';

/** The effect of an entry on the balance of its account. */
export function signedAmount(entry: { type: LedgerType; amount: Amount }) {
  const amount = exact(entry.amount);
  return entry.type === 'Credit' ? amount : amount.times(-1);
}

/** The balance of a list of entries. */
export function balanceOf(entries: readonly { type: LedgerType; amount: Amount }[]) {
  return sumAmounts(entries.map(signedAmount));
}
