import { z } from 'zod';
import { idSchema } from '../crud/id.js';
import { exact, type Amount } from '../money/money.js';
import { typedAmount } from '../withdraw/withdraw.schema.js';
import type { LedgerType } from './ledger.js';

/** What an admin can post to a wallet by hand. */
export const adjustmentKinds = ['credit', 'debit', 'reversal'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/**
 * The life of an adjustment: `new` (being posted), `pending` (waits for a second admin), `approved` (being posted after
 * approval), `posted`; or it ends without moving money: `rejected`, `expired`, `failed` (the wallet no longer allowed it).
 */
export const adjustmentStates = [
  'new',
  'pending',
  'approved',
  'posted',
  'rejected',
  'expired',
  'failed',
] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/** Longest note an admin can give. */
export const MAX_NOTE = 300;
/** How long a pending adjustment waits for a second admin, in ms. */
export const APPROVAL_LASTS_MS = 7 * 24 * 60 * 60_000;
/** The time within which the amounts one admin posts alone are added up, in ms. */
export const APPROVAL_WINDOW_MS = 24 * 60 * 60_000;

const note = z.string().trim().max(MAX_NOTE);
const requiredNote = note.min(1, 'field_required');

/** What an admin sends to add money to a wallet (rule 2.42). */
export const creditInputSchema = z.object({
  uid: z.string().max(64).nullish(),
  amount: typedAmount,
  note: note.nullish(),
});
export type CreditInput = z.infer<typeof creditInputSchema>;

/** What an admin sends to take money from a wallet. */
export const debitInputSchema = z.object({
  uid: z.string().max(64).nullish(),
  amount: typedAmount,
  note: requiredNote,
});
export type DebitInput = z.infer<typeof debitInputSchema>;

/** What an admin sends to reverse an entry. With `allowDebt` the wallet may end below 0. */
export const reversalInputSchema = z.object({ note: requiredNote, allowDebt: z.boolean().optional() });
export type ReversalInput = z.infer<typeof reversalInputSchema>;

/** What an admin sends to refuse a pending adjustment. */
export const rejectionInputSchema = z.object({ note: note.nullish() });

/** One credit, debit or reversal an admin made or asked for. Times are ms timestamps. */
export const adjustmentSchema = z.object({
  id: idSchema,
  /** The reference its ledger entry has, or will have. */
  txRef: z.string(),
  uid: z.string(),
  userName: z.string(),
  usertype: z.string().nullable(),
  kind: z.enum(adjustmentKinds),
  amount: z.number(),
  note: z.string(),
  /** The entry a reversal undoes. */
  reverses: z.string().nullable(),
  /** Whether the wallet may end below 0. */
  allowDebt: z.boolean(),
  state: z.enum(adjustmentStates),
  date: z.number().int(),
  by: z.string(),
  byName: z.string(),
  /** When a pending one expires. */
  expiresAt: z.number().int().nullable(),
  /** The second admin, who approved or rejected it. */
  decidedBy: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedAt: z.number().int().nullable(),
  decisionNote: z.string().nullable(),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** What posting or asking to post answers. */
export const adjustmentAnswerSchema = z.object({
  /** The balance of the wallet now. */
  walletBalance: z.number(),
  /** The adjustment that waits for a second admin; nothing was posted. Absent when the money was posted. */
  pending: idSchema.optional(),
});

/** Whether an entry was made by an admin by hand and can be reversed. Trips and payments have refunds instead. */
export const isReversible = (txRef: string): boolean => /^(credit|debit):/.test(txRef);

/** The reference of the one entry that can reverse an entry. */
export const reversalRef = (txRef: string): string => `reversal:${txRef}`;

/** The entry that a reference reverses; null for any other reference. */
export const reversedRef = (txRef: string): string | null =>
  txRef.startsWith('reversal:') ? txRef.slice('reversal:'.length) : null;

/** The kind of entry that undoes one of this kind. */
export const oppositeType = (type: LedgerType): LedgerType => (type === 'Credit' ? 'Debit' : 'Credit');

/**
 * Whether a second admin has to approve. `alone` is what the same admin has posted without approval within the last 24
 * hours, this amount included, so that one large amount cannot be split into many small ones. No limit means never; a
 * limit of 0 means always.
 */
export function needsApproval(alone: Amount, limit: number | null | undefined): boolean {
  if (limit === null || limit === undefined) return false;
  return exact(alone).gt(limit);
}
