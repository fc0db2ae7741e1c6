import { giftKinds } from '@wayfare/shared';
import type { Connection, Types } from 'mongoose';
import { collectionLists } from '../../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../../platform/crud/collectionWrites.js';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import { decimal128 } from '../../../platform/database/money.js';
import { plain, plainAll } from '../../../platform/database/plain.js';
import type { StoredAdjustment } from './storedAdjustment.js';
import { adjustmentModel } from './adjustment.model.js';

/** Applied when an adjustment ends without moving money, so that its entry can be reversed by another one. */
const RELEASED = { lock: 1, dueSince: 1 } as const;

const documentOf = ({ id, amount, ...fields }: StoredAdjustment) => ({
  ...fields,
  _id: id,
  amount: decimal128(amount),
});

/** All queries on manual wallet adjustments. Posting itself is in posting.repository. */
export function adjustmentRepository(connection: Connection) {
  const model = adjustmentModel(connection);
  const { findById } = collectionWrites<StoredAdjustment>(model);
  /** Returns the exact decimal sum of what a person has given, or is giving, without approval. */
  async function sumAlone(match: Record<string, unknown>): Promise<string> {
    const [found] = await model.aggregate<{ sum: Types.Decimal128 }>([
      { $match: { ...match, state: { $in: ['new', 'posted'] }, decidedBy: null, counted: true } },
      // Concurrent requests for the same gift give it once.
      { $group: { _id: { $ifNull: ['$cause', '$_id'] }, amount: { $max: '$amount' } } },
      { $group: { _id: null, sum: { $sum: '$amount' } } },
    ]);
    return found?.sum.toString() ?? '0';
  }
  return {
    ...collectionLists<StoredAdjustment>(model, { lock: 0, dueSince: 0, counted: 0, act: 0, cause: 0 }),
    findById,

    /** Whether anything was ever posted, or is to be posted, by hand. */
    exist: async () => (await model.exists({})) !== null,

    /** @throws a duplicate key error when the id is taken, or when the entry already has a reversal */
    async insert(adjustment: StoredAdjustment) {
      await model.create(documentOf(adjustment));
    },

    /** Stores a gift once; one with its id that is stored stays as it is. */
    async addGift(gift: StoredAdjustment) {
      const { _id, ...fields } = documentOf(gift);
      await model.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
    },

    /** Adjustments with these references, in any state. */
    async findByRefs(refs: readonly string[]) {
      if (refs.length === 0) return [];
      return plainAll<StoredAdjustment>(await model.find({ txRef: { $in: [...refs] } }).lean());
    },

    /** The first postings and gifts for a trip, in any state. */
    async findOfTrip(booking: string, limit: number): Promise<StoredAdjustment[]> {
      const found = await Promise.all(
        [{ subject: booking }, { booking }].map((filter) => model.find(filter).limit(limit).lean()),
      );
      return plainAll<StoredAdjustment>(found.flat());
    },

    /** The reversal or gift with this lock that is posted or may still be posted. */
    async findReversal(lock: string) {
      const found = await model.findOne({ lock }).lean();
      return found ? plain<StoredAdjustment>(found) : null;
    },

    /**
     * Returns the exact decimal sum of the amounts that an admin has posted, or is posting, without approval
     * since a given time.
     */
    sumPostedAlone: (by: string, since: number): Promise<string> => sumAlone({ by, date: { $gte: since } }),

    /** Returns the same sum for one payment, trip, or payout, without a limit of time. */
    sumForSubject: (by: string, subject: string): Promise<string> => sumAlone({ by, subject }),

    /** Marks it as waiting, as the only one with this reference. Returns false if another one waits. */
    async awaitGiftApproval(id: string, expiresAt: number, lock: string): Promise<boolean> {
      try {
        await model.updateOne(
          { _id: id, state: 'new' },
          { $set: { state: 'pending', expiresAt, lock }, $unset: { dueSince: 1 } },
        );
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await model.deleteOne({ _id: id, state: 'new' });
        return false;
      }
    },

    /** Marks a gift as made. If another request made the same one, that is kept instead. */
    async markGiven({ id, cause }: Pick<StoredAdjustment, 'id' | 'cause'>) {
      try {
        await model.updateOne(
          { _id: id, state: { $in: ['new', 'approved'] } },
          { $set: { state: 'posted', lock: `given:${cause}` }, $unset: { dueSince: 1 } },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await model.deleteOne({ _id: id, state: { $in: ['new', 'approved'] } });
      }
    },

    /**
     * Marks it as waiting for a second admin's approval until a given time. Returns false when it is no
     * longer new.
     */
    async awaitApproval(id: string, expiresAt: number): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, state: 'new' },
        { $set: { state: 'pending', expiresAt }, $unset: { dueSince: 1 } },
      );
      return matchedCount === 1;
    },

    /**
     * Marks it posted after its money moved. Inserts it again if another process dropped it in the meantime.
     */
    async markPosted(adjustment: StoredAdjustment) {
      const { _id, ...fields } = documentOf(adjustment);
      const { state: _state, dueSince: _due, ...rest } = fields;
      try {
        await model.updateOne(
          { _id },
          { $set: { state: 'posted' }, $unset: { dueSince: 1 }, $setOnInsert: rest },
          { upsert: true },
        );
      } catch (error) {
        // It was dropped and requested again before this write: the newer request has the same reference and
        // replaces this one.
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Drops a new adjustment that the wallet balance did not allow. */
    async dropNew(id: string) {
      await model.deleteOne({ _id: id, state: 'new' });
    },

    /**
     * Approves or rejects a pending adjustment; its author cannot approve it. Returns null when that is no
     * longer possible.
     */
    async decide(
      id: string,
      to: 'approved' | 'rejected',
      { by, now, note }: { by: string; now: number; note: string | null },
    ): Promise<StoredAdjustment | null> {
      const decided = await model
        .findOneAndUpdate(
          {
            _id: id,
            state: 'pending',
            expiresAt: { $gt: now },
            ...(to === 'approved' && { by: { $ne: by } }),
          },
          {
            $set: {
              state: to,
              decidedBy: by,
              decidedAt: now,
              decisionNote: note,
              ...(to === 'approved' && { dueSince: now }),
            },
            ...(to === 'rejected' && { $unset: RELEASED }),
          },
          { returnDocument: 'after' },
        )
        .lean();
      return decided ? plain<StoredAdjustment>(decided) : null;
    },

    /** Marks an approved adjustment as failed because the wallet balance did not allow it. */
    async fail(id: string) {
      await model.updateOne({ _id: id, state: 'approved' }, { $set: { state: 'failed' }, $unset: RELEASED });
    },

    /** How many adjustments wait for someone other than their author, at most `limit`. */
    countPending: ({ exceptBy, now }: { exceptBy: string; now: number }, limit: number) =>
      model.countDocuments({ state: 'pending', expiresAt: { $gt: now }, by: { $ne: exceptBy } }, { limit }),

    /** Adjustments whose posting started before a given time and did not finish. */
    async findUnposted(before: number, limit: number) {
      const found = await model
        .find({ dueSince: { $lte: before } })
        .sort({ dueSince: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredAdjustment>(found);
    },

    /** Expires overdue pending adjustments; returns their ids. */
    async expire(now: number, limit: number): Promise<string[]> {
      const found = await model
        .find({ state: 'pending', expiresAt: { $lte: now } }, { _id: 1 })
        .limit(limit)
        .lean();
      const ids = found.map(({ _id }) => _id as string);
      if (ids.length > 0)
        await model.updateMany(
          { _id: { $in: ids }, state: 'pending' },
          { $set: { state: 'expired' }, $unset: RELEASED },
        );
      return ids;
    },

    /** The time of the first adjustment, a ms timestamp; null if there is none. */
    async firstDate(): Promise<number | null> {
      const first = await model.findOne({}, { date: 1 }).sort({ date: 1 }).lean();
      return first?.date ?? null;
    },

    /** Adjustments posted by hand, in pages by id, for the ledger audit. */
    async findPostedAfter(last: string, limit: number) {
      const found = await model
        .find({ _id: { $gt: last }, state: 'posted', kind: { $nin: [...giftKinds] } })
        .sort({ _id: 1 })
        .limit(limit)
        .lean();
      return plainAll<StoredAdjustment>(found);
    },

    /** Removes the notes from a deleted user's adjustments. */
    async forgetPerson(uid: string) {
      await model.updateMany({ uid }, { $set: { note: '', decisionNote: null } });
    },
  };
}
