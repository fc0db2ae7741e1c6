import type { PassedDriver } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { hashOf } from '../../platform/secret.js';

/** A trip that a driver did not get, as stored. */
export interface StoredPassedTrip extends PassedDriver {
  id: string;
  booking: string;
}

const passedTripDocument = new Schema(
  {
    _id: String,
    driver: { type: String, required: true },
    /** Only for staff: drivers do not see which booking it was. */
    booking: { type: String, required: true },
    at: { type: Number, required: true },
    reason: { type: String, required: true },
    distance: Number,
    over: Number,
  },
  { versionKey: false },
);
// A driver's list, newest first.
passedTripDocument.index({ driver: 1, at: -1, _id: -1 });
// Finds those that are no longer shown.
passedTripDocument.index({ at: -1, _id: -1 });

/** The id of a driver's row: always the same for a trip, and it does not reveal the trip's own id. */
const idOf = (booking: string, driver: string) => hashOf(`${booking}/${driver}`).slice(0, 32);

/** Every query on trips that drivers did not get. */
export function passedTripRepository(connection: Connection) {
  const model = connection.model('PassedTrip', passedTripDocument, 'passedtrips');
  return {
    ...collectionLists<StoredPassedTrip>(model, {}),

    /** Stores why drivers did not get a trip, and removes the row of the one who did. May be repeated. */
    async record(booking: string, passed: readonly PassedDriver[], winner: string | null): Promise<void> {
      const writes = passed.map(({ driver, ...row }) => ({
        updateOne: {
          filter: { _id: idOf(booking, driver) },
          update: { $set: { ...row, driver, booking } },
          upsert: true,
        },
      }));
      const remove = winner === null ? [] : [{ deleteOne: { filter: { _id: idOf(booking, winner) } } }];
      if (writes.length + remove.length === 0) return;
      await model.bulkWrite([...writes, ...remove], { ordered: false });
    },

    async removeOf(driver: string): Promise<void> {
      await model.deleteMany({ driver });
    },

    /** Deletes those from before a ms timestamp. */
    async removeBefore(at: number): Promise<void> {
      await model.deleteMany({ at: { $lt: at } });
    },
  };
}
