import type { Connection } from 'mongoose';
import { decimal128 } from '../../../platform/database/money.js';
import { plain, plainAll } from '../../../platform/database/plain.js';
import type { SandboxCharge } from './sandboxCharge.js';
import { sandboxChargeModel } from './sandboxCharge.model.js';

/** The sandbox provider's own records: the rest of the API does not read them. */
export function sandboxChargeRepository(connection: Connection) {
  const model = sandboxChargeModel(connection);
  return {
    async insert({ id, amount, captured: _none, ...fields }: SandboxCharge) {
      await model.create({ ...fields, _id: id, amount: decimal128(amount) });
    },
    async findById(id: string): Promise<SandboxCharge | null> {
      const found = await model.findOne({ _id: id }).lean();
      return found ? plain<SandboxCharge>(found) : null;
    },
    /** Refunds a part of a charge, once per id, if its refunds are as many as the caller has seen. */
    async refund(id: string, refund: { id: string; amount: number }, seen: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, 'refunds.id': { $ne: refund.id }, [`refunds.${seen}`]: { $exists: false } },
        { $push: { refunds: { ...refund, amount: decimal128(refund.amount) } } },
      );
      return matchedCount === 1;
    },
    /** Charges a held amount, or releases it (null), if neither has happened. */
    async endHold(id: string, captured: number | null) {
      await model.updateOne(
        { _id: id, holds: true, approved: true, captured: { $exists: false }, released: { $exists: false } },
        { $set: captured === null ? { released: true } : { captured: decimal128(captured) } },
      );
    },
    /** Payments whose webhook is due. */
    async findDueWebhooks(now: number, limit: number): Promise<SandboxCharge[]> {
      const found = await model
        .find({ webhookDue: { $lte: now } })
        .sort({ webhookDue: 1 })
        .limit(limit)
        .lean();
      return plainAll<SandboxCharge>(found);
    },
    /** Schedules the webhook for a given time; null for never. */
    async scheduleWebhook(id: string, webhookDue: number | null) {
      await model.updateOne(
        { _id: id },
        webhookDue === null ? { $unset: { webhookDue: 1 } } : { $set: { webhookDue } },
      );
    },
  };
}
