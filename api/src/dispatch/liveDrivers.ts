import { distanceKm, type DispatchCandidate, type LatLng } from '@wayfare/shared';
import type { Clock } from '../clock.js';
import type { Repositories } from '../repositories.js';
import type { StoredUser } from '../user/user.repository.js';

/** Side of a grid cell in degrees: about a kilometre in a city of the temperate zone. */
const CELL = 0.01;
const KM_PER_DEGREE = 111.195;
/** A position claimed to be from further ahead than this is a wrong clock, in ms. */
const MAX_AHEAD_MS = 60_000;

/** A driver as dispatch and the map know one: eligibility from the database, position from the device. */
export type LiveDriver = DispatchCandidate & {
  location: LatLng;
  /** ms timestamp of the position. */
  at: number;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  fleetadmin?: string | null;
};

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
  /** A new position. Answers false for one that is older than the last, or from the future. */
  move(id: string, position: LatLng, at: number): boolean;
  get(id: string): LiveDriver | undefined;
  all(): LiveDriver[];
  /** Drivers within a radius that pass a test, nearest first. */
  nearest(
    point: LatLng,
    radiusKm: number,
    limit: number,
    test: (driver: LiveDriver) => boolean,
  ): NearbyDriver[];
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
  const drivers = new Map<string, LiveDriver>();
  const cells = new Map<string, Set<string>>();
  const moved = new Set<string>();
  /** By driver, which read of the database the memory holds: an earlier one that comes late is not taken. */
  const taken = new Map<string, number>();
  let reads = 0;

  function take(id: string, read: number, user: StoredUser | null) {
    if (read < (taken.get(id) ?? 0)) return;
    taken.set(id, read);
    const known = drivers.get(id);
    if (user && isShown(user) && (known || user.location)) put(toLiveDriver(user, known));
    else remove(id);
  }

  function place(id: string, { lat, lng }: LatLng, at: number): boolean {
    const driver = drivers.get(id);
    if (!driver || at < driver.at || at > clock.now() + MAX_AHEAD_MS) return false;
    const location = { lat, lng };
    if (cellOf(location) === cellOf(driver.location)) {
      driver.location = location;
      driver.at = at;
    } else {
      put({ ...driver, location, at });
    }
    return true;
  }

  function put(driver: LiveDriver) {
    remove(driver.id);
    drivers.set(driver.id, driver);
    const key = cellOf(driver.location);
    const cell = cells.get(key);
    if (cell) cell.add(driver.id);
    else cells.set(key, new Set([driver.id]));
  }

  function remove(id: string) {
    const known = drivers.get(id);
    if (!known) return;
    const key = cellOf(known.location);
    const cell = cells.get(key);
    cell?.delete(id);
    if (cell?.size === 0) cells.delete(key);
    drivers.delete(id);
  }

  return {
    async reload() {
      reads += 1;
      const read = reads;
      const located = new Map((await db.users.findLocatedDrivers()).map((user) => [user.id, user]));
      for (const id of [...drivers.keys()]) if (!located.has(id)) take(id, read, null);
      for (const user of located.values()) take(user.id, read, user);
    },

    async refresh(id) {
      reads += 1;
      const read = reads;
      take(id, read, await db.users.findById(id));
    },

    move(id, position, at) {
      if (!place(id, position, at)) return false;
      moved.add(id);
      return true;
    },

    follow(id, position, at) {
      if (place(id, position, at)) moved.delete(id);
    },

    get: (id) => drivers.get(id),
    all: () => [...drivers.values()],

    nearest(point, radiusKm, limit, test) {
      const found: NearbyDriver[] = [];
      for (const key of cellsWithin(point, radiusKm, cells)) {
        for (const id of cells.get(key) ?? []) {
          const driver = drivers.get(id) as LiveDriver;
          const distance = distanceKm(point, driver.location);
          if (distance <= radiusKm && test(driver)) found.push({ driver, distance });
        }
      }
      return found
        .sort((a, b) => a.distance - b.distance || (a.driver.id < b.driver.id ? -1 : 1))
        .slice(0, limit);
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

function toLiveDriver(user: StoredUser, known?: { location: LatLng; at: number }): LiveDriver {
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
    location: known?.location ?? (user.location as LatLng),
    at: known?.at ?? 0,
  };
}

const cellOf = ({ lat, lng }: LatLng) => `${Math.floor(lat / CELL)}:${Math.floor(lng / CELL)}`;

/** Keys of the cells a circle can touch; all there are where that is fewer. */
function cellsWithin(
  { lat, lng }: LatLng,
  radiusKm: number,
  cells: ReadonlyMap<string, unknown>,
): Iterable<string> {
  const dLat = radiusKm / KM_PER_DEGREE + CELL;
  const dLng = radiusKm / (KM_PER_DEGREE * Math.max(0.01, Math.cos((lat * Math.PI) / 180))) + CELL;
  const rows = Math.ceil((2 * dLat) / CELL) + 1;
  const columns = Math.ceil((2 * dLng) / CELL) + 1;
  if (rows * columns > cells.size) return cells.keys();
  const keys: string[] = [];
  const firstRow = Math.floor((lat - dLat) / CELL);
  const firstColumn = Math.floor((lng - dLng) / CELL);
  for (let row = firstRow; row < firstRow + rows; row += 1) {
    for (let column = firstColumn; column < firstColumn + columns; column += 1) keys.push(`${row}:${column}`);
  }
  return keys;
}
