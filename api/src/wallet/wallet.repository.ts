import type { LedgerEntry } from '@wayfare/shared';
import { signedAmount, sumAmounts } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import type { Posting } from '../booking/effects/effect.js';
import { collectionLists } from '../crud/collectionLists.js';
import type { ListQuery } from '../crud/listQuery.js';
import { isOnlyDuplicateKeys } from '../database/duplicateKey.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import { type UserDocument, userModel } from '../user/user.model.js';
import { ledgerCopyRepository, WINDOW } from './ledgerCopy.repository.js';
import { ledgerModel } from './ledger.model.js';
import { type PendingEntry, type PostingOutcome, postingCall } from './posting.js';
import { postingRepository } from './posting.repository.js';

/**
 * The wallet: a balance and its entries. Postings are in posting.repository; the sum of the ledger and of the entries
 * still to be copied to it equals the balance at every moment.
 */
export function walletRepository(connection: Connection) {
  const users = userModel(connection);
  const ledger = ledgerModel(connection);
  const ledgerCopy = ledgerCopyRepository(connection);
  const postings = postingRepository(connection, ledgerCopy);
  const lists = collectionLists<LedgerEntry & { id: string }>(ledger, {});

  return {
    /**
     * Posts entries to one wallet, all or none, once per txRef for ever. With `floor` the balance
     * must not end below it. `date` is a ms timestamp.
     */
    async post(
      uid: string,
      entries: readonly Posting[],
      when: { date: number; floor?: number },
    ): Promise<PostingOutcome> {
      return entries.length === 0 ? 'posted' : postings.post(uid, postingCall(entries, when));
    },

    /** Copies a wallet's entries to the ledger. Doing it twice is the same as once. */
    copyPending: (uid: string) => ledgerCopy.copy([uid]),

    /** Waits until this process has copied everything it has posted. */
    idle: ledgerCopy.idle,

    /** Wallets whose entries were left to copy by a process that died. */
    findWithPending: ledgerCopy.findLeft,

    /** The ledger's entries as lists, with all that has been posted. */
    entries: {
      async list(query: ListQuery) {
        await ledgerCopy.copyAll();
        return lists.list(query);
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

    /**
     * Every wallet that differs from the sum of its entries, with both; of all, or of some people. Entries of
     * somebody who is gone are a wallet of balance 0. Exact decimal strings. What is still to be copied is copied first.
     */
    async findUnbalanced(
      uids?: readonly string[],
    ): Promise<{ uid: string; balance: string; entries: string }[]> {
      await (uids ? ledgerCopy.copy(uids) : ledgerCopy.copyAll());
      const sign = { $cond: [{ $eq: ['$type', 'Credit'] }, '$amount', { $multiply: ['$amount', -1] }] };
      const sums = new Map<string, string>();
      for await (const row of ledger.aggregate<{ _id: string; sum: Types.Decimal128 }>([
        ...(uids ? [{ $match: { uid: { $in: uids } } }] : []),
        { $group: { _id: '$uid', sum: { $sum: sign } } },
      ])) {
        sums.set(row._id, row.sum.toString());
      }
      const off: { uid: string; balance: string; entries: string }[] = [];
      const compare = (uid: string, balance: string, entries: ReturnType<typeof sumAmounts>) => {
        if (!entries.eq(balance)) off.push({ uid, balance, entries: entries.toString() });
      };
      const wallets = users
        .find(uids ? { _id: { $in: uids } } : {}, { walletBalance: 1, 'wallet.pending': 1 })
        .lean<UserDocument>()
        .cursor();
      for await (const user of wallets) {
        const pending = await notYetCopied(user.wallet?.pending ?? []);
        compare(
          user._id,
          user.walletBalance?.toString() ?? '0',
          sumAmounts([sums.get(user._id) ?? '0', ...pending]),
        );
        sums.delete(user._id);
      }
      for (const [uid, sum] of sums) compare(uid, '0', sumAmounts([sum]));
      return off;
    },

    /** Number of entries in the ledger. */
    async countEntries() {
      await ledgerCopy.copyAll();
      return ledger.countDocuments({});
    },

    /** The entries with these references, by reference. */
    async findByRefs(refs: readonly string[]) {
      await ledgerCopy.copyAll();
      const rows = await ledger.find({ _id: { $in: refs } }).lean();
      return new Map(plainAll<LedgerEntry & { id: string }>(rows).map((entry) => [entry.id, entry]));
    },

    /** References with a beginning, in pages by reference, for the audit of the books. */
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
     * For the demo: many finished entries at once, and the balances they make. Only wallets without any
     * posting take part, so that running it again completes what is missing and changes nothing else.
     */
    async insertHistory(entries: readonly LedgerEntry[]) {
      const rows = entries.map(({ txRef, uid, type, amount, date }) => ({
        _id: txRef,
        uid,
        type,
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
      await users.bulkWrite(
        [...byUser].map(([uid, own]) => ({
          updateOne: {
            filter: { _id: uid, 'wallet.sequence': 0 },
            update: {
              $set: {
                walletBalance: decimal128(sumAmounts(own.map(signedAmount))),
                'wallet.sequence': own.length,
                'wallet.recent': own.slice(-WINDOW).map((entry) => entry.txRef),
              },
            },
          },
        })),
      );
    },
  };

  /** What pending entries add that the ledger does not have yet. */
  async function notYetCopied(pending: readonly PendingEntry[]) {
    if (pending.length === 0) return [];
    const copied = await ledger
      .find({ _id: { $in: pending.map((entry) => entry.txRef) } }, { _id: 1 })
      .lean();
    const refs = new Set<string>(copied.map((entry) => entry._id as string));
    return pending
      .filter((entry) => !refs.has(entry.txRef))
      .map((entry) => signedAmount({ type: entry.type, amount: entry.amount.toString() }));
  }
}

export type WalletRepository = ReturnType<typeof walletRepository>;
