import type { CarType } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { collectionLists } from '../crud/collectionLists.js';
import { collectionWrites } from '../crud/collectionWrites.js';
import { plain } from '../database/plain.js';
import { carTypeModel } from './cartype.model.js';

/** Every query on car types. */
export function carTypeRepository(connection: Connection) {
  const model = carTypeModel(connection);
  return {
    ...collectionLists<CarType>(model, {}),
    ...collectionWrites<CarType>(model),
    /** By id or by name: bookings carry the name. */
    async findByIdOrName(idOrName: string) {
      const found = await model.findOne({ $or: [{ _id: idOrName }, { name: idOrName }] }).lean();
      return found ? plain<CarType>(found) : null;
    },
  };
}

export type CarTypeRepository = ReturnType<typeof carTypeRepository>;
