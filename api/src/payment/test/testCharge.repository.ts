import type { Connection } from 'mongoose';
import { decimal128 } from '../../database/money.js';
import { plain, plainAll } from '../../database/plain.js';
import { testChargeModel } from './testCharge.model.js';

/** A payment as the test provider stores it. `amount` is exact, `at` and `webhookDue` are ms timestamps. */
export interface TestCharge {
  id: string;
  order: string;
  amount: number;
  currency: string;
  approved: boolean;
  at: number;
  webhookDue?: number;
}

/** The test provider's own records: the rest of the API does not read them. */
export function testChargeRepository(connection: Connection) {
  const model = testChargeModel(connection);
  return {
    async insert({ id, amount, ...fields }: TestCharge) {
      await model.create({ ...fields, _id: id, amount: decimal128(amount) });
    },
    async findById(id: string): Promise<TestCharge | null> {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<TestCharge>(found) : null;
    },
    /** Payments whose webhook is due. */
    async findUntold(now: number, limit: number): Promise<TestCharge[]> {
      const found = await model
        .find({ webhookDue: { $lte: now } })
        .sort({ webhookDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<TestCharge>(found);
    },
    /** Schedules the webhook for a given time; null for never. */
    async tellAt(id: string, webhookDue: number | null) {
      await model.updateOne(
        { _id: id },
        webhookDue === null ? { $unset: { webhookDue: 1 } } : { $set: { webhookDue } },
      );
    },
  };
}
