import type { CarType } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { plain, plainAll } from '../database/plain.js';
import { setAndUnset } from '../database/setAndUnset.js';
import { carTypeModel } from './cartype.model.js';

/** Internal bookkeeping that never leaves the repository. */
const INTERNAL = { formerNames: 0 } as const;

/** Every query on car types. */
export function carTypeRepository(connection: Connection) {
  const model = carTypeModel(connection);
  return {
    ...collectionLists<CarType>(model, INTERNAL),
    ...collectionWrites<CarType>(model, INTERNAL),
    /** By id or by name: bookings carry the name. */
    async findByIdOrName(idOrName: string) {
      const found = await model.findOne({ $or: [{ _id: idOrName }, { name: idOrName }] }, INTERNAL).lean();
      return found ? plain<CarType>(found) : null;
    },

    /** Changes a car type and notes, in the same write, the name that others still know it by. */
    async rename(id: string, changes: Partial<CarType>, from: string): Promise<CarType | null> {
      const updated = await model
        .findOneAndUpdate(
          { _id: id, name: from },
          { ...setAndUnset(changes), $addToSet: { formerNames: from } },
          { returnDocument: 'after', projection: INTERNAL },
        )
        .lean();
      return updated ? plain<CarType>(updated) : null;
    },

    /** Car types that somebody may still know by another name. */
    async findRenamed(limit: number) {
      const found = await model
        .find({ formerNames: { $gt: '' } }, { name: 1, formerNames: 1 })
        .limit(limit)
        .lean();
      return plainAll<{ id: string; name: string; formerNames: string[] }>(found);
    },

    /** Nobody knows it by these names any more. */
    async forgetNames(id: string, names: readonly string[]) {
      await model.updateOne({ _id: id }, { $pullAll: { formerNames: [...names] } });
    },
  };
}

export type CarTypeRepository = ReturnType<typeof carTypeRepository>;
