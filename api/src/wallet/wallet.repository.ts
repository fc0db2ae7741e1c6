import type { LedgerEntry } from '@wayfare/shared';
import { signedAmount, sumAmounts } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import type { Posting } from '../booking/effects/effect.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { collectionLists } from '../crud/collectionLists.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import { type PendingEntry, type UserDocument, userModel } from '../user/user.model.js';
import { ledgerModel } from './ledger.model.js';

/** References a wallet remembers in its own document. */
const WINDOW = 64;

export type PostingOutcome = 'posted' | 'posted_before' | 'balance_low' | 'no_user';

/**
 * The wallet: a balance and its entries. One conditional write of one document moves the balance and
 * records the entries; from there they are copied to the append-only ledger. The sum of ledger and
 * entries still to be copied equals the balance at every moment.
 */
export function walletRepository(connection: Connection) {
  const users = userModel(connection);
  const ledger = ledgerModel(connection);

  /** Copies a wallet's pending entries to the ledger. Doing it twice is the same as once. */
  async function copyPending(uid: string): Promise<void> {
    const user = await users.findOne({ _id: uid }, { 'wallet.pending': 1 }).lean<UserDocument>();
    const pending = user?.wallet?.pending ?? [];
    if (pending.length === 0) return;
    try {
      await ledger.insertMany(
        pending.map(({ txRef, type, amount, date }) => ({ _id: txRef, uid, type, amount, date })),
        { ordered: false },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    await users.updateOne(
      { _id: uid },
      { $pull: { 'wallet.pending': { txRef: { $in: pending.map((entry) => entry.txRef) } } } },
    );
  }

  return {
    copyPending,

    /**
     * Posts entries to one wallet, all or none, once per txRef for ever. With `floor` the balance
     * must not end below it. `date` is a ms timestamp.
     */
    async post(
      uid: string,
      postings: readonly Posting[],
      { date, floor }: { date: number; floor?: number },
    ): Promise<PostingOutcome> {
      if (postings.length === 0) return 'posted';
      const refs = postings.map((posting) => posting.txRef);
      const change = sumAmounts(postings.map(signedAmount));

      for (;;) {
        const user = await users
          .findOne({ _id: uid }, { 'wallet.sequence': 1, 'wallet.recent': 1, walletBalance: 1 })
          .lean<UserDocument>();
        if (!user) return 'no_user';
        const sequence = user.wallet?.sequence ?? 0;
        if (refs.some((ref) => user.wallet?.recent?.includes(ref))) return 'posted_before';
        if (await ledger.exists({ _id: { $in: refs } })) return 'posted_before';

        // Between the look at the ledger and this write fewer postings than the window holds can have
        // happened, so a reference that was posted meanwhile is still in the window.
        const posted = await users.updateOne(
          {
            _id: uid,
            'wallet.recent': { $nin: refs },
            'wallet.sequence': { $lt: sequence + WINDOW - postings.length },
            ...(floor !== undefined && { walletBalance: { $gte: decimal128(change.times(-1).plus(floor)) } }),
          },
          {
            $inc: { walletBalance: decimal128(change), 'wallet.sequence': postings.length },
            $push: {
              'wallet.recent': { $each: refs, $slice: -WINDOW },
              'wallet.pending': {
                $each: postings.map(({ type, amount, txRef }) => ({
                  txRef,
                  type,
                  amount: decimal128(amount),
                  date,
                })),
              },
            },
          },
        );
        if (posted.matchedCount === 1) {
          await copyPending(uid);
          return 'posted';
        }
        // Too low only while it is not posted: the same posting made at the same moment may be why.
        if (
          floor !== undefined &&
          (await isBelow(uid, change.times(-1).plus(floor).toString(), refs, sequence))
        )
          return 'balance_low';
      }
    },

    /** Wallets whose entries were left to copy by a process that died. */
    async findWithPending(before: number, limit: number) {
      const found = await users
        .find({ 'wallet.pending.date': { $lte: before } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map((user) => user._id);
    },

    /** The ledger's entries as lists. */
    entries: {
      ...collectionLists<LedgerEntry & { id: string }>(ledger, {}),
      async findById(txRef: string) {
        const found = await ledger.findOne({ _id: txRef }).lean();
        return found ? plain<LedgerEntry & { id: string }>(found) : null;
      },
    },

    /**
     * Every wallet that differs from the sum of its entries, with both; of all, or of some people. Entries of
     * somebody who is gone are a wallet of balance 0. Exact decimal strings.
     */
    async findUnbalanced(
      uids?: readonly string[],
    ): Promise<{ uid: string; balance: string; entries: string }[]> {
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
    countEntries: () => ledger.countDocuments({}),

    /** The entries with these references, by reference. */
    async findByRefs(refs: readonly string[]) {
      const rows = await ledger.find({ _id: { $in: refs } }).lean();
      return new Map(plainAll<LedgerEntry & { id: string }>(rows).map((entry) => [entry.id, entry]));
    },

    /** References with a beginning, in pages by reference, for the audit of the books. */
    async findRefsAfter(last: string, prefix: string, limit: number): Promise<string[]> {
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
        if (!isDuplicateKey(error)) throw error;
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

  /** Whether a wallet holds less than is needed while none of the references is in its window. */
  async function isBelow(uid: string, needed: string, refs: string[], sequence: number): Promise<boolean> {
    const user = await users.exists({
      _id: uid,
      walletBalance: { $lt: decimal128(needed) },
      'wallet.recent': { $nin: refs },
      'wallet.sequence': { $lt: sequence + WINDOW - refs.length },
    });
    return user !== null;
  }
}

export type WalletRepository = ReturnType<typeof walletRepository>;
