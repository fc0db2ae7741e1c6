import type { PaymentSettlement, PaymentStatus, ProviderName } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import type { Confirmation, PaymentOrder } from './paymentOrder.js';
import { type NotedEvent, notedEvents, withEvents } from '../webhook/notedEvents.js';
import { paymentModel } from './payment.model.js';

const PAYABLE: readonly PaymentStatus[] = ['OPEN', 'DECLINED'];
/** The first delay between settlement attempts, in ms; it doubles each time, up to the longest. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** All queries on payment orders. */
export function paymentRepository(connection: Connection) {
  const model = paymentModel(connection);

  const findById = async (id: string) => {
    const found = await model.findOne({ _id: id }).lean();
    return found ? plain<PaymentOrder>(found) : null;
  };

  /** Inserts an order unless it exists; returns it as first stored. */
  const insertOnce = async ({ id, amount, ...fields }: PaymentOrder): Promise<PaymentOrder> => {
    try {
      await model.create({ ...fields, amount: decimal128(amount), _id: id });
    } catch (error) {
      const before = isDuplicateKey(error) ? await findById(id) : null;
      if (!before) throw error;
      return before;
    }
    return { id, amount, ...fields };
  };

  return {
    findById,
    insertOnce,
    ...notedEvents<PaymentOrder>(model),

    /** The order paid by a provider's payment. */
    async findByReference(provider: ProviderName, reference: string) {
      const found = await model.findOne({ provider, reference }).lean();
      return found ? plain<PaymentOrder>(found) : null;
    },

    /** Starts a new attempt to pay an order, ignoring earlier declines. Returns null when it can no longer be paid. */
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
     * Records that a provider declined a payment. Does nothing if that decline is already recorded, or if the order has
     * money.
     */
    async decline(id: string, provider: ProviderName, reference: string) {
      await model.updateOne(
        { _id: id, status: 'OPEN', declined: { $ne: reference } },
        { $set: { status: 'DECLINED', provider, declined: reference } },
      );
    },

    /** Marks an order settled: its money has reached its destination. */
    async settle(id: string, settledAs: PaymentSettlement, now: number, events: readonly NotedEvent[] = []) {
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

    /** Leases an order to this process for settling, for longer after each attempt. Returns false when another process has it. */
    async leaseSettling({ id, settleTries = 0 }: PaymentOrder, now: number) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** settleTries);
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
        orders.map(({ id, amount, ...fields }) => ({ ...fields, _id: id, amount: decimal128(amount) })),
      );
    },

    /** Orders by id. */
    async findMany(ids: readonly string[]) {
      return plainAll<PaymentOrder>(await model.find({ _id: { $in: ids } }).lean());
    },
  };
}
