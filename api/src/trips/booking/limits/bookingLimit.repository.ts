import { type Connection, Schema } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/duplicateKey.js';

/** A booking that was made or canceled, and when (a ms timestamp). */
interface DatedBooking {
  id: string;
  at: number;
}

const datedBookings = { type: [{ _id: false, id: String, at: Number }], default: undefined };
const bookingLimitSchema = new Schema(
  {
    /** The rider or driver. */
    _id: String,
    /**
     * Bookings that take up a rider's slots. Slots of finished bookings are freed when no free slot is left.
     */
    open: datedBookings,
    /** The latest cancellations that count. */
    cancels: datedBookings,
  },
  { versionKey: false },
);

/** The part of a record that says when its user canceled. */
interface Cancels {
  cancels?: DatedBooking[];
}
const timesOf = ({ cancels = [] }: Cancels): number[] => cancels.map(({ at }) => at);

/** Cancellations kept per user: the highest value the setting allows. */
const CANCELS_KEPT = 1_000;

/** Tracks riders' open bookings and how often users cancel. */
export function bookingLimitRepository(connection: Connection) {
  const model = connection.model('BookingLimit', bookingLimitSchema, 'booking_limits');

  return {
    /**
     * Takes a slot for a booking: one conditional write, so that concurrent bookings never take more than
     * `most`. A booking that has a slot keeps it. Returns when the rider canceled trips, ms timestamps; null
     * when no slot is left.
     */
    async claim(uid: string, id: string, most: number, now: number): Promise<number[] | null> {
      try {
        const taken = await model
          .findOneAndUpdate(
            { _id: uid, 'open.id': { $ne: id }, [`open.${most - 1}`]: { $exists: false } },
            { $push: { open: { id, at: now } } },
            { projection: { cancels: 1 } },
          )
          .lean<Cancels>();
        if (taken) return timesOf(taken);
        const { upsertedCount } = await model.updateOne(
          { _id: uid },
          { $setOnInsert: { open: [{ id, at: now }] } },
          { upsert: true },
        );
        if (upsertedCount === 1) return [];
      } catch (error) {
        // The rider's first two bookings came concurrently.
        if (!isDuplicateKey(error)) throw error;
        return this.claim(uid, id, most, now);
      }
      const has = await model.findOne({ _id: uid, 'open.id': id }, { cancels: 1 }).lean<Cancels>();
      return has && timesOf(has);
    },
    /** The bookings that hold a slot. */
    async openOf(uid: string): Promise<DatedBooking[]> {
      const found = await model.findOne({ _id: uid }, { open: 1 }).lean<{ open?: DatedBooking[] }>();
      return found?.open ?? [];
    },
    /** Frees slots. */
    async release(uid: string, ids: readonly string[]) {
      await model.updateOne({ _id: uid }, { $pull: { open: { id: { $in: ids } } } });
    },
    /** Records a cancellation, once per booking. */
    async recordCancel(uid: string, { id, at }: DatedBooking) {
      await model.updateOne({ _id: uid }, { $setOnInsert: { open: [] } }, { upsert: true });
      await model.updateOne(
        { _id: uid, 'cancels.id': { $ne: id } },
        { $push: { cancels: { $each: [{ id, at }], $slice: -CANCELS_KEPT } } },
      );
    },
    /** When a user canceled, ms timestamps. */
    async cancelsOf(uid: string): Promise<number[]> {
      const found = await model.findOne({ _id: uid }, { cancels: 1 }).lean<Cancels>();
      return found ? timesOf(found) : [];
    },
    async removeOf(uid: string) {
      await model.deleteOne({ _id: uid });
    },
  };
}
