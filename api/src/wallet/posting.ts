import { exact, type LedgerType, signedAmount, sumAmounts } from '@wayfare/shared';
import type { Types } from 'mongoose';
import type { Posting } from '../booking/effects/effect.js';
import { decimal128 } from '../database/money.js';

export type PostingOutcome = 'posted' | 'posted_before' | 'balance_low' | 'no_user';

/** An entry that is in the balance and not yet copied to the ledger. */
export interface PendingEntry {
  txRef: string;
  type: LedgerType;
  amount: Types.Decimal128;
  date: number;
}

type Exact = ReturnType<typeof exact>;

/** One request to post: its entries are posted all or none. */
export interface PostingCall {
  refs: readonly string[];
  entries: readonly PendingEntry[];
  /** By how much the balance moves. */
  change: Exact;
  /** What the balance must not end below. */
  floor?: number;
}

/** Makes ready what is to be posted. `date` is a ms timestamp. */
export function postingCall(
  postings: readonly Posting[],
  { date, floor }: { date: number; floor?: number },
): PostingCall {
  return {
    refs: postings.map(({ txRef }) => txRef),
    entries: postings.map(({ type, amount, txRef }) => ({ txRef, type, amount: decimal128(amount), date })),
    change: sumAmounts(postings.map(signedAmount)),
    ...(floor !== undefined && { floor }),
  };
}

/** What becomes of calls that are posted to one wallet in one write. */
export interface GroupPlan {
  posted: PostingCall[];
  /** Calls whose floor would be passed. */
  low: PostingCall[];
  /** By how much the balance moves. */
  change: Exact;
  /** The least balance with which all of `posted` keep their floors; null when none has one. */
  needed: Exact | null;
}

/**
 * Decides calls in the order they came, each on the balance that those before it leave. Without a balance all
 * are taken, and `needed` says when that is right.
 */
export function planGroup(calls: readonly PostingCall[], balance: Exact | null): GroupPlan {
  const plan: GroupPlan = { posted: [], low: [], change: exact(0), needed: null };
  for (const call of calls) {
    const change = plan.change.plus(call.change);
    const needed = call.floor === undefined ? null : exact(call.floor).minus(change);
    if (needed && balance?.lt(needed)) {
      plan.low.push(call);
      continue;
    }
    plan.posted.push(call);
    plan.change = change;
    if (needed && (!plan.needed || needed.gt(plan.needed))) plan.needed = needed;
  }
  return plan;
}
