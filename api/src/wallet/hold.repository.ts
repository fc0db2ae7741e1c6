import { type Connection, Schema } from 'mongoose';

const holdSchema = new Schema(
  {
    /** The booking the money is reserved for. */
    _id: String,
    uid: { type: String, required: true },
    /** When it was about to be reserved, a ms timestamp. */
    at: { type: Number, required: true },
  },
  { versionKey: false },
);
// What was left by a process that died, oldest first.
holdSchema.index({ at: 1 });
// Whether an account can be removed.
holdSchema.index({ uid: 1 });

/**
 * Money that is being reserved for bookings that are not written yet. A note is made before the posting and removed once
 * the booking is there; what remains was left by a process that died (`releaseStrayHolds`).
 */
export function holdRepository(connection: Connection) {
  const model = connection.model('OpenHold', holdSchema, 'open_holds');
  return {
    /** Notes that money is about to be reserved for a booking; again starts its time anew. */
    async note(booking: string, uid: string, at: number) {
      await model.updateOne({ _id: booking }, { $set: { uid, at } }, { upsert: true });
    },
    async forget(booking: string) {
      await model.deleteOne({ _id: booking });
    },
    /** Notes from before a time. */
    async findLeft(before: number, limit: number) {
      const found = await model
        .find({ at: { $lt: before } })
        .sort({ at: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id, uid }) => ({ booking: _id as string, uid }));
    },
    /** Whether money of a user is being reserved. */
    hasOpen: async (uid: string) => (await model.exists({ uid })) !== null,
  };
}
