import { accountOf, exact, type LedgerEntry, signedAmount, sumAmounts, toWire } from '@wayfare/shared';
import type { Types } from 'mongoose';
import { plainAll } from '../../platform/database/plain.js';
import type { ledgerModel } from './ledger.model.js';
import type { ByAccount } from './posting.js';

type StoredEntry = LedgerEntry & { id: string };
type Sums = { wallet: Types.Decimal128; bonus: Types.Decimal128 };

/** How an entry changes the balance of its account, and whether that is the given account. */
const sign = { $cond: [{ $eq: ['$type', 'Credit'] }, '$amount', { $multiply: ['$amount', -1] }] };
export const sumOfAccount = (isBonus: boolean) => ({
  $sum: { $cond: [{ $eq: [{ $eq: ['$account', 'bonus'] }, isBonus] }, sign, 0] },
});

/** Balances at a time, from the entries alone: history never changes, so neither does a past balance. */
export function walletBalancesRepository(ledger: ReturnType<typeof ledgerModel>) {
  /** The balances of a user's accounts before a time (ms timestamp): exact decimal strings. */
  async function balancesBefore(uid: string, before: number): Promise<ByAccount<string>> {
    const [sums] = await ledger.aggregate<Sums>([
      { $match: { uid, date: { $lt: before } } },
      { $group: { _id: null, wallet: sumOfAccount(false), bonus: sumOfAccount(true) } },
    ]);
    return { wallet: sums?.wallet.toString() ?? '0', bonus: sums?.bonus.toString() ?? '0' };
  }

  return {
    balancesBefore,

    /**
     * The balance of its account after each of these entries, by reference, in the order of lists. Empty
     * unless all of them are one user's.
     */
    async balancesAfter(entries: readonly StoredEntry[]): Promise<Map<string, number>> {
      const [first] = entries;
      const uid = first?.uid;
      if (!uid || entries.some((entry) => entry.uid !== uid)) return new Map();
      const dates = entries.map(({ date }) => date);
      const [from, to] = [Math.min(...dates), Math.max(...dates)];
      const [before, between] = await Promise.all([
        balancesBefore(uid, from),
        ledger
          .find({ uid, date: { $gte: from, $lte: to } })
          .sort({ date: 1, _id: 1 })
          .lean(),
      ]);
      const balance = { wallet: exact(before.wallet), bonus: exact(before.bonus) };
      const after = new Map<string, number>();
      for (const entry of plainAll<StoredEntry>(between)) {
        const account = accountOf(entry);
        balance[account] = sumAmounts([balance[account], signedAmount(entry)]);
        after.set(entry.id, toWire(balance[account]));
      }
      return after;
    },
  };
}
