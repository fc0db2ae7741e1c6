import { z } from 'zod';
import { exact, sumAmounts, type Amount } from '../money/money.js';

/** Kinds of ledger entries (rule 3.5). Credit adds; Debit and Withdraw take away. */
export const ledgerTypes = ['Credit', 'Debit', 'Withdraw'] as const;
export type LedgerType = (typeof ledgerTypes)[number];

/** One line of a wallet's history. `amount` is above 0, `date` a ms timestamp, `txRef` unique for ever. */
export const ledgerEntrySchema = z.object({
  txRef: z.string(),
  uid: z.string(),
  type: z.enum(ledgerTypes),
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

/** What an entry does to the balance. */
export function signedAmount(entry: { type: LedgerType; amount: Amount }) {
  const amount = exact(entry.amount);
  return entry.type === 'Credit' ? amount : amount.times(-1);
}

/** The balance a list of entries makes. */
export function balanceOf(entries: readonly { type: LedgerType; amount: Amount }[]) {
  return sumAmounts(entries.map(signedAmount));
}
