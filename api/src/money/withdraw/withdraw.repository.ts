import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import type { ListQuery } from '../../platform/crud/listQuery.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { rewriteTexts } from '../../platform/crud/rewriteTexts.js';
import type { SearchPage } from '../../platform/crud/rewriteSearch.js';
import { decimal128 } from '../../platform/database/money.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import type { StoredWithdraw } from './storedWithdraw.js';
import { type PendingEvent, pendingEvents, withEvents } from '../../messages/webhook/pendingEvents.js';
import { withdrawModel } from './withdraw.model.js';

const WITHOUT_PERSON = {
  $set: { name: '' },
  $unset: { bankName: 1, bankCode: 1, bankAccount: 1 },
} as const;

/**
 * An open request: neither paid out nor failed. Requests stored before `failedAt` was introduced do not have
 * it.
 */
const OPEN = { processed: false, failedAt: null } as const;

/** Rewrites a filter on `failed` as a filter on the time of the failure. */
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

/** All queries on payout requests. */
export function withdrawRepository(connection: Connection) {
  const model = withdrawModel(connection);
  const { findById } = collectionWrites<StoredWithdraw>(model);
  const lists = collectionLists<StoredWithdraw>(model, {});
  return {
    ...lists,
    /** Rewrites the names of the drivers in a page of requests. */
    rewriteNames: (rewrite: (name: string, field: string) => string, page: SearchPage) =>
      rewriteTexts(model, ['name'], rewrite, page),
    list: (query: ListQuery) => lists.list({ ...query, filter: byFailure(query.filter) }),
    inBatches: (query: ListQuery, size: number) =>
      lists.inBatches({ ...query, filter: byFailure(query.filter) }, size),
    findById,
    ...pendingEvents<StoredWithdraw>(model),

    /** Whether a user has an open request, or a failed payout that is being returned. */
    hasOpen: async (uid: string) =>
      (await model.exists({ uid, $or: [OPEN, { returnSince: { $exists: true } }] })) !== null,

    /** How many requests are open, counted up to a limit. */
    countOpen: (limit: number) => model.countDocuments({ reserved: true, ...OPEN }, { limit }),

    /** Removes the name and bank details of a deleted user from closed requests. */
    async forgetPerson(uid: string) {
      await model.updateMany({ uid, $or: [{ processed: true }, { failedAt: { $gt: 0 } }] }, WITHOUT_PERSON);
    },

    /** @throws a duplicate key error when the id is taken */
    async insert({ id, amount, ...fields }: StoredWithdraw) {
      await model.create({ ...fields, amount: decimal128(amount), _id: id });
    },

    /**
     * Marks a request visible once its amount has left the wallet. Inserts it again if it was dropped in the
     * meantime.
     */
    async markReserved(
      { id, amount, reserved: _before, ...fields }: StoredWithdraw,
      events: readonly PendingEvent[] = [],
    ) {
      await model.updateOne(
        { _id: id },
        {
          $set: { reserved: true },
          $setOnInsert: { ...fields, amount: decimal128(amount) },
          ...withEvents(events),
        },
        { upsert: true },
      );
    },

    /** Drops a request whose amount the wallet did not hold. */
    async dropUnreserved(id: string) {
      await model.deleteOne({ _id: id, reserved: false });
    },

    /** Requests made before a given time whose amount may not have been taken yet. */
    async findUnreserved(before: number, limit: number) {
      const found = await model
        .find({ reserved: false, date: { $lte: before } })
        .sort({ date: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredWithdraw>(found);
    },

    /**
     * Marks a request processed unless it is processed or failed; returns its resulting state, null when
     * there is none. Removes the personal data if the owner was deleted: it was only kept for the payout.
     */
    async process(
      id: string,
      { now, isOwnerGone, events }: { now: number; isOwnerGone: boolean; events: readonly PendingEvent[] },
    ): Promise<StoredWithdraw | null> {
      const { $set, ...unset } = isOwnerGone ? WITHOUT_PERSON : { $set: {} };
      const processed = await model
        .findOneAndUpdate(
          { _id: id, reserved: true, ...OPEN },
          { $set: { ...$set, processed: true, procesDate: now }, ...unset, ...withEvents(events) },
          { returnDocument: 'after' },
        )
        .lean();
      return processed ? plain<StoredWithdraw>(processed) : findById(id);
    },

    /**
     * Marks a request failed and its amount as returning, if `processed` still has the given value; returns
     * null otherwise.
     */
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

    /** Records that the amount is back in the wallet. */
    async markReturned(id: string, events: readonly PendingEvent[]) {
      await model.updateOne(
        { _id: id, returnSince: { $exists: true } },
        { $unset: { returnSince: 1 }, ...withEvents(events) },
      );
    },

    /** Restores the state before the failure, when there is no wallet to return the amount to. */
    async undoFail(id: string) {
      await model.updateOne(
        { _id: id, returnSince: { $exists: true } },
        { $unset: { failedAt: 1, failReason: 1, returnSince: 1 } },
      );
    },

    /** Failed requests whose amount started returning before a given time and has not arrived. */
    async findUnreturned(before: number, limit: number) {
      const found = await model
        .find({ returnSince: { $lte: before } })
        .sort({ returnSince: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredWithdraw>(found);
    },

    /** Failed requests in pages by id, for the ledger audit. */
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
