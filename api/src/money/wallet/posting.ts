import {
  accountOf,
  exact,
  type LedgerAccount,
  type LedgerType,
  signedAmount,
  sumAmounts,
} from '@wayfare/shared';
import type { Types } from 'mongoose';
import { decimal128 } from '../../platform/database/money.js';

/**
 * One posting to a user's wallet or bonus money. `amount` is above 0; without `account` it goes to the
 * wallet.
 */
export interface Posting {
  type: LedgerType;
  amount: number;
  txRef: string;
  account?: LedgerAccount;
}

export type PostingOutcome = 'posted' | 'posted_before' | 'balance_low' | 'no_user';

/** An entry included in the balance but not yet copied to the ledger. */
export interface PendingEntry {
  txRef: string;
  type: LedgerType;
  account?: 'bonus';
  amount: Types.Decimal128;
  date: number;
}

type Exact = ReturnType<typeof exact>;
/** One value per account. */
export type ByAccount<T> = Record<LedgerAccount, T>;

/** One posting request: all of its entries are posted, or none. */
export interface PostingCall {
  /** References that must all be new: those of the entries, and those in `unless`. */
  refs: readonly string[];
  entries: readonly PendingEntry[];
  /** The change of each balance. */
  change: ByAccount<Exact>;
  /** Minimum balances after posting; null for no minimum. */
  floors: ByAccount<number | null>;
}

/**
 * Prepares entries for posting. `date` is a ms timestamp. `floor` is the minimum wallet balance after
 * posting; spending bonus money never takes it below 0. `unless` lists references that prevent this posting
 * if they are already posted.
 */
export function postingCall(
  postings: readonly Posting[],
  { date, floor, unless = [] }: { date: number; floor?: number; unless?: readonly string[] },
): PostingCall {
  const of = (account: LedgerAccount) => postings.filter((posting) => accountOf(posting) === account);
  const spendsBonus = of('bonus').some(({ type }) => type !== 'Credit');
  return {
    refs: [...new Set([...postings.map(({ txRef }) => txRef), ...unless])],
    entries: postings.map(({ type, amount, txRef, account }) => ({
      txRef,
      type,
      ...(account === 'bonus' && { account }),
      amount: decimal128(amount),
      date,
    })),
    change: {
      wallet: sumAmounts(of('wallet').map(signedAmount)),
      bonus: sumAmounts(of('bonus').map(signedAmount)),
    },
    floors: { wallet: floor ?? null, bonus: spendsBonus ? 0 : null },
  };
}

/** The outcome for calls posted to one wallet in one write. */
export interface GroupPlan {
  posted: PostingCall[];
  /** Calls that would go below one of their floors. */
  low: PostingCall[];
  /** The change of each balance. */
  change: ByAccount<Exact>;
  /** The minimum balances that keep the floors of all of `posted`; null where none has a floor. */
  needed: ByAccount<Exact | null>;
}

const accounts = ['wallet', 'bonus'] as const;

/**
 * Decides calls in order, each on the balances left by those before it. Without balances all are accepted,
 * and `needed` states the condition for that.
 */
export function planGroup(calls: readonly PostingCall[], balances: ByAccount<Exact> | null): GroupPlan {
  const plan: GroupPlan = {
    posted: [],
    low: [],
    change: { wallet: exact(0), bonus: exact(0) },
    needed: { wallet: null, bonus: null },
  };
  for (const call of calls) {
    const change = {
      wallet: plan.change.wallet.plus(call.change.wallet),
      bonus: plan.change.bonus.plus(call.change.bonus),
    };
    const neededFor = (account: LedgerAccount) => {
      const floor = call.floors[account];
      return floor === null ? null : exact(floor).minus(change[account]);
    };
    const needed = { wallet: neededFor('wallet'), bonus: neededFor('bonus') };
    if (accounts.some((account) => needed[account] && balances?.[account].lt(needed[account]))) {
      plan.low.push(call);
      continue;
    }
    plan.posted.push(call);
    plan.change = change;
    for (const account of accounts) plan.needed[account] = max(plan.needed[account], needed[account]);
  }
  return plan;
}

function max(one: Exact | null, other: Exact | null): Exact | null {
  if (!one || !other) return one ?? other;
  return other.gt(one) ? other : one;
}
