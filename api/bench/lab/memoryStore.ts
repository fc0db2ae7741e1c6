import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import type { ConditionalChange } from '../../src/trips/booking/store/booking.repository.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';

/**
 * The bookings of a run, in memory. As in the database, a change takes place only on what it was based on.
 */
export function memoryBookings(onChanged: (booking: StoredBooking) => void) {
  const bookings = new Map<string, StoredBooking>();

  function put(booking: StoredBooking): StoredBooking {
    bookings.set(booking.id, booking);
    onChanged(booking);
    return booking;
  }

  return {
    all: () => [...bookings.values()],
    findById: async (id: string) => bookings.get(id) ?? null,
    /** Effects are not carried out: notices, counts, and money are no part of the lab. */
    insert: async (booking: StoredBooking) => {
      put({ ...booking, effects: [] });
    },
    async change({ id, version, status, set }: ConditionalChange): Promise<StoredBooking | null> {
      const known = bookings.get(id);
      if (!known || known.version !== version || known.status !== status) return null;
      const changed = { ...known, ...set, version: version + 1 };
      return put(
        Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null)) as StoredBooking,
      );
    },
  };
}

/** The drivers of a run, in memory, with the claims of the database. */
export function memoryUsers(users: readonly StoredUser[]) {
  const all = new Map(users.map((user) => [user.id, user]));
  const set = (id: string, changes: Partial<StoredUser>) =>
    all.set(id, { ...(all.get(id) as StoredUser), ...changes });
  return {
    findById: async (id: string) => all.get(id) ?? null,
    findLocatedDrivers: async () => [...all.values()],
    async claimDriver(id: string, booking: string, { now }: { now: number }): Promise<boolean> {
      const user = all.get(id);
      const isFree = user?.approved && user.driverActiveStatus;
      if (!isFree || (user.queue && user.activeBooking !== booking)) return false;
      set(id, { queue: true, activeBooking: booking, claimedAt: now } as Partial<StoredUser>);
      return true;
    },
    async freeDriver(id: string, booking: string, now: number): Promise<void> {
      if (all.get(id)?.activeBooking !== booking) return;
      set(id, { queue: false, activeBooking: null, idleSince: now });
    },
  };
}
