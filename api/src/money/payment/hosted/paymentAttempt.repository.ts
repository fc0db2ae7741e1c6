import type { ProviderName } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { decimal128 } from '../../../platform/database/money.js';
import { plain, plainAll } from '../../../platform/database/plain.js';
import type { DecidedPayment, OpenedCheckout } from './hostedCheckout.js';
import type { PaymentAttempt, SubmittedCard } from './paymentAttempt.js';
import { paymentAttemptModel } from './paymentAttempt.model.js';

/** All queries on attempts to pay at providers with a hosted checkout. */
export function paymentAttemptRepository(connection: Connection) {
  const model = paymentAttemptModel(connection);
  return {
    async insert({ id, amount, ...fields }: PaymentAttempt) {
      await model.create({ ...fields, _id: id, amount: decimal128(amount) });
    },

    async findById(id: string): Promise<PaymentAttempt | null> {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<PaymentAttempt>(found) : null;
    },

    /** The latest attempt to pay an order at a provider whose checkout was opened after `since` (ms). */
    async findLatest(order: string, provider: ProviderName, since: number): Promise<PaymentAttempt | null> {
      const found = await model
        .findOne({ order, provider, createdAt: { $gt: since }, page: { $exists: true } })
        .sort({ createdAt: -1 })
        .lean();
      return found ? plain<PaymentAttempt>(found) : null;
    },

    /** Attempts started until `to` (ms), in order, after the one with this start and id. */
    async findStarted(
      { lastAt, lastId, to }: { lastAt: number; lastId: string; to: number },
      limit: number,
    ): Promise<PaymentAttempt[]> {
      const found = await model
        .find({
          createdAt: { $gte: lastAt, $lte: to },
          $or: [{ createdAt: { $gt: lastAt } }, { _id: { $gt: lastId } }],
        })
        .sort({ createdAt: 1, _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentAttempt>(found);
    },

    /** Stores the provider's answer to the opening of the checkout. */
    async setOpened(id: string, opened: OpenedCheckout) {
      await model.updateOne({ _id: id }, { $set: opened });
    },

    /**
     * Stores the card that is about to be charged. Only once per attempt, or again after the payer had to
     * confirm. Returns the attempt with the card; null if another request has submitted one.
     */
    async submitCard(id: string, card: SubmittedCard): Promise<PaymentAttempt | null> {
      const stored = await model
        .findOneAndUpdate(
          {
            _id: id,
            decided: { $exists: false },
            $or: [{ card: { $exists: false } }, { 'card.confirm': true }],
          },
          { $set: { card } },
          { returnDocument: 'after' },
        )
        .lean();
      return stored ? plain<PaymentAttempt>(stored) : null;
    },

    /** Records that the payer must confirm the payment before the card is charged. */
    async askToConfirm(id: string) {
      await model.updateOne({ _id: id }, { $set: { 'card.confirm': true } });
    },

    /** Stores the final answer to the charge of an attempt. Its token is used up. */
    async decide(id: string, decided: DecidedPayment) {
      await model.updateOne({ _id: id }, { $set: { decided, 'card.given': {} } });
    },

    /** Records that the provider does not know of a payment, long after the charge was sent. */
    async expire(id: string) {
      await model.updateOne({ _id: id, decided: { $exists: false } }, { $set: { expired: true } });
    },

    /** Attempts whose provider is to be asked for the result. */
    async findDue(now: number, limit: number): Promise<PaymentAttempt[]> {
      const found = await model
        .find({ checkDue: { $lte: now } })
        .sort({ checkDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentAttempt>(found);
    },

    /** Leases an attempt to this process until its next check. Returns false when another process has it. */
    async leaseCheck({ id, checkDue }: PaymentAttempt, nextCheck: number): Promise<boolean> {
      const leased = await model.updateOne(
        { _id: id, checkDue },
        { $set: { checkDue: nextCheck }, $inc: { checks: 1 } },
      );
      return leased.matchedCount === 1;
    },

    /** Stops asking for the result of an attempt. */
    async finish(id: string) {
      await model.updateOne({ _id: id }, { $unset: { checkDue: 1 } });
    },
  };
}
