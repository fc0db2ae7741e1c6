import type { CarType, DistanceUnit, NamedStandIn } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../../platform/crud/collectionLists.js';
import { collectionWrites } from '../../platform/crud/collectionWrites.js';
import { plain, plainAll } from '../../platform/database/plain.js';
import { cachedFor } from '../../platform/cachedFor.js';
import { carTypeModel } from './carType.model.js';

/** Internal bookkeeping that never leaves the repository. */
const INTERNAL = { formerNames: 0, renamedAt: 0 } as const;
/** How long another process may still see old car types, in ms. */
export const FRESH_MS = 2_000;
/** How many car types are cached for pricing; a business has only a few, and others are read on request. */
const KEPT = 200;

/** All queries on car types. */
export function carTypeRepository(connection: Connection) {
  const model = carTypeModel(connection);
  const kept = cachedFor(FRESH_MS, async () => {
    const found = plainAll<CarType>(await model.find({}, INTERNAL).limit(KEPT).lean());
    return new Map(found.flatMap((carType) => [[carType.name, carType] as const, [carType.id, carType]]));
  });
  /** The stand-ins of the car types that have any, by name. */
  const standIns = cachedFor(FRESH_MS, async () => {
    const served = plainAll<Pick<CarType, 'name' | 'standIns'>>(
      await model.find({ 'standIns.carType': { $exists: true } }, { name: 1, standIns: 1 }).lean(),
    );
    const ids = served.flatMap((carType) => (carType.standIns ?? []).map((standIn) => standIn.carType));
    const found =
      ids.length === 0
        ? []
        : await model.find({ _id: { $in: ids } }, { name: 1, seats: 1, luggage: 1 }).lean();
    const known = new Map(found.map(({ _id, ...car }) => [_id as string, car]));
    return new Map(
      served.map(({ name, standIns: own }) => [
        name,
        (own ?? []).flatMap(({ carType, afterSeconds }): NamedStandIn[] => {
          const standIn = known.get(carType);
          if (!standIn) return [];
          const { name, seats, luggage } = standIn;
          return [{ carType: name, afterSeconds, seats, luggage }];
        }),
      ]),
    );
  });
  const writes = collectionWrites<CarType>(model, INTERNAL);

  /** Clears the cache after a write, so that this process reads what it wrote. */
  async function afresh<T>(write: Promise<T>): Promise<T> {
    try {
      return await write;
    } finally {
      kept.forget();
      standIns.forget();
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

    /** All car types, by name; a business has only a few. */
    async all(): Promise<CarType[]> {
      const known = new Set((await kept.get()).values());
      return [...known].toSorted((one, other) => one.name.localeCompare(other.name));
    },

    /** The car types that may stand in for each one, by name; those without any are missing. */
    standIns: (): Promise<ReadonlyMap<string, readonly NamedStandIn[]>> => standIns.get(),

    /** How many car types name another one as a stand-in. */
    countStandIns: (carType: string) => model.countDocuments({ 'standIns.carType': carType }),

    /**
     * Names another car type as the stand-in instead of one, both by id, unless it stands in already or is
     * the car type itself. Safe to repeat.
     */
    async replaceStandIn(carType: string, other: string) {
      const free = { 'standIns.carType': { $eq: carType, $ne: other }, _id: { $ne: other } };
      await model.updateMany(
        free,
        { $set: { 'standIns.$[one].carType': other } },
        { arrayFilters: [{ 'one.carType': carType }] },
      );
      await afresh(model.updateMany({ 'standIns.carType': carType }, { $pull: { standIns: { carType } } }));
    },

    hasAny: async () => (await model.exists({})) !== null,

    count: () => model.countDocuments({}),

    /** Records the unit of distance of rates from before car types had their own. Safe to repeat. */
    recordUnit: (unit: DistanceUnit) =>
      afresh(model.updateMany({ distance_unit: null }, { $set: { distance_unit: unit } })),

    /** Whether a car type has this name, read from the database without the cache. */
    isName: async (name: string) => (await model.exists({ name })) !== null,

    /**
     * Changes a car type and, in the same write, records its former name, which others may still use. `now`
     * is a ms timestamp, `seen` holds the fields as the author saw them.
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

    /** Car types that other records may still refer to by a former name. */
    async findRenamed(limit: number) {
      const found = await model
        .find({ formerNames: { $gt: '' } }, { name: 1, formerNames: 1, renamedAt: 1 })
        .limit(limit)
        .lean();
      return plainAll<{ id: string; name: string; formerNames: string[]; renamedAt?: number }>(found);
    },

    /** Removes former names that are no longer in use. */
    async forgetNames(id: string, names: readonly string[]) {
      await model.updateOne({ _id: id }, { $pullAll: { formerNames: [...names] } });
    },
  };
}
