import { type AuthorizationState, authorizationStates, providerNames } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';
import { decimal128 } from '../../../platform/database/money.js';
import { plain, plainAll } from '../../../platform/database/plain.js';
import type { CardAuthorization } from './cardAuthorization.js';

const authorizationSchema = new Schema(
  {
    _id: String,
    order: { type: String, required: true },
    booking: { type: String, required: true },
    payer: { type: String, required: true },
    provider: { type: String, enum: providerNames, required: true },
    amount: { type: Schema.Types.Decimal128, required: true },
    currency: { type: String, required: true },
    state: { type: String, enum: authorizationStates, required: true },
    capture: Schema.Types.Decimal128,
    decidedAt: Number,
    failure: String,
    createdAt: { type: Number, required: true },
    due: Number,
    checks: { type: Number, required: true },
  },
  { versionKey: false },
);

// The amounts held for one trip.
authorizationSchema.index({ booking: 1, createdAt: 1 });
// Work queue: amounts with pending work.
authorizationSchema.index({ due: 1 }, { partialFilterExpression: { due: { $exists: true } } });

/** States before a decision about an amount. */
const UNDECIDED: readonly AuthorizationState[] = ['new', 'held'];

/** All queries on amounts that providers hold on cards. */
export function cardAuthorizationRepository(connection: Connection) {
  const model = connection.model('CardAuthorization', authorizationSchema, 'card_authorizations');

  const findById = async (id: string) => {
    const found = await model.findOne({ _id: id }).lean();
    return found ? plain<CardAuthorization>(found) : null;
  };

  return {
    findById,

    /** Inserts an amount that is newly held, unless it exists. Returns the stored one. */
    async insertOnce({
      id,
      amount,
      capture: _none,
      ...fields
    }: CardAuthorization): Promise<CardAuthorization> {
      try {
        await model.create({ ...fields, amount: decimal128(amount), _id: id });
      } catch (error) {
        const before = isDuplicateKey(error) ? await findById(id) : null;
        if (!before) throw error;
        return before;
      }
      return { id, amount, ...fields };
    },

    /** Records that a trip started with an amount. It has no pending work until the trip ends. */
    async keep(id: string) {
      await model.updateOne({ _id: id, state: 'new' }, { $set: { state: 'held' }, $unset: { due: 1 } });
    },

    /** Decides to capture a part of an amount or all of it, unless a decision exists. */
    async decideCapture(id: string, capture: number, due: number) {
      await model.updateOne(
        { _id: id, state: { $in: UNDECIDED } },
        { $set: { state: 'capturing', capture: decimal128(capture), decidedAt: due, due, checks: 0 } },
      );
    },

    /** Decides to release an amount, unless a decision exists. */
    async decideRelease(id: string, due: number) {
      await model.updateOne(
        { _id: id, state: { $in: UNDECIDED } },
        { $set: { state: 'releasing', due, checks: 0 } },
      );
    },

    /** Releases an amount that is not to be captured after all. */
    async releaseUncaptured(id: string, failure: string, due: number) {
      await model.updateOne(
        { _id: id, state: 'capturing' },
        { $set: { state: 'releasing', failure, due, checks: 0 } },
      );
    },

    /** Records the final state. A captured amount stays captured. */
    async finish(id: string, state: 'captured' | 'released' | 'failed', failure?: string) {
      await model.updateOne(
        { _id: id, ...(state !== 'captured' && { state: { $ne: 'captured' } }) },
        { $set: { state, ...(failure !== undefined && { failure }) }, $unset: { due: 1 } },
      );
    },

    /**
     * Returns since when providers have not answered captures, by booking, for the `limit` captures that are
     * continued next.
     */
    async capturingSince(limit: number): Promise<Map<string, number>> {
      const found = await model
        .find({ due: { $gt: 0 }, state: 'capturing' }, { booking: 1, decidedAt: 1, createdAt: 1 })
        .sort({ due: 1 })
        .limit(limit)
        .lean();
      return new Map(found.map(({ booking, decidedAt, createdAt }) => [booking, decidedAt ?? createdAt]));
    },

    /** The first amounts that were held for a trip, oldest first. */
    async findOf(booking: string, limit: number): Promise<CardAuthorization[]> {
      const found = await model.find({ booking }).sort({ createdAt: 1 }).limit(limit).lean();
      return plainAll<CardAuthorization>(found);
    },

    /** Returns amounts with pending work. */
    async findDue(now: number, limit: number): Promise<CardAuthorization[]> {
      const found = await model
        .find({ due: { $lte: now } })
        .sort({ due: 1 })
        .limit(limit)
        .lean();
      return plainAll<CardAuthorization>(found);
    },

    /** Leases an amount to this process until the next time. Returns false when another process has it. */
    async lease({ id, due }: CardAuthorization, next: number): Promise<boolean> {
      const leased = await model.updateOne({ _id: id, due }, { $set: { due: next }, $inc: { checks: 1 } });
      return leased.matchedCount === 1;
    },
  };
}
