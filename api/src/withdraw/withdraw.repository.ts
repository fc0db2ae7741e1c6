import type { Withdraw } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import type { ListQuery } from '../crud/listQuery.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import { withdrawModel } from './withdraw.model.js';

/** A request as the API works with it: not reserved until its amount has left the wallet. */
export type StoredWithdraw = Omit<Withdraw, 'heldUntil' | 'bankChanged' | 'version'> & {
  reserved: boolean;
  returnSince?: number;
};

const WITHOUT_PERSON = {
  $set: { name: '' },
  $unset: { bankName: 1, bankCode: 1, bankAccount: 1 },
} as const;

/** An open request: neither paid out nor failed. Requests that were stored before they could fail have no `failedAt`. */
const OPEN = { processed: false, failedAt: null } as const;

/** A filter by `failed`, in terms of the time of the failure. */
function byFailure(filter: Record<string, unknown>): Record<string, unknown> {
  const conditions = Object.entries(filter).map(([field, condition]): [string, unknown] => {
    if (field === '$and') return [field, (condition as Record<string, unknown>[]).map(byFailure)];
    if (field !== 'failed') return [field, condition];
    const { $eq, $in = [$eq] } = condition as { $eq?: boolean; $in?: (boolean | undefined)[] };
    const isEither = $in.includes(true) && $in.includes(false);
    return ['failedAt', isEither ? { $ne: -1 } : $in.includes(true) ? { $gt: 0 } : { $eq: null }];
  });
  return Object.fromEntries(conditions);
}

/** Every query on requests to be paid out. */
export function withdrawRepository(connection: Connection) {
  const model = withdrawModel(connection);
  const { findById } = collectionWrites<StoredWithdraw>(model);
  const lists = collectionLists<StoredWithdraw>(model, {});
  return {
    ...lists,
    list: (query: ListQuery) => lists.list({ ...query, filter: byFailure(query.filter) }),
    inBatches: (query: ListQuery, size: number) =>
      lists.inBatches({ ...query, filter: byFailure(query.filter) }, size),
    findById,

    /** Whether somebody waits to be paid out, or for a failed payout to return. */
    hasOpen: async (uid: string) =>
      (await model.exists({ uid, $or: [OPEN, { returnSince: { $exists: true } }] })) !== null,

    /** How many wait to be processed, counted up to a limit. */
    countOpen: (limit: number) => model.countDocuments({ reserved: true, ...OPEN }, { limit }),

    /** Takes the name and bank details of somebody who is gone off what was paid out. */
    async forgetPerson(uid: string) {
      await model.updateMany({ uid, $or: [{ processed: true }, { failedAt: { $gt: 0 } }] }, WITHOUT_PERSON);
    },

    /** @throws a duplicate key error when the id is taken */
    async insert({ id, amount, ...fields }: StoredWithdraw) {
      await model.create({ ...fields, amount: decimal128(amount), _id: id });
    },

    /** Its amount has left the wallet: from now on it is shown. Put back when it was dropped meanwhile. */
    async markReserved({ id, amount, reserved: _before, ...fields }: StoredWithdraw) {
      await model.updateOne(
        { _id: id },
        { $set: { reserved: true }, $setOnInsert: { ...fields, amount: decimal128(amount) } },
        { upsert: true },
      );
    },

    /** Drops a request whose amount was not in the wallet. */
    async dropUnreserved(id: string) {
      await model.deleteOne({ _id: id, reserved: false });
    },

    /** Requests made before a time whose amount may not have been taken yet. */
    async findUnreserved(before: number, limit: number) {
      const found = await model
        .find({ reserved: false, date: { $lte: before } })
        .sort({ date: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredWithdraw>(found);
    },

    /**
     * Marks it processed unless it is processed or failed; answers it as it then is, null when there is none. Of somebody who is gone it
     * says no more whose it was: until now it was needed to pay it out.
     */
    async process(
      id: string,
      { now, isOwnerGone }: { now: number; isOwnerGone: boolean },
    ): Promise<StoredWithdraw | null> {
      const { $set, ...unset } = isOwnerGone ? WITHOUT_PERSON : { $set: {} };
      const processed = await model
        .findOneAndUpdate(
          { _id: id, reserved: true, ...OPEN },
          { $set: { ...$set, processed: true, procesDate: now }, ...unset },
          { returnDocument: 'after' },
        )
        .lean();
      return processed ? plain<StoredWithdraw>(processed) : findById(id);
    },

    /** Marks it failed, and its amount as on its way back, while it is as `processed` as it was seen; null otherwise. */
    async fail(
      id: string,
      { now, reason, processed }: { now: number; reason: string; processed: boolean },
    ): Promise<StoredWithdraw | null> {
      const failed = await model
        .findOneAndUpdate(
          { _id: id, reserved: true, processed, failedAt: null },
          { $set: { failedAt: now, failReason: reason, returnSince: now } },
          { returnDocument: 'after' },
        )
        .lean();
      return failed ? plain<StoredWithdraw>(failed) : null;
    },

    /** Its amount is back in the wallet. */
    async markReturned(id: string) {
      await model.updateOne({ _id: id }, { $unset: { returnSince: 1 } });
    },

    /** Its amount has no wallet to return to: it is what it was before it failed. */
    async undoFail(id: string) {
      await model.updateOne(
        { _id: id, returnSince: { $exists: true } },
        { $unset: { failedAt: 1, failReason: 1, returnSince: 1 } },
      );
    },

    /** Failed requests whose amount began to return before a time and has not arrived. */
    async findUnreturned(before: number, limit: number) {
      const found = await model
        .find({ returnSince: { $lte: before } })
        .sort({ returnSince: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredWithdraw>(found);
    },

    /** Failed requests in pages by id, for the audit of the books. */
    async findFailedAfter(last: string, limit: number) {
      const found = await model
        .find({ _id: { $gt: last }, failedAt: { $exists: true } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredWithdraw>(found);
    },

    /** Failed requests among these ids. */
    async findFailed(ids: readonly string[]) {
      return plainAll<StoredWithdraw>(
        await model.find({ _id: { $in: [...ids] }, failedAt: { $exists: true } }).lean(),
      );
    },
  };
}

export type WithdrawRepository = ReturnType<typeof withdrawRepository>;
