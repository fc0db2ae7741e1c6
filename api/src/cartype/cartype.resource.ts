import { type CarType, type CarTypeInput, carTypeInputSchema, carTypeSchema } from '@wayfare/shared';
import type { ResourceDefinition } from '../crud/resource.js';

/** Car types and their tariffs (rules 3.24 to 3.27). Bookings and drivers name theirs, so a rename takes drivers and waiting trips along. */
export const carTypeResource: ResourceDefinition<CarType, CarTypeInput> = {
  name: 'cartypes',
  record: carTypeSchema,
  input: carTypeInputSchema,
  filters: { name: 'text' },
  sorts: [
    'createdAt',
    'ASC',
    'name',
    'base_fare',
    'rate_per_unit_distance',
    'rate_per_hour',
    'min_fare',
    'convenience_fees',
  ],
  reads: (services) => services.db.carTypes,
  present: async (records) => records,
  async create(_actor, input, { db, clock }, id) {
    const record = { ...input, id, createdAt: clock.now() };
    await db.carTypes.insert(record);
    return record;
  },
  async update(_actor, before, changes, { db, liveDrivers }) {
    const record = (await db.carTypes.update(before.id, changes)) ?? before;
    if (record.name !== before.name) {
      await db.bookings.renameCarType(before.name, record.name);
      await db.users.renameCarType(before.name, record.name);
      await liveDrivers.reload();
    }
    return record;
  },
  async remove(_actor, record, { db }) {
    await db.carTypes.remove(record.id);
  },
};
