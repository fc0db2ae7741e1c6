import type { Payment, PaymentSettlement, PaymentStatus, ProviderName } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../database/duplicateKey.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import { paymentModel } from './payment.model.js';

/** A payment order as the API works with it. */
export interface PaymentOrder
  extends Omit<Payment, 'settledAs' | 'provider' | 'settledAt'>,
    Partial<Pick<Payment, 'settledAs' | 'provider' | 'settledAt'>> {
  payer: string;
  reference?: string;
  declined?: string;
  confirmedAt?: number;
  settleDue?: number;
  settleTries?: number;
}

/** What a provider says of money it has: which payment of its own brought it, and when that became known (ms). */
export interface Confirmation {
  provider: ProviderName;
  reference: string;
  confirmedAt: number;
  /** When the sweeper may settle the order if nobody has. */
  settleDue: number;
}

const PAYABLE: readonly PaymentStatus[] = ['OPEN', 'DECLINED'];
/** The first pause between tries to settle an order, in ms; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Every query on payment orders. */
export function paymentRepository(connection: Connection) {
  const model = paymentModel(connection);

  const findById = async (id: string) => {
    const found = await model.findOne({ _id: id }).lean();
    return found ? plain<PaymentOrder>(found) : null;
  };

  /** Writes an order down unless it is there; answers it as it was first written. */
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

    /** The order a provider's payment has paid. */
    async findByReference(provider: ProviderName, reference: string) {
      const found = await model.findOne({ provider, reference }).lean();
      return found ? plain<PaymentOrder>(found) : null;
    },

    /** A new try to pay an order: what was declined before no longer counts. Null when it cannot be paid any more. */
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
     * Notes that a provider has an order's money, once: null when the order has money already.
     * @throws a duplicate key error when this very payment has paid another order
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

    /** Notes that a provider has declined a payment; the same one again, and one of an order with money, changes nothing. */
    async decline(id: string, provider: ProviderName, reference: string) {
      await model.updateOne(
        { _id: id, status: 'OPEN', declined: { $ne: reference } },
        { $set: { status: 'DECLINED', provider, declined: reference } },
      );
    },

    /** The money is where it belongs. */
    async settle(id: string, settledAs: PaymentSettlement, now: number) {
      await model.updateOne(
        { _id: id, status: 'CONFIRMED' },
        { $set: { status: 'SETTLED', settledAs, settledAt: now }, $unset: { settleDue: 1, settleTries: 1 } },
      );
    },

    /** Orders whose money has come and is not where it belongs. */
    async findUnsettled(now: number, limit: number) {
      const found = await model
        .find({ settleDue: { $lte: now } })
        .sort({ settleDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentOrder>(found);
    },

    /** Takes an order to settle for this process; each further time it is left alone for longer. False when another one has it. */
    async leaseSettling({ id, settleTries = 0 }: PaymentOrder, now: number) {
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** settleTries);
      const leased = await model.updateOne(
        { _id: id, settleDue: { $lte: now } },
        { $set: { settleDue: now + pause }, $inc: { settleTries: 1 } },
      );
      return leased.matchedCount === 1;
    },

    /** Orders that have money, in pages by id, for the audit of the books. */
    async findPaidAfter(id: string | null, limit: number) {
      const found = await model
        .find({ reference: { $exists: true }, ...(id !== null && { _id: { $gt: id } }) })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentOrder>(found);
    },

    /** For the demo: many orders at once. */
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

export type PaymentRepository = ReturnType<typeof paymentRepository>;
