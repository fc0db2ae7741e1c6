import {
  accountOf,
  entryKind,
  type LedgerAccount,
  ledgerAccounts,
  type LedgerEntry,
  signedAmount,
  sumAmounts,
} from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import type { ListQuery } from '../../platform/crud/listQuery.js';
import { isOnlyDuplicateKeys } from '../../platform/database/duplicateKey.js';
import { decimal128 } from '../../platform/database/money.js';
import { undecidedOperation } from '../../platform/operation/staffPosting.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { entryKindsRepository } from './entryKinds.repository.js';
import { entriesOfTrip } from './entriesOfTrip.js';
import { ledgerCopyRepository, WINDOW } from './ledgerCopy.repository.js';
import { ledgerModel } from './ledger.model.js';
import {
  type ByAccount,
  type PendingEntry,
  type Posting,
  type PostingOutcome,
  postingCall,
} from './posting.js';
import { postingRepository } from './posting.repository.js';
import { type WalletDocument, walletModel } from './wallet.model.js';
import { sumOfAccount, walletBalancesRepository } from './walletBalances.repository.js';

/** An account whose balance differs from the sum of its entries: exact decimal strings. */
export interface Unbalanced {
  uid: string;
  account: LedgerAccount;
  balance: string;
  entries: string;
}

/**
 * The result of comparing balances with entries. Sums are exact decimal strings, of wallets without bonus
 * money.
 */
interface ComparedWallets {
  off: Unbalanced[];
  wallets: number;
  entries: number;
  balances: string;
  entrySum: string;
}

type EntrySum = { _id: string; wallet: Types.Decimal128; bonus: Types.Decimal128; entries: number };

/** A user's balances, or the sums of their entries, by account: exact decimal strings. */
type Sums = ByAccount<string>;
const NOTHING: Sums = { wallet: '0', bonus: '0' };

const sumOf = (entries: readonly LedgerEntry[], account: LedgerAccount) =>
  sumAmounts(entries.filter((entry) => accountOf(entry) === account).map(signedAmount));

/** How many wallets to compare between progress reports. */
const REPORTED_EVERY = 500;

/**
 * The wallet: a balance and its entries. Postings are in posting.repository; the ledger plus the entries not
 * yet copied to it always add up to the balance.
 */
export function walletRepository(connection: Connection) {
  const wallets = walletModel(connection);
  const ledger = ledgerModel(connection);
  const ledgerCopy = ledgerCopyRepository(connection);
  const postings = postingRepository(connection, ledgerCopy);
  let onPosted: (uid: string, refs: readonly string[]) => void = () => undefined;
  let onUndecided: (operation: string) => void = () => undefined;
  const lists = collectionLists<LedgerEntry & { id: string }>(ledger, {});

  return {
    ...walletBalancesRepository(ledger),
    ...entryKindsRepository(ledger),

    /**
     * Posts entries to one wallet, all or none, and each txRef only once, ever. With `floor`, the balance
     * must not end below it; `unless` lists references that prevent this posting if already posted. `date` is
     * a ms timestamp.
     */
    async post(
      uid: string,
      entries: readonly Posting[],
      when: { date: number; floor?: number; unless?: readonly string[] },
    ): Promise<PostingOutcome> {
      if (entries.length === 0) return 'posted';
      const operation = undecidedOperation();
      if (operation !== null) onUndecided(operation);
      const outcome = await postings.post(uid, postingCall(entries, when));
      const refs = entries.map(({ txRef }) => txRef);
      if (outcome === 'posted') onPosted(uid, refs);
      return outcome;
    },

    /** Whether any wallet has, or ever had, money. */
    async haveMoney(): Promise<boolean> {
      if ((await ledger.exists({})) !== null) return true;
      return (await wallets.exists({ walletBalance: { $exists: true, $ne: decimal128(0) } })) !== null;
    },

    /** Sets the listener for postings of this process: the wallet's user and the references. */
    onPosted(listener: typeof onPosted) {
      onPosted = listener;
    },

    /** Sets the listener for postings of staff without a decision, which gets the operation's id. */
    onUndecided(listener: typeof onUndecided) {
      onUndecided = listener;
    },

    /** Copies a wallet's entries to the ledger. Idempotent. */
    copyPending: (uid: string) => ledgerCopy.copy([uid]),

    /** Waits until this process has copied everything it posted. */
    idle: ledgerCopy.idle,

    /** Wallets with entries a crashed process did not copy. */
    findWithPending: ledgerCopy.findLeft,

    /** Lists of ledger entries, including everything posted so far. */
    entries: {
      async list(query: ListQuery) {
        await ledgerCopy.copyAll();
        return lists.list(query);
      },
      async *inBatches(query: ListQuery, size: number) {
        await ledgerCopy.copyAll();
        yield* lists.inBatches(query, size);
      },
      async findMany(refs: readonly string[], scope?: Record<string, unknown>) {
        await ledgerCopy.copyAll();
        return lists.findMany(refs, scope);
      },
      async findById(txRef: string) {
        await ledgerCopy.copyAll();
        const found = await ledger.findOne({ _id: txRef }).lean();
        return found ? plain<LedgerEntry & { id: string }>(found) : null;
      },
    },

    /** Wallets of these users, or of all users, whose balance differs from the sum of their entries. */
    findUnbalanced: async (uids?: readonly string[]) => (await compare(uids)).off,

    /** Compares all wallets; `onWallets` receives the number compared so far. */
    compareAll: (onWallets: (wallets: number) => Promise<void>) => compare(undefined, onWallets),

    /** The entries with these references, by reference. */
    async findByRefs(refs: readonly string[]) {
      await ledgerCopy.copyAll();
      const rows = await ledger.find({ _id: { $in: refs } }).lean();
      return new Map(plainAll<LedgerEntry & { id: string }>(rows).map((entry) => [entry.id, entry]));
    },

    /** The first entries of a trip, by reference. */
    async findOfTrip(booking: string, limit: number): Promise<(LedgerEntry & { id: string })[]> {
      await ledgerCopy.copyAll();
      const rows = await ledger.find(entriesOfTrip(booking)).sort({ _id: 1 }).limit(limit).lean();
      return plainAll<LedgerEntry & { id: string }>(rows);
    },

    /** References with a prefix, in pages by reference, for the ledger audit. */
    async findRefsAfter(last: string, prefix: string, limit: number): Promise<string[]> {
      await ledgerCopy.copyAll();
      const beyond = `${prefix.slice(0, -1)}${String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)}`;
      const rows = await ledger
        .find({ _id: { $gt: last, $lt: beyond } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return rows.map((entry) => entry._id as string);
    },

    /**
     * For the demo: inserts many copied entries at once, with the resulting balances. Only wallets without
     * any posting are changed, so running it again adds only what is missing.
     */
    async insertHistory(entries: readonly LedgerEntry[]) {
      const rows = entries.map(({ txRef, uid, type, account, amount, date }) => ({
        _id: txRef,
        uid,
        type,
        ...(account === 'bonus' && { account }),
        kind: entryKind(txRef),
        amount: decimal128(amount),
        date,
      }));
      try {
        await ledger.insertMany(rows, { ordered: false });
      } catch (error) {
        if (!isOnlyDuplicateKeys(error)) throw error;
      }
      const byUser = new Map<string, LedgerEntry[]>();
      for (const entry of entries) byUser.set(entry.uid, [...(byUser.get(entry.uid) ?? []), entry]);
      await wallets.bulkWrite(
        [...byUser].map(([uid, own]) => ({
          updateOne: {
            filter: { _id: uid, 'wallet.sequence': 0 },
            update: {
              $set: {
                walletBalance: decimal128(sumOf(own, 'wallet')),
                ...(own.some((entry) => accountOf(entry) === 'bonus') && {
                  bonusBalance: decimal128(sumOf(own, 'bonus')),
                }),
                'wallet.sequence': own.length,
                'wallet.recent': own.slice(-WINDOW).map((entry) => entry.txRef),
              },
            },
          },
        })),
      );
    },
  };

  /**
   * Compares wallets with the sums of their entries. Both are read in user order, so neither is ever fully in
   * memory. A deleted user with entries counts as a wallet with balance 0. Pending entries are copied first.
   */
  async function compare(
    uids?: readonly string[],
    onWallets: (wallets: number) => Promise<void> = async () => undefined,
  ): Promise<ComparedWallets> {
    await (uids ? ledgerCopy.copy(uids) : ledgerCopy.copyAll());
    const sums = ledger
      .aggregate<EntrySum>([
        ...(uids ? [{ $match: { uid: { $in: uids } } }] : []),
        {
          $group: {
            _id: '$uid',
            wallet: sumOfAccount(false),
            bonus: sumOfAccount(true),
            entries: { $sum: 1 },
          },
        },
        { $sort: { _id: 1 } },
      ])
      .allowDiskUse(true)
      .cursor()
      [Symbol.asyncIterator]();
    const found = { off: [] as Unbalanced[], wallets: 0, entries: 0 };
    let [balances, entrySum] = [sumAmounts([]), sumAmounts([])];
    const hold = (uid: string, balance: Sums, parts: readonly Sums[]) => {
      for (const account of ledgerAccounts) {
        const entries = sumAmounts(parts.map((part) => part[account]));
        if (account === 'wallet') {
          balances = balances.plus(balance.wallet);
          entrySum = entrySum.plus(entries);
        }
        if (!entries.eq(balance[account]))
          found.off.push({ uid, account, balance: balance[account], entries: entries.toString() });
      }
    };
    const nextSum = async () =>
      ((await sums.next()) as IteratorResult<EntrySum>).value as EntrySum | undefined;
    let next = await nextSum();
    const take = async () => {
      const { wallet, bonus, entries } = next as EntrySum;
      found.entries += entries;
      next = await nextSum();
      return { wallet: wallet.toString(), bonus: bonus.toString() };
    };
    const compared = wallets
      .find(uids ? { _id: { $in: uids } } : {}, { walletBalance: 1, bonusBalance: 1, 'wallet.pending': 1 })
      .sort({ _id: 1 })
      .lean<WalletDocument>()
      .cursor();
    for await (const wallet of compared) {
      while (next && next._id < wallet._id) hold(next._id, NOTHING, [await take()]);
      const pending = await notYetCopied(wallet.wallet?.pending ?? []);
      const copied = next?._id === wallet._id ? await take() : NOTHING;
      const { walletBalance, bonusBalance } = wallet;
      const balance = { wallet: walletBalance?.toString() ?? '0', bonus: bonusBalance?.toString() ?? '0' };
      hold(wallet._id, balance, [copied, ...pending]);
      found.wallets += 1;
      if (found.wallets % REPORTED_EVERY === 0) await onWallets(found.wallets);
    }
    while (next) hold(next._id, NOTHING, [await take()]);
    return { ...found, balances: balances.toFixed(), entrySum: entrySum.toFixed() };
  }

  /** Sums of pending entries that are not in the ledger yet. */
  async function notYetCopied(pending: readonly PendingEntry[]): Promise<Sums[]> {
    if (pending.length === 0) return [];
    const copied = await ledger
      .find({ _id: { $in: pending.map((entry) => entry.txRef) } }, { _id: 1 })
      .lean();
    const refs = new Set<string>(copied.map((entry) => entry._id as string));
    return pending
      .filter((entry) => !refs.has(entry.txRef))
      .map((entry) => ({
        ...NOTHING,
        [accountOf(entry)]: signedAmount({ type: entry.type, amount: entry.amount.toString() }).toString(),
      }));
  }
}
