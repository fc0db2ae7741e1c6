import type { ProviderName } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { plainAll } from '../../../platform/database/plain.js';
import type { PaymentCustomer } from './paymentCustomer.js';
import { paymentCustomerModel } from './paymentCustomer.model.js';

const idOf = (provider: ProviderName, user: string) => `${provider}:${user}`;

/** All queries on users as providers know them. */
export function paymentCustomerRepository(connection: Connection) {
  const model = paymentCustomerModel(connection);
  return {
    /** The provider's id of a user; null if they never kept a card there. */
    async find(provider: ProviderName, user: string): Promise<string | null> {
      const found = await model.findOne({ _id: idOf(provider, user) }).lean();
      return found?.customer ?? null;
    },

    /** Stores the provider's id of a user, unless there is one. Returns the one that is stored. */
    async insertOnce(provider: ProviderName, user: string, customer: string): Promise<string> {
      const stored = await model
        .findOneAndUpdate(
          { _id: idOf(provider, user) },
          { $setOnInsert: { provider, user, customer } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored?.customer ?? customer;
    },

    /** Records that all providers must delete a user's data. */
    async forget(user: string, now: number) {
      await model.updateMany({ user }, { $set: { forgetDue: now } });
    },

    async findForgotten(now: number, limit: number): Promise<PaymentCustomer[]> {
      const found = await model
        .find({ forgetDue: { $lte: now } })
        .sort({ forgetDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<PaymentCustomer>(found);
    },

    /** Leases one to this process until the next try. Returns false when another process has it. */
    async leaseForgetting({ id, forgetDue }: PaymentCustomer, next: number): Promise<boolean> {
      const leased = await model.updateOne({ _id: id, forgetDue }, { $set: { forgetDue: next } });
      return leased.matchedCount === 1;
    },

    async remove(id: string) {
      await model.deleteOne({ _id: id });
    },
  };
}
