import { type Connection, Schema } from 'mongoose';

/** What is deleted of old trips, each after days of its own. */
export type TripRemains = 'positions' | 'chats' | 'people';

/** The trip up to which something was deleted, in order of pickup time (a ms timestamp) and id. */
export interface SweptUpTo {
  tripdate: number;
  booking: string;
}

const sweptSchema = new Schema(
  { _id: String, tripdate: { type: Number, required: true }, booking: { type: String, required: true } },
  { versionKey: false },
);

/** Up to which trip each kind of data of old trips is deleted. */
export function sweptTripsRepository(connection: Connection) {
  const model = connection.model('SweptTrips', sweptSchema, 'swept_trips');
  return {
    /** The last trip that is done; null before the first. */
    async upTo(kind: TripRemains): Promise<SweptUpTo | null> {
      const found = await model.findById(kind).lean();
      return found ? { tripdate: found.tripdate, booking: found.booking } : null;
    },
    /** Two processes may record at once: the earlier place only repeats deletions that change nothing. */
    async record(kind: TripRemains, { tripdate, booking }: SweptUpTo): Promise<void> {
      await model.updateOne({ _id: kind }, { $set: { tripdate, booking } }, { upsert: true });
    },
  };
}
