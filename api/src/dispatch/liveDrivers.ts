import { type DispatchCandidate, isDrivable, type LatLng } from '@wayfare/shared';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';
import type { StoredUser } from '../user/user.repository.js';
import { DriverGrid } from './driverGrid.js';

/** A position claimed to be from further ahead than this is a wrong clock, in ms. */
const MAX_AHEAD_MS = 60_000;
/** A device may be this late with a position: one that claims to be older is judged as if it were this old, in ms. */
const MAX_LATE_MS = 60_000;
/** Drivers who went offline whose last position is remembered. */
const REMEMBERED = 100_000;

/** A driver as dispatch and the map know one: eligibility from the database, position from the device. */
export type LiveDriver = DispatchCandidate & {
  location: LatLng;
  /** ms timestamp of the position, by the device; 0 for one from the database. */
  at: number;
  /** The same within what the server's clock allows: what the next position is judged by. */
  judgedAt: number;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  fleetadmin?: string | null;
  /** Whether messages reach them outside the pages they look at. */
  hasDevice: boolean;
};

/** What became of a position. */
export type Moved = 'moved' | 'implausible' | 'refused';

export interface NearbyDriver {
  driver: LiveDriver;
  /** Great-circle km from the asked point. */
  distance: number;
}

/**
 * Where active drivers are now. Kept in memory because positions change every few seconds; the claim
 * of a driver is always a conditional write in the database.
 */
export interface LiveDrivers {
  /** Fills the memory from the database. */
  reload(): Promise<void>;
  /** Takes over what the database now says of a driver; forgets one who is no longer active. */
  refresh(id: string): Promise<void>;
  /**
   * A new position. One that nobody can have driven to since the last, also across going offline and online again,
   * moves nobody: it is `implausible` until enough time has passed. One that is older than the last, or from the
   * future, is `refused`.
   */
  move(id: string, position: LatLng, at: number): Moved;
  get(id: string): LiveDriver | undefined;
  all(): LiveDriver[];
  /** Has somebody told of every position that is taken, of this process or another, with the one before it. */
  onMoved(listener: (driver: LiveDriver, from: LatLng) => void): void;
  /** Drivers within a radius that pass a test, nearest first. */
  nearest(
    point: LatLng,
    radiusKm: number,
    limit: number,
    test: (driver: LiveDriver) => boolean,
  ): NearbyDriver[];
  /**
   * Keeps a driver for a booking until a time (ms timestamp), so that others asking at the same moment look further.
   * It is this process's own notice and nobody's right: others may still find the driver when there is nobody else.
   */
  reserve(id: string, booking: string, until: number): void;
  /** Ends what was kept for a booking. */
  release(id: string, booking: string): void;
  /** Whether a driver is kept for another booking than this one. */
  isReserved(id: string, booking: string): boolean;
  /** Writes positions that changed since the last time to the database. */
  flush(): Promise<void>;
}

/** The memory of one process, which can follow what others were told. */
export interface OwnLiveDrivers extends LiveDrivers {
  /** A position another process has taken, and will write to the database. One that is older than the last is passed over. */
  follow(id: string, position: LatLng, at: number): void;
}

export function liveDrivers({
  db,
  clock,
}: {
  db: Pick<Repositories, 'users'>;
  clock: Clock;
}): OwnLiveDrivers {
  const drivers = new DriverGrid<LiveDriver>();
  const reserved = new Map<string, { booking: string; until: number }>();
  const moved = new Set<string>();
  /** Where drivers were last when they went offline: coming back online elsewhere takes the time to get there. */
  const left = new Map<string, LastPosition>();
  /** By driver, which read of the database the memory holds: an earlier one that comes late is not taken. */
  const taken = new Map<string, number>();
  let reads = 0;
  let tellMoved: Parameters<LiveDrivers['onMoved']>[0] = () => undefined;

  function take(id: string, read: number, user: StoredUser | null) {
    if (read < (taken.get(id) ?? 0)) return;
    taken.set(id, read);
    const known = drivers.get(id);
    if (user && isShown(user) && (known || user.location)) {
      drivers.put(toLiveDriver(user, known ?? left.get(id)));
      left.delete(id);
      return;
    }
    drivers.remove(id);
    if (known && known.at > 0) leave(id, known);
  }

  function leave(id: string, { location, at, judgedAt }: LastPosition) {
    left.set(id, { location, at, judgedAt });
    if (left.size > REMEMBERED) left.delete(left.keys().next().value as string);
  }

  function place(id: string, { lat, lng }: LatLng, at: number, isJudged: boolean): Moved {
    const driver = drivers.get(id);
    const now = clock.now();
    if (!driver || at < driver.at || at > now + MAX_AHEAD_MS) return 'refused';
    const from = driver.location;
    const judgedAt = Math.max(at, now - MAX_LATE_MS);
    const to = { lat, lng, at: judgedAt };
    // The database's position has no time: the first one of the device is believed.
    if (isJudged && driver.at > 0 && !isDrivable({ ...from, at: driver.judgedAt }, to)) return 'implausible';
    driver.location = { lat, lng };
    driver.at = at;
    driver.judgedAt = judgedAt;
    drivers.moved(driver);
    tellMoved(driver, from);
    return 'moved';
  }

  return {
    async reload() {
      reads += 1;
      const read = reads;
      const located = new Map((await db.users.findLocatedDrivers()).map((user) => [user.id, user]));
      for (const id of [...drivers.ids()]) if (!located.has(id)) take(id, read, null);
      for (const user of located.values()) take(user.id, read, user);
    },

    async refresh(id) {
      reads += 1;
      const read = reads;
      take(id, read, await db.users.findById(id));
    },

    move(id, position, at) {
      const outcome = place(id, position, at, true);
      if (outcome === 'moved') moved.add(id);
      return outcome;
    },

    follow(id, position, at) {
      // The process that heard it has judged it.
      if (place(id, position, at, false) === 'moved') moved.delete(id);
    },

    get: (id) => drivers.get(id),
    all: () => drivers.all(),
    onMoved(listener) {
      tellMoved = listener;
    },

    nearest: (point, radiusKm, limit, test) =>
      drivers.nearest(point, radiusKm, limit, test).map(({ item, distance }) => ({ driver: item, distance })),

    reserve(id, booking, until) {
      reserved.set(id, { booking, until });
    },
    release(id, booking) {
      if (reserved.get(id)?.booking === booking) reserved.delete(id);
    },
    isReserved(id, booking) {
      const kept = reserved.get(id);
      return kept !== undefined && kept.booking !== booking && kept.until > clock.now();
    },

    async flush() {
      const changed = [...moved].flatMap((id) => drivers.get(id) ?? []);
      moved.clear();
      try {
        await db.users.savePositions(changed.map(({ id, location, at }) => ({ id, at, ...location })));
      } catch (error) {
        for (const driver of changed) moved.add(driver.id);
        throw error;
      }
    },
  };
}

/** Active drivers, and those who go offline while on a trip: its track goes on. */
const isShown = (user: StoredUser) =>
  user.usertype === 'driver' && user.approved && (user.driverActiveStatus === true || user.queue === true);

type LastPosition = Pick<LiveDriver, 'location' | 'at' | 'judgedAt'>;

function toLiveDriver(user: StoredUser, known?: LastPosition): LiveDriver {
  return {
    id: user.id,
    usertype: user.usertype,
    approved: user.approved,
    driverActiveStatus: user.driverActiveStatus,
    queue: user.queue,
    carType: user.carType,
    walletBalance: user.walletBalance,
    firstName: user.firstName,
    lastName: user.lastName,
    vehicleNumber: user.vehicleNumber,
    fleetadmin: user.fleetadmin,
    hasDevice: Boolean(user.pushToken),
    location: known?.location ?? (user.location as LatLng),
    at: known?.at ?? 0,
    judgedAt: known?.judgedAt ?? 0,
  };
}
