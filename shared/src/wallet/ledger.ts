import { z } from 'zod';
import { exact, sumAmounts, type Amount } from '../money/money.js';

/** Kinds of ledger entries (rule 3.5). Credit adds; Debit and Withdraw take away. */
export const ledgerTypes = ['Credit', 'Debit', 'Withdraw'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/**
 * The two accounts of a user: `wallet` is real money and may be withdrawn, `bonus` was given by the platform, pays
 * convenience fees and nothing else, and can never be withdrawn.
 */
export const ledgerAccounts = ['wallet', 'bonus'] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One line of a wallet's history. `amount` is above 0, `date` a ms timestamp, `txRef` unique for ever. */
export const ledgerEntrySchema = z.object({
  txRef: z.string(),
  uid: z.string(),
  type: z.enum(ledgerTypes),
  /** Left out for the wallet. */
  account: z.enum(ledgerAccounts).optional(),
  amount: z.number(),
  date: z.number().int(),
  /** Of a reversal, the entry it reverses. */
  reverses: z.string().optional(),
  /** For admins: who posted it by hand, why, and whether it is reversed or a reversal waits for approval. */
  by: z.string().optional(),
  byName: z.string().optional(),
  note: z.string().optional(),
  reversal: z.enum(['pending', 'posted']).optional(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The account an entry belongs to. */
export const accountOf = (entry: { account?: LedgerAccount | null | undefined }): LedgerAccount =>
  entry.account ?? 'wallet';

/** What an entry does to the balance of its account. */
export function signedAmount(entry: { type: LedgerType; amount: Amount }) {
  const amount = exact(entry.amount);
  return entry.type === 'Credit' ? amount : amount.times(-1);
}

/** The balance a list of entries makes. */
export function balanceOf(entries: readonly { type: LedgerType; amount: Amount }[]) {
  return sumAmounts(entries.map(signedAmount));
}
