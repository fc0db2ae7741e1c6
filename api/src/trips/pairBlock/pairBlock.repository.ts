import type { PairBlock, PairBlockInput, PairBlockSide } from '@wayfare/shared';
import { type Connection, Schema } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { isDuplicateKey } from '../../platform/database/duplicateKey.js';
import { plain, plainAll } from '../../platform/database/plain.js';

/** A rider and a driver who are kept apart, as stored. */
export type StoredPairBlock = Pick<PairBlock, 'id' | 'rider' | 'driver' | 'side' | 'setBy' | 'createdAt'>;

/** A rider, a driver, and who keeps them apart. */
export interface SidedPair extends PairBlockInput {
  side: PairBlockSide;
}

const pairBlockDocument = new Schema(
  {
    _id: String,
    rider: { type: String, required: true },
    driver: { type: String, required: true },
    side: { type: String, required: true },
    setBy: { type: String, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
);
// Once for each side; and for dispatch, the drivers who are kept away from a rider.
pairBlockDocument.index({ rider: 1, driver: 1, side: 1 }, { unique: true });
pairBlockDocument.index({ driver: 1, createdAt: -1, _id: -1 });
// The lists of staff.
pairBlockDocument.index({ createdAt: -1, _id: -1 });
pairBlockDocument.index({ rider: 1, createdAt: -1, _id: -1 });

/** Every query on riders and drivers who are kept apart. */
export function pairBlockRepository(connection: Connection) {
  const model = connection.model('PairBlock', pairBlockDocument, 'pairblocks');
  const writes = collectionWrites<StoredPairBlock>(model);
  return {
    ...collectionLists<StoredPairBlock>(model, {}),
    ...writes,

    /** Keeps a pair apart for a side. Returns the stored record: the earlier one if there was one. */
    async keepApart(block: StoredPairBlock): Promise<StoredPairBlock> {
      try {
        await writes.insert(block);
        return block;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const { rider, driver, side } = block;
        return plain<StoredPairBlock>(await model.findOne({ rider, driver, side }).lean()) ?? block;
      }
    },

    /** Removes what one side has set. Returns its id, or null if it had set nothing. */
    async removeSide({ rider, driver, side }: SidedPair): Promise<string | null> {
      return (await model.findOneAndDelete({ rider, driver, side }).lean())?._id ?? null;
    },

    async isSet({ rider, driver, side }: SidedPair): Promise<boolean> {
      return (await model.exists({ rider, driver, side })) !== null;
    },

    /** What a rider or driver has set, newest first. */
    async setBy(side: 'rider' | 'driver', uid: string, limit: number): Promise<StoredPairBlock[]> {
      const found = model
        .find({ [side]: uid, side })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit);
      return plainAll<StoredPairBlock>(await found.lean());
    },

    /** How many people a rider or driver keeps away. */
    countOwn: (side: 'rider' | 'driver', uid: string): Promise<number> =>
      model.countDocuments({ [side]: uid, side }),

    /** Whether any side keeps them apart. */
    async areApart({ rider, driver }: PairBlockInput): Promise<boolean> {
      return (await model.exists({ rider, driver })) !== null;
    },

    /** The ids of all drivers who are never offered a rider's trips. */
    driversApartFrom: (rider: string): Promise<string[]> => model.distinct('driver', { rider }),

    /** The same for several riders, with one query; riders without such drivers are left out. */
    async driversApartFromEach(riders: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
      const found = await model.find({ rider: { $in: riders } }, { rider: 1, driver: 1 }).lean();
      const drivers = new Map<string, string[]>();
      for (const { rider, driver } of found) drivers.set(rider, [...(drivers.get(rider) ?? []), driver]);
      return drivers;
    },

    /** Removes the records about a deleted person. */
    async removeAbout(uid: string): Promise<void> {
      await model.deleteMany({ rider: uid });
      await model.deleteMany({ driver: uid });
    },
  };
}
