import { type Connection, Schema } from 'mongoose';

const holdSchema = new Schema(
  {
    /** The booking the money is reserved for. */
    _id: String,
    uid: { type: String, required: true },
    /** When the reservation started, a ms timestamp. */
    at: { type: Number, required: true },
  },
  { versionKey: false },
);
// Finds records that a crashed process left, oldest first.
holdSchema.index({ at: 1 });
// Whether an account can be deleted.
holdSchema.index({ uid: 1 });

/**
 * Money being reserved for bookings that are not stored yet. A note is written before the posting and removed
 * once the booking is stored; leftover notes come from a crashed process (`releaseStrayWalletHolds`).
 */
export function walletHoldRepository(connection: Connection) {
  const model = connection.model('OpenHold', holdSchema, 'open_holds');
  return {
    /** Records that money is about to be reserved for a booking. Calling it again resets the time. */
    async note(booking: string, uid: string, at: number) {
      await model.updateOne({ _id: booking }, { $set: { uid, at } }, { upsert: true });
    },
    async forget(booking: string) {
      await model.deleteOne({ _id: booking });
    },
    /** Returns the records written before a given time. */
    async findLeft(before: number, limit: number) {
      const found = await model
        .find({ at: { $lt: before } })
        .sort({ at: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, uid }) => ({ booking: _id as string, uid }));
    },
    /** Whether a user has money being reserved. */
    hasOpen: async (uid: string) => (await model.exists({ uid })) !== null,
  };
}
