import type { Withdraw } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { decimal128 } from '../database/money.js';
import { plain, plainAll } from '../database/plain.js';
import { withdrawModel } from './withdraw.model.js';

/** A request as the API works with it: not reserved until its amount has left the wallet. */
export type StoredWithdraw = Withdraw & { reserved: boolean };

const WITHOUT_PERSON = {
  $set: { name: '' },
  $unset: { bankName: 1, bankCode: 1, bankAccount: 1 },
} as const;

/** Every query on requests to be paid out. */
export function withdrawRepository(connection: Connection) {
  const model = withdrawModel(connection);
  const { findById } = collectionWrites<StoredWithdraw>(model);
  return {
    ...collectionLists<StoredWithdraw>(model, {}),
    findById,

    /** Whether somebody waits to be paid out. */
    hasOpen: async (uid: string) => (await model.exists({ uid, processed: false })) !== null,

    /** How many wait to be processed, counted up to a limit. */
    countOpen: (limit: number) => model.countDocuments({ reserved: true, processed: false }, { limit }),

    /** Takes the name and bank details of somebody who is gone off what was paid out. */
    async forgetPerson(uid: string) {
      await model.updateMany({ uid, processed: true }, WITHOUT_PERSON);
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
     * Marks it processed unless it is; answers it as it then is, null when there is none. Of somebody who is gone it
     * says no more whose it was: until now it was needed to pay it out.
     */
    async process(
      id: string,
      { now, isOwnerGone }: { now: number; isOwnerGone: boolean },
    ): Promise<StoredWithdraw | null> {
      const { $set, ...unset } = isOwnerGone ? WITHOUT_PERSON : { $set: {} };
      const processed = await model
        .findOneAndUpdate(
          { _id: id, reserved: true, processed: false },
          { $set: { ...$set, processed: true, procesDate: now }, ...unset },
          { returnDocument: 'after' },
        )
        .lean();
      return processed ? plain<StoredWithdraw>(processed) : findById(id);
    },
  };
}

export type WithdrawRepository = ReturnType<typeof withdrawRepository>;
