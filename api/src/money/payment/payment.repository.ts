import {
  type PaymentSettlement,
  type PaymentStatus,
  type ProviderName,
  type RefundClaim,
  providerNames,
  type RetryPauses,
  retryPause,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import type { ListQuery } from '../../platform/crud/listQuery.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import type { Confirmation, PaymentOrder } from './paymentOrder.js';
import { type PendingEvent, pendingEvents, withEvents } from '../../messages/webhook/pendingEvents.js';
import { paymentModel } from './payment.model.js';

const PAYABLE: readonly PaymentStatus[] = ['OPEN', 'DECLINED'];
/** The pauses between two attempts to settle an order. */
const PAUSES: RetryPauses = { firstMs: 10_000, longestMs: 60 * 60_000 };

const IS_PAID = { confirmedAt: { $gt: 0 } };

const ofPaid = (query: ListQuery): ListQuery => ({ ...query, filter: { $and: [query.filter, IS_PAID] } });

/** All queries on payment orders. */
export function paymentRepository(connection: Connection) {
  const model = paymentModel(connection);

  const findById = async (id: string) => {
    const found = await model.findOne({ _id: id }).lean();
    return found ? plain<PaymentOrder>(found) : null;
  };

  /** Inserts an order unless it exists; returns it as first stored. */
  const insertOnce = async ({
    id,
    amount,
    refunds: _none,
    ...fields
  }: PaymentOrder): Promise<PaymentOrder> => {
    try {
      await model.create({ ...fields, amount: decimal128(amount), _id: id });
    } catch (error) {
      const before = isDuplicateKey(error) ? await findById(id) : null;
      if (!before) throw error;
      return before;
    }
    return { id, amount, ...fields };
  };

  const lists = collectionLists<PaymentOrder>(model, {});

  return {
    findById,
    insertOnce,
    /** Whether there is any order at all, paid or not. */
    exist: async () => (await model.exists({})) !== null,
    ...pendingEvents<PaymentOrder>(model),

    /** Lists of payments that a provider has. */
    paid: {
      list: (query: ListQuery) => lists.list(ofPaid(query)),
      inBatches: (query: ListQuery, size: number) => lists.inBatches(ofPaid(query), size),
      findMany: (ids: readonly string[], scope: Record<string, unknown>) =>
        lists.findMany(ids, { $and: [scope, IS_PAID] }),
      async findById(id: string) {
        const order = await findById(id);
        return order?.confirmedAt ? order : null;
      },
    },

    /** The first payments for a trip that a provider has, oldest first. */
    async findPaidOf(booking: string, limit: number): Promise<PaymentOrder[]> {
      const found = await model
        .find({ booking, ...IS_PAID })
        .sort({ confirmedAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentOrder>(found);
    },

    /**
     * Records in a payment that a refund of it is under way, at most once per refund, if the payment's
     * refunds have not changed since they were read. Returns false otherwise.
     */
    async claimRefund({ id, refundVersion }: PaymentOrder, claim: RefundClaim): Promise<boolean> {
      const claimed = await model.updateOne(
        { _id: id, refundVersion: refundVersion ?? null, 'refunds.id': { $ne: claim.id } },
        {
          $push: { refunds: { ...claim, amount: decimal128(claim.amount) } },
          $set: { refundVersion: (refundVersion ?? 0) + 1 },
        },
      );
      return claimed.matchedCount === 1;
    },

    /** Records how a refund ended. */
    async endRefund(id: string, refund: string, state: 'done' | 'returned') {
      await model.updateOne(
        { _id: id, refunds: { $elemMatch: { id: refund, state: { $ne: state } } } },
        { $set: { 'refunds.$.state': state }, $inc: { refundVersion: 1 } },
      );
    },

    /** Removes the record of a refund whose money never left the payer's wallet. */
    async dropRefund(id: string, refund: string) {
      await model.updateOne(
        { _id: id, 'refunds.id': refund },
        { $pull: { refunds: { id: refund } }, $inc: { refundVersion: 1 } },
      );
    },

    /** The order paid by a payment with this reference of any provider. */
    async findByAnyReference(reference: string): Promise<PaymentOrder | null> {
      const found = await model.findOne({ provider: { $in: [...providerNames] }, reference }).lean();
      return found ? plain<PaymentOrder>(found) : null;
    },

    /** The order paid by a provider's payment. */
    async findByReference(provider: ProviderName, reference: string) {
      const found = await model.findOne({ provider, reference }).lean();
      return found ? plain<PaymentOrder>(found) : null;
    },

    /**
     * Starts a new attempt to pay an order, ignoring earlier declines. Returns null when it can no longer be
     * paid.
     */
    async reopen(id: string): Promise<PaymentOrder | null> {
      const opened = await model
        .findOneAndUpdate(
          { _id: id, status: { $in: PAYABLE } },
          { $set: { status: 'OPEN' } },
          { returnDocument: 'after' },
        )
        .lean();
      return opened ? plain<PaymentOrder>(opened) : null;
    },

    /** Records that a provider holds an order's amount on the card: it can no longer be paid. */
    async recordHeld(id: string, provider: ProviderName) {
      await model.updateOne({ _id: id, status: { $in: PAYABLE } }, { $set: { status: 'HELD', provider } });
    },

    /**
     * Records that a provider has an order's money, once: returns null when the order already has money.
     * @throws a duplicate key error when this same payment already paid another order
     */
    async confirm(id: string, confirmation: Confirmation): Promise<PaymentOrder | null> {
      const confirmed = await model
        .findOneAndUpdate(
          { _id: id, status: { $in: PAYABLE } },
          { $set: { ...confirmation, status: 'CONFIRMED' } },
          { returnDocument: 'after' },
        )
        .lean();
      return confirmed ? plain<PaymentOrder>(confirmed) : null;
    },

    /**
     * Records that a provider declined a payment. Does nothing if that decline is already recorded, or if the
     * order has money.
     */
    async decline(id: string, provider: ProviderName, reference: string) {
      await model.updateOne(
        { _id: id, status: 'OPEN', declined: { $ne: reference } },
        { $set: { status: 'DECLINED', provider, declined: reference } },
      );
    },

    /** Marks an order settled: its money has reached its destination. */
    async settle(
      id: string,
      settledAs: PaymentSettlement,
      now: number,
      events: readonly PendingEvent[] = [],
    ) {
      await model.updateOne(
        { _id: id, status: 'CONFIRMED' },
        {
          $set: { status: 'SETTLED', settledAs, settledAt: now },
          $unset: { settleDue: 1, settleTries: 1 },
          ...withEvents(events),
        },
      );
    },

    /** Confirmed orders that are due to be settled. */
    async findUnsettled(now: number, limit: number) {
      const found = await model
        .find({ settleDue: { $lte: now } })
        .sort({ settleDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentOrder>(found);
    },

    /**
     * Leases an order to this process for settling, for longer after each attempt. Returns false when another
     * process has it.
     */
    async leaseSettling({ id, settleTries = 0 }: PaymentOrder, now: number, jitter: number) {
      const pause = retryPause(settleTries, PAUSES, jitter);
      const leased = await model.updateOne(
        { _id: id, settleDue: { $lte: now } },
        { $set: { settleDue: now + pause }, $inc: { settleTries: 1 } },
      );
      return leased.matchedCount === 1;
    },

    /** Orders that have money, in pages by id, for the ledger audit. */
    async findPaidAfter(id: string | null, limit: number) {
      const found = await model
        .find({ reference: { $exists: true }, ...(id !== null && { _id: { $gt: id } }) })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentOrder>(found);
    },

    /** For the demo: inserts many orders at once. */
    async insertMany(orders: readonly PaymentOrder[]) {
      await model.insertMany(
        orders.map(({ id, amount, refunds: _none, ...fields }) => ({
          ...fields,
          _id: id,
          amount: decimal128(amount),
        })),
      );
    },

    /** Orders by id. */
    async findMany(ids: readonly string[]) {
      return plainAll<PaymentOrder>(await model.find({ _id: { $in: ids } }).lean());
    },
  };
}
