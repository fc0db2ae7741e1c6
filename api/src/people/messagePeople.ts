import type { People } from '../messages/people.js';
import type { PeopleServices } from './services.js';

/** The people that messages reach: the users, and where their drivers are. */
export function messagePeople(services: {
  db: Pick<PeopleServices['db'], 'users'>;
  liveDrivers: PeopleServices['liveDrivers'];
}): People {
  const { db, liveDrivers } = services;
  return {
    find: (id) => db.users.findById(id),
    languagesOf: (ids) => db.users.languagesOf(ids),
    admins: async (limit, only) => db.users.findMany(await db.users.adminIds(limit, only)),
    driversIn: ({ center, radiusKm }, since, limit) =>
      liveDrivers.nearest(center, radiusKm, limit, ({ at }) => at >= since).map(({ driver }) => driver.id),
    // Dispatch needs to know whether a driver has a device to notify of offers.
    async devicesChanged({ uid, usertype }) {
      if (usertype === 'driver') await liveDrivers.refresh(uid);
    },
  };
}
