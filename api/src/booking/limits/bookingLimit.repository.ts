import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../database/duplicateKey.js';

/** A booking that was made or cancelled, and when (a ms timestamp). */
interface Noted {
  id: string;
  at: number;
}

const noted = { type: [{ _id: false, id: String, at: Number }], default: undefined };
const bookingLimitSchema = new Schema(
  {
    /** The rider or driver. */
    _id: String,
    /** Bookings that take up one of a rider's places. Those that are over are removed when there is no place left. */
    open: noted,
    /** The newest cancellations that count. */
    cancels: noted,
  },
  { versionKey: false },
);

/** Cancellations that are kept of each person: the most the setting can ask for. */
const CANCELS_KEPT = 1_000;

/** How many bookings riders have open, and who cancels how often. */
export function bookingLimitRepository(connection: Connection) {
  const model = connection.model('BookingLimit', bookingLimitSchema, 'booking_limits');

  return {
    /**
     * Takes a place for a booking: one conditional write, so that parallel bookings never take more than `most`.
     * A booking that has a place keeps it. False when there is none left.
     */
    async claim(uid: string, id: string, most: number, now: number): Promise<boolean> {
      try {
        const taken = await model.updateOne(
          { _id: uid, 'open.id': { $ne: id }, [`open.${most - 1}`]: { $exists: false } },
          { $push: { open: { id, at: now } } },
        );
        if (taken.matchedCount === 1) return true;
        const { upsertedCount } = await model.updateOne(
          { _id: uid },
          { $setOnInsert: { open: [{ id, at: now }] } },
          { upsert: true },
        );
        if (upsertedCount === 1) return true;
      } catch (error) {
        // The first two bookings of a rider at the same moment.
        if (!isDuplicateKey(error)) throw error;
        return this.claim(uid, id, most, now);
      }
      return (await model.findOne({ _id: uid, 'open.id': id }, { _id: 1 }).lean()) !== null;
    },
    /** The bookings that have a place. */
    async openOf(uid: string): Promise<Noted[]> {
      const found = await model.findOne({ _id: uid }, { open: 1 }).lean<{ open?: Noted[] }>();
      return found?.open ?? [];
    },
    /** Gives places back. */
    async release(uid: string, ids: readonly string[]) {
      await model.updateOne({ _id: uid }, { $pull: { open: { id: { $in: ids } } } });
    },
    /** Notes a cancellation, once for each booking. */
    async noteCancel(uid: string, { id, at }: Noted) {
      await model.updateOne({ _id: uid }, { $setOnInsert: { open: [] } }, { upsert: true });
      await model.updateOne(
        { _id: uid, 'cancels.id': { $ne: id } },
        { $push: { cancels: { $each: [{ id, at }], $slice: -CANCELS_KEPT } } },
      );
    },
    /** When somebody cancelled, ms timestamps. */
    async cancelsOf(uid: string): Promise<number[]> {
      const found = await model.findOne({ _id: uid }, { cancels: 1 }).lean<{ cancels?: Noted[] }>();
      return (found?.cancels ?? []).map(({ at }) => at);
    },
    async removeOf(uid: string) {
      await model.deleteOne({ _id: uid });
    },
  };
}
