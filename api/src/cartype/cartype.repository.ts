import type { CarType } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { plain, plainAll } from '../database/plain.js';
import { freshFor } from '../freshFor.js';
import { carTypeModel } from './cartype.model.js';

/** Internal bookkeeping that never leaves the repository. */
const INTERNAL = { formerNames: 0, renamedAt: 0 } as const;
/** How long another process may still see old car types, in ms. */
export const FRESH_MS = 2_000;
/** Car types kept in memory for pricing; a business has a few, and further ones are read when asked for. */
const KEPT = 200;

/** Every query on car types. */
export function carTypeRepository(connection: Connection) {
  const model = carTypeModel(connection);
  const kept = freshFor(FRESH_MS, async () => {
    const found = plainAll<CarType>(await model.find({}, INTERNAL).limit(KEPT).lean());
    return new Map(found.flatMap((carType) => [[carType.name, carType] as const, [carType.id, carType]]));
  });
  const writes = collectionWrites<CarType>(model, INTERNAL);

  /** What this process writes it reads from then on. */
  async function afresh<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      kept.forget();
    }
  }

  return {
    ...collectionLists<CarType>(model, INTERNAL),
    ...writes,
    insert: (carType: CarType) => afresh(writes.insert(carType)),
    update: (id: string, changes: Partial<CarType>, seen?: Partial<CarType>) =>
      afresh(writes.update(id, changes, seen)),
    remove: (id: string) => afresh(writes.remove(id)),

    /** By id or by name: bookings carry the name. */
    async findByIdOrName(idOrName: string): Promise<CarType | null> {
      const known = (await kept.get()).get(idOrName);
      if (known) return known;
      const found = await model.findOne({ $or: [{ _id: idOrName }, { name: idOrName }] }, INTERNAL).lean();
      return found ? plain<CarType>(found) : null;
    },

    /** Whether a car type has this name, as the database knows it now. */
    isName: async (name: string) => (await model.exists({ name })) !== null,

    /**
     * Changes a car type and notes, in the same write, the name that others still know it by. `now` is a ms timestamp,
     * `seen` how the author has seen the fields.
     */
    rename(
      id: string,
      changes: Partial<CarType>,
      { from, now }: { from: string; now: number },
      seen?: Partial<CarType>,
    ): Promise<CarType | null> {
      const also = { $addToSet: { formerNames: from }, $max: { renamedAt: now } };
      return afresh(writes.update(id, changes, seen, { onlyIf: { name: from }, also }));
    },

    /** Car types that somebody may still know by another name. */
    async findRenamed(limit: number) {
      const found = await model
        .find({ formerNames: { $gt: '' } }, { name: 1, formerNames: 1, renamedAt: 1 })
        .limit(limit)
        .lean();
      return plainAll<{ id: string; name: string; formerNames: string[]; renamedAt?: number }>(found);
    },

    /** Nobody knows it by these names any more. */
    async forgetNames(id: string, names: readonly string[]) {
      await model.updateOne({ _id: id }, { $pullAll: { formerNames: [...names] } });
    },
  };
}

export type CarTypeRepository = ReturnType<typeof carTypeRepository>;
