import type { RefundState } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { type PendingEvent, pendingEvents, withEvents } from '../../messages/webhook/pendingEvents.js';
import type { RefundFacts, StoredRefund } from './storedRefund.js';
import { refundModel } from './refund.model.js';

/** Refunds whose money is not in the payer's wallet, and so is at the card or on its way there. */
const TO_CARD: readonly RefundState[] = ['taken', 'sending', 'sent', 'done'];

/** All queries on refunds to the card. */
export function refundRepository(connection: Connection) {
  const model = refundModel(connection);

  const findById = async (id: string) => {
    const found = await model.findOne({ _id: id }).lean();
    return found ? plain<StoredRefund>(found) : null;
  };

  return {
    ...collectionLists<StoredRefund>(model, {}),
    ...pendingEvents<StoredRefund>(model),
    findById,

    /** Inserts a refund unless it exists; returns it as it is stored. */
    async insertOnce({ id, amount, paid, ...fields }: StoredRefund): Promise<StoredRefund> {
      try {
        await model.create({ ...fields, amount: decimal128(amount), paid: decimal128(paid), _id: id });
      } catch (error) {
        const before = isDuplicateKey(error) ? await findById(id) : null;
        if (!before) throw error;
        return before;
      }
      return { id, amount, paid, ...fields };
    },

    /**
     * Moves a refund on, and notes its events, if no other process has done so since it was read: its state
     * and number of sends are the same.
     */
    async move(
      { id, state, sends }: StoredRefund,
      to: RefundState,
      facts: RefundFacts = {},
      events: readonly PendingEvent[] = [],
    ): Promise<boolean> {
      const moved = await model.updateOne(
        { _id: id, state, sends },
        { $set: { ...facts, state: to }, ...withEvents(events) },
      );
      return moved.matchedCount === 1;
    },

    /** Refunds that are due to be continued. */
    async findDue(now: number, limit: number): Promise<StoredRefund[]> {
      const found = await model
        .find({ due: { $lte: now } })
        .sort({ due: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredRefund>(found);
    },

    /** Leases a refund to this process until its next check. Returns false when another process has it. */
    async lease({ id, due }: StoredRefund, next: number): Promise<boolean> {
      const leased = await model.updateOne({ _id: id, due }, { $set: { due: next }, $inc: { checks: 1 } });
      return leased.matchedCount === 1;
    },

    /** Marks a refund as over: it is not continued. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $unset: { due: 1 } });
    },

    /** The refunds of a payment. They are few: a payment has at most 20. */
    async findOf(order: string): Promise<StoredRefund[]> {
      return plainAll<StoredRefund>(await model.find({ order }).sort({ createdAt: -1, _id: -1 }).lean());
    },

    /** The refunds of a few payments. */
    async findOfAll(orders: readonly string[]): Promise<StoredRefund[]> {
      if (orders.length === 0) return [];
      return plainAll<StoredRefund>(await model.find({ order: { $in: [...orders] } }).lean());
    },

    /** Refunds in pages by id, for the ledger audit. */
    async findAfter(id: string, limit: number): Promise<StoredRefund[]> {
      return plainAll<StoredRefund>(
        await model
          .find({ _id: { $gt: id } })
          .sort({ _id: 1 })
          .limit(limit)
          .lean(),
      );
    },

    /** Refunds by id. */
    async findAll(ids: readonly string[]): Promise<StoredRefund[]> {
      return plainAll<StoredRefund>(await model.find({ _id: { $in: [...ids] } }).lean());
    },

    /** By payment: the exact decimal sum of what went to the card, or is on its way. */
    async sumsToCard(orders: readonly string[]): Promise<Map<string, string>> {
      const sums = await model.aggregate<{ _id: string; sum: Types.Decimal128 }>([
        { $match: { order: { $in: [...new Set(orders)] }, state: { $in: TO_CARD } } },
        { $group: { _id: '$order', sum: { $sum: '$amount' } } },
      ]);
      return new Map(sums.map(({ _id, sum }) => [_id, sum.toString()]));
    },

    /** Removes the notes from a deleted user's refunds. */
    async forgetPerson(uid: string) {
      await model.updateMany({ payer: uid }, { $set: { note: '' } });
    },
  };
}
