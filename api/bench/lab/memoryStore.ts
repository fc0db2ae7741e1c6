import { isOpenOffer } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import type { ConditionalChange } from '../../src/trips/booking/store/booking.repository.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';

/**
 * The bookings of a run, in memory. As in the database, a change takes place only on what it was based on.
 */
export function memoryBookings(onChanged: (booking: StoredBooking) => void) {
  const bookings = new Map<string, StoredBooking>();
  /** Those that dispatch looks at from time to time, until they are over. */
  const lookedAt = { lead: new Set<string>(), next: new Set<string>() };

  const waiting = new Set<string>();

  function put(booking: StoredBooking): StoredBooking {
    bookings.set(booking.id, booking);
    listWhile(waiting, booking, booking.status === 'NEW');
    listWhile(lookedAt.lead, booking, booking.status === 'NEW' && booking.leadLookAt);
    listWhile(lookedAt.next, booking, booking.nextLookAt);
    onChanged(booking);
    return booking;
  }

  /** As in the database, what does not decide anything changes without a new version. */
  function setTime(id: string, field: 'leadLookAt' | 'nextLookAt', at: number | null): void {
    const known = bookings.get(id);
    if (!known?.[field]) return;
    bookings.set(id, { ...known, [field]: at });
    if (at === null) lookedAt.lead.delete(id);
  }

  const dueOf = (ids: ReadonlySet<string>, field: 'leadLookAt' | 'nextLookAt', now: number, limit: number) =>
    [...ids]
      .flatMap((id) => bookings.get(id) ?? [])
      .filter((booking) => (booking[field] as number) <= now)
      .toSorted((one, other) => (one[field] as number) - (other[field] as number))
      .slice(0, limit)
      .map(({ id }) => id);

  /** NEW bookings whose next round is due by a time, the longest due first. */
  const searching = (by: number) =>
    [...waiting]
      .flatMap((id) => bookings.get(id) ?? [])
      .filter(({ dispatch }) => dispatch?.nextAt && dispatch.nextAt <= by)
      .toSorted((one, other) => (one.dispatch?.nextAt as number) - (other.dispatch?.nextAt as number));

  return {
    all: () => [...bookings.values()],
    findById: async (id: string) => bookings.get(id) ?? null,
    findMany: async (ids: readonly string[]) => ids.flatMap((id) => bookings.get(id) ?? []),
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
    findDueForDispatch: async (now: number, limit: number) =>
      searching(now)
        .slice(0, limit)
        .map(({ id }) => id),
    findWaiting: async (by: number, limit: number) => searching(by).slice(0, limit),
    findAsked: async (drivers: readonly string[], now: number) => {
      const offers = searching(Number.POSITIVE_INFINITY).flatMap(({ dispatch }) => dispatch?.offers ?? []);
      const open = offers.filter((offer) => isOpenOffer(offer, now)).map(({ driver }) => driver);
      return new Set(open.filter((driver) => drivers.includes(driver)));
    },
    findLeadsDue: async (now: number, limit: number) => dueOf(lookedAt.lead, 'leadLookAt', now, limit),
    async leaseLead(id: string, now: number, until: number): Promise<boolean> {
      const known = bookings.get(id);
      if (known?.status !== 'NEW' || !known.leadLookAt || known.leadLookAt > now) return false;
      setTime(id, 'leadLookAt', until);
      return true;
    },
    lookAtLead: async (id: string, at: number | null) => setTime(id, 'leadLookAt', at),
    findNextTripsDue: async (now: number, limit: number) => dueOf(lookedAt.next, 'nextLookAt', now, limit),
    lookAtNextTrip: async (id: string, at: number) => setTime(id, 'nextLookAt', at),
    /** A step on the road, which takes place whatever else has changed. */
    step(id: string, set: Partial<StoredBooking>): StoredBooking {
      const known = bookings.get(id) as StoredBooking;
      return put({ ...known, ...set, version: (known.version as number) + 1 });
    },
  };
}

function listWhile(ids: Set<string>, { id }: StoredBooking, isDue: unknown): void {
  if (isDue) ids.add(id);
  else ids.delete(id);
}

/** The drivers of a run, in memory, with the claims of the database. */
export function memoryUsers(users: readonly StoredUser[]) {
  const all = new Map(users.map((user) => [user.id, user]));
  const set = (id: string, changes: Partial<StoredUser>) =>
    all.set(id, { ...(all.get(id) as StoredUser), ...changes });
  return {
    findById: async (id: string) => all.get(id) ?? null,
    findLocatedDrivers: async () => [...all.values()],
    activeBookingsOf: async (ids: readonly string[]) =>
      new Map(
        ids.flatMap((id) => {
          const { activeBooking } = all.get(id) ?? {};
          return activeBooking ? [[id, activeBooking] as const] : [];
        }),
      ),
    async claimDriver(id: string, booking: string, { now }: { now: number }): Promise<boolean> {
      const user = all.get(id);
      const isFree = user?.approved && user.driverActiveStatus;
      if (!isFree || (user.queue && user.activeBooking !== booking)) return false;
      set(id, { queue: true, activeBooking: booking, claimedAt: now } as Partial<StoredUser>);
      return true;
    },
    async claimNextTrip(id: string, booking: string, { after }: { after: string }): Promise<boolean> {
      const user = all.get(id);
      const isOnIt = user?.approved && user.queue && user.activeBooking === after;
      if (!isOnIt || (user.nextBooking && user.nextBooking !== booking)) return false;
      set(id, { nextBooking: booking });
      return true;
    },
    async freeFromNextTrip(id: string, booking: string): Promise<void> {
      if (all.get(id)?.nextBooking === booking) set(id, { nextBooking: null });
    },
    async freeDriver(id: string, booking: string, now: number): Promise<void> {
      const user = all.get(id);
      if (user?.activeBooking !== booking) return;
      if (user.nextBooking) set(id, { activeBooking: user.nextBooking, nextBooking: null });
      else set(id, { queue: false, activeBooking: null, idleSince: now });
    },
  };
}

/** Windows of a run, each of which is matched once. */
export function memoryWindows() {
  let latest = 0;
  return {
    async take(endsAt: number): Promise<boolean> {
      if (endsAt <= latest) return false;
      latest = endsAt;
      return true;
    },
  };
}
