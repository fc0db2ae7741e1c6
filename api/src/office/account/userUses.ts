import type { Usertype } from '@wayfare/shared';
import type { Uses } from '../../platform/crud/resource.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';

type UserUses = Uses<StoredUser, OfficeServices>;

/** Trips that go on, which `removeAccount` waits for. */
const openTrips: UserUses['open'] = async ({ id }, { db }) => ({
  bookings: await db.bookings.countOpenOf(id),
});

/**
 * What refers to an account. `forgetPerson` ends what belongs to it, and takes the person out of what goes on
 * without them; a fleet admin's drivers and trips get another one before.
 */
export const usesOfUsers: Readonly<Record<Usertype, UserUses>> = {
  rider: {
    count: async ({ id }, { db }) => ({
      series: await db.series.countOf(id),
      apikeys: await db.apiKeys.countOf(id),
      savedviews: await db.savedViews.countAbout(id),
    }),
    open: openTrips,
  },
  driver: {
    count: async ({ id }, { db }) => ({
      bookings: await db.bookings.countPlannedFor(id),
      series: await db.series.countOf(id),
      savedviews: await db.savedViews.countAbout(id),
    }),
    open: openTrips,
  },
  fleetadmin: {
    async count({ id }, { db }) {
      const filter = { usertype: 'driver', fleetadmin: id };
      const { total } = await db.users.list({ filter, sort: { field: 'id', order: 1 }, skip: 0, limit: 1 });
      return {
        drivers: total,
        bookings: await db.bookings.countOfFleet(id),
        notifications: await db.notifications.countScheduledFor('fleetadmin', id),
        savedviews: await db.savedViews.countFiltering('fleetadmin', id),
      };
    },
    async replace({ id }, other, { db, liveDrivers }) {
      await db.conversations.leaveFleetOf(id);
      await db.users.moveFleet(id, other.id);
      await db.bookings.moveFleet(id, other.id);
      await db.alerts.moveFleet(id, other.id);
      await db.notifications.readdress('fleetadmin', id, other.id);
      await db.savedViews.replaceFilter('fleetadmin', id, other.id);
      await liveDrivers.reload();
    },
  },
  admin: {
    count: async ({ id }, { db }) => ({
      alerts: await db.alerts.countOwned(id),
      savedviews: await db.savedViews.countAbout(id),
    }),
  },
};
