import { z } from 'zod';
import { idSchema } from '../../basics/crud/id.js';
import { exact, type Amount } from '../../basics/decimals/money.js';
import { typedAmount } from '../withdraw/withdraw.schema.js';
import { giftKinds } from './gift.js';
import type { LedgerType } from './ledger.js';

/** The kinds of postings that an admin can make manually, and of other acts that give money. */
export const adjustmentKinds = ['credit', 'debit', 'reversal', ...giftKinds] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/**
 * The lifecycle of an adjustment: `new` (being posted), `pending` (waits for a second admin), `approved`
 * (being posted after approval), `posted`; or it ends without moving money: `rejected`, `expired`,
 * `failed` (the wallet no longer allowed it).
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

/** Maximum length of an admin's note. */
export const MAX_NOTE = 300;
/** How long a pending adjustment waits for a second admin, in ms. */
export const APPROVAL_LASTS_MS = 7 * 24 * 60 * 60_000;
/** The time window, in ms, over which the amounts an admin posts without approval are summed. */
export const APPROVAL_WINDOW_MS = 24 * 60 * 60_000;

const note = z.string().trim().max(MAX_NOTE);
const requiredNote = note.min(1, 'field_required');

/** An admin's request to add money to a wallet (rule 2.42). */
export const creditInputSchema = z.object({
  uid: z.string().max(64).nullish(),
  /** The trip it is about. */
  booking: idSchema.nullish(),
  amount: typedAmount,
  note: note.nullish(),
});
export type CreditInput = z.infer<typeof creditInputSchema>;

/** An admin's request to take money from a wallet. */
export const debitInputSchema = z.object({
  uid: z.string().max(64).nullish(),
  booking: idSchema.nullish(),
  amount: typedAmount,
  note: requiredNote,
});
export type DebitInput = z.infer<typeof debitInputSchema>;

/** An admin's request to reverse an entry. With `allowDebt`, the wallet may end below 0. */
export const reversalInputSchema = z.object({ note: requiredNote, allowDebt: z.boolean().optional() });
export type ReversalInput = z.infer<typeof reversalInputSchema>;

/** An admin's request to reject a pending adjustment. */
export const rejectionInputSchema = z.object({ note: note.nullish() });

/** One credit, debit, reversal or gift that an admin made or requested. Times are ms timestamps. */
export const adjustmentSchema = z.object({
  id: idSchema,
  /** The reference of its ledger entry, present or future. */
  txRef: z.string(),
  /** The account it is for. */
  uid: z.string(),
  userName: z.string(),
  usertype: z.string().nullable(),
  kind: z.enum(adjustmentKinds),
  amount: z.number(),
  note: z.string(),
  /** The entry that a reversal undoes. */
  reverses: z.string().nullable(),
  /** The card payment, trip, or payout of a gift; the trip that a posting is about. */
  subject: z.string().nullable(),
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

/** The response to posting or requesting an adjustment. */
export const adjustmentAnswerSchema = z.object({
  /** The current wallet balance. */
  walletBalance: z.number(),
  /** The adjustment that waits for a second admin; nothing was posted. Absent if the money was posted. */
  pending: idSchema.optional(),
});

/**
 * Whether an entry was posted manually by an admin and can be reversed. Trips and payments have refunds
 * instead.
 */
export const isReversible = (txRef: string): boolean => /^(credit|debit):/.test(txRef);

/** The reference of the only entry that can reverse the given entry. */
export const reversalRef = (txRef: string): string => `reversal:${txRef}`;

/** The entry that a reference reverses; null for other references. */
export const reversedRef = (txRef: string): string | null =>
  txRef.startsWith('reversal:') ? txRef.slice('reversal:'.length) : null;

/** The type of entry that undoes the given type. */
export const oppositeType = (type: LedgerType): LedgerType => (type === 'Credit' ? 'Debit' : 'Credit');

/**
 * Whether a second admin has to approve. `alone` is the total the admin has posted without approval
 * within the last 24 hours, this amount included, so that one large amount cannot be split into many
 * small ones. No limit means never; a limit of 0 means always.
 */
export function needsApproval(alone: Amount, limit: number | null | undefined): boolean {
  if (limit === null || limit === undefined) return false;
  return exact(alone).gt(limit);
}
