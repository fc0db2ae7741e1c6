import {
  type DispatchCandidate,
  isCoarse,
  type LatLng,
  type LiveFix,
  type LiveTrail,
  restOf,
  startTrail,
  stepTrail,
  type TrackFix,
  type TrailStep,
} from '@wayfare/shared';
import { boundedCache } from '../../platform/boundedCache.js';
import type { Clock } from '../../platform/clock.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { DriverGrid } from './driverGrid.js';

/**
 * A position dated further ahead than this comes from a wrong clock, in ms. Its speed is judged as of its
 * receipt: otherwise a driver could gain the distance of a minute at once.
 */
const MAX_AHEAD_MS = 60_000;
/**
 * How late a device may report its first position: one dated earlier is treated as this old when judging its
 * speed, in ms.
 */
const MAX_LATE_MS = 60_000;
/** How many drivers who went offline have their last position remembered. */
const REMEMBERED = 100_000;

/** A driver as dispatch and the map see one: eligibility from the database, position from the device. */
export type LiveDriver = DispatchCandidate & {
  location: LatLng;
  /** ms timestamp of the position, by the device's clock; 0 for a position from the database. */
  at: number;
  /** How far off the position may be, in meters, if its device has told. */
  accuracyM?: number | undefined;
  /**
   * The earlier positions with which the next one is compared, with times limited by the server's clock; null
   * while the position is from the database.
   */
  trail: LiveTrail | null;
  /**
   * The first position at the place where the driver has been since; null while the position is from the
   * database.
   */
  rest: TrackFix | null;
  /** When the position was measured, also one from the database; 0 if that is not known. ms timestamp. */
  positionAt: number;
  /** Since when this process waits for the driver's positions, ms timestamp. */
  awaitedSince: number;
  firstName: string;
  lastName: string;
  vehicleNumber?: string | null;
  fleetadmin?: string | null;
  /** On a trip, and may take another one to drive after it. */
  takesNext: boolean;
  /** Has a trip to drive after the one they are on. */
  hasNext: boolean;
  /** Whether a device can receive messages for them while the site is not open. */
  hasDevice: boolean;
};

/** A position with the accuracy that its device names, in meters. */
export type MeasuredPlace = LatLng & { accuracyM?: number | undefined };

/**
 * The outcome of a reported position: it moved the driver; it did and replaced what was believed before; it
 * cannot have been driven to; it is older than the last; it is from the future; or no driver is online.
 */
export type Moved = 'moved' | 'restarted' | 'implausible' | 'older' | 'ahead' | 'offline';

export interface NearbyDriver {
  driver: LiveDriver;
  /** Great-circle km from the requested point. */
  distance: number;
}

/**
 * Where active drivers are now. Kept in memory because positions change every few seconds; claiming
 * a driver is always a conditional write in the database.
 */
export interface LiveDrivers {
  /** Loads all drivers from the database. */
  reload(): Promise<void>;
  /** Reloads one driver from the database; removes one who is no longer active. */
  refresh(id: string): Promise<void>;
  /**
   * Reports a new position. One that cannot have been driven to since the last and since an earlier one, even
   * after going offline and online again, is `implausible`. It does not move the driver until enough time has
   * passed or enough later ones agree with it (`stepTrail`).
   */
  move(id: string, position: MeasuredPlace, at: number): Moved;
  get(id: string): LiveDriver | undefined;
  all(): LiveDriver[];
  /**
   * Calls the listener for every accepted position, from this process or another, along with the previous
   * one.
   */
  onMoved(listener: (driver: LiveDriver, from: LatLng) => void): void;
  /** Drivers within a radius that pass a test, nearest first. */
  nearest(
    point: LatLng,
    radiusKm: number,
    limit: number,
    test: (driver: LiveDriver) => boolean,
  ): NearbyDriver[];
  /**
   * Reserves a driver for a booking until a time (ms timestamp), so that concurrent searches look further. It
   * is only this process's hint, not a lock: other searches may still pick the driver when there is no one
   * else.
   */
  reserve(id: string, booking: string, until: number): void;
  /** Ends a driver's reservation for a booking. */
  release(id: string, booking: string): void;
  /** Whether a driver is reserved for a different booking. */
  isReserved(id: string, booking: string): boolean;
  /** Writes positions changed since the last flush to the database. */
  flush(): Promise<void>;
}

/** The drivers in one process's memory, which can also follow positions reported to other processes. */
export interface OwnLiveDrivers extends LiveDrivers {
  /** A position another process accepted and will write to the database. Ignored if older than the last. */
  follow(id: string, position: MeasuredPlace, at: number): void;
}

export function liveDrivers({
  db,
  clock,
}: {
  db: Pick<PeopleServices['db'], 'users'>;
  clock: Clock;
}): OwnLiveDrivers {
  const drivers = new DriverGrid<LiveDriver>();
  const reserved = new Map<string, { booking: string; until: number }>();
  const moved = new Set<string>();
  /**
   * Last positions of drivers who went offline: coming back online elsewhere must take the time to drive
   * there.
   */
  const left = boundedCache<LastPosition>(REMEMBERED);
  /**
   * By driver, which database read the memory holds: a result from an earlier read that arrives late is
   * ignored.
   */
  const taken = new Map<string, number>();
  let reads = 0;
  let onMoved: Parameters<LiveDrivers['onMoved']>[0] = () => undefined;

  function take(id: string, read: number, user: StoredUser | null) {
    if (read < (taken.get(id) ?? 0)) return;
    taken.set(id, read);
    const known = drivers.get(id);
    if (user && isShown(user) && (known || user.location)) {
      drivers.put(toLiveDriver(user, clock.now(), known ?? left.get(id)));
      left.delete(id);
      return;
    }
    drivers.remove(id);
    if (known?.trail) leave(id, known);
  }

  function leave(id: string, { location, at, accuracyM, positionAt, trail }: LastPosition) {
    // Coming back online, the wait for the driver starts over.
    left.set(id, { location, at, accuracyM, positionAt, trail, rest: null });
  }

  function place(id: string, position: MeasuredPlace, at: number, isJudged: boolean): Moved {
    const driver = drivers.get(id);
    const now = clock.now();
    if (!driver) return 'offline';
    if (at < driver.at) return 'older';
    if (at > now + MAX_AHEAD_MS) return 'ahead';
    const from = driver.location;
    const { lat, lng, accuracyM } = position;
    const to = { lat, lng, accuracyM, at: judgedAt(driver, at, now), deviceAt: at };
    // A position from the database has no time: the first one from the device is accepted.
    const step = driver.trail ? stepTrail(driver.trail, to) : startedBy(to);
    const isRefused = step.verdict === 'refused';
    driver.trail = isRefused && !isJudged ? startTrail(to) : step.trail;
    if (isRefused && isJudged) return 'implausible';
    driver.location = { lat, lng };
    driver.at = at;
    driver.accuracyM = accuracyM;
    driver.positionAt = at;
    if (!isCoarse(accuracyM)) driver.rest = restOf(driver.rest, to);
    drivers.moved(driver);
    onMoved(driver, from);
    return step.verdict === 'restarts' ? 'restarted' : 'moved';
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
      if (hasMoved(outcome)) moved.add(id);
      return outcome;
    },

    follow(id, position, at) {
      // The process that received it has already checked it.
      if (hasMoved(place(id, position, at, false))) moved.delete(id);
    },

    get: (id) => drivers.get(id),
    all: () => drivers.all(),
    onMoved(listener) {
      onMoved = listener;
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

/**
 * Returns the time at which a position's speed is judged. The difference to the last position is the one that
 * the device reports, because a device without a network reports its positions later, all at once. The sum of
 * the differences never exceeds the time that has passed on the server's clock, so a device cannot claim more
 * time.
 */
function judgedAt({ trail, at: lastAt }: LastPosition, at: number, now: number): number {
  const claimed = trail
    ? trail.last.at + (at - (trail.last.deviceAt ?? lastAt))
    : Math.max(at, now - MAX_LATE_MS);
  return Math.min(claimed, now);
}

const startedBy = (fix: LiveFix): TrailStep => ({ trail: startTrail(fix), verdict: 'follows' });

/** Whether a reported position is where its driver is shown now. */
export const hasMoved = (outcome: Moved): boolean => outcome === 'moved' || outcome === 'restarted';

/**
 * Where a driver is known to be, with the ms timestamp of its measurement: coarse fixes prove nothing. One
 * from the database has the time 0.
 */
export function provenPlace({ trail, location, at }: LiveDriver): (LatLng & { at: number }) | null {
  if (!trail) return { ...location, at };
  const { lat, lng, accuracyM, deviceAt } = trail.last;
  return isCoarse(accuracyM) ? null : { lat, lng, at: deviceAt ?? at };
}

/** Active drivers, and drivers who go offline during a trip, because tracking continues. */
const isShown = (user: StoredUser) =>
  user.usertype === 'driver' && user.approved && (user.driverActiveStatus === true || user.queue === true);

type LastPosition = Pick<LiveDriver, 'location' | 'at' | 'accuracyM' | 'positionAt' | 'trail' | 'rest'> &
  Partial<Pick<LiveDriver, 'awaitedSince'>>;

function toLiveDriver(user: StoredUser, now: number, known?: LastPosition): LiveDriver {
  return {
    id: user.id,
    usertype: user.usertype,
    approved: user.approved,
    driverActiveStatus: user.driverActiveStatus,
    queue: user.queue,
    breakUntil: user.breakUntil,
    awayAt: user.awayAt,
    idleSince: user.idleSince,
    positionAt: Math.max(known?.positionAt ?? 0, user.locationAt ?? 0),
    heading: user.heading,
    documentsEndAt: user.documentsEndAt,
    carType: user.carType,
    needs: user.needs,
    walletBalance: user.walletBalance,
    firstName: user.firstName,
    lastName: user.lastName,
    vehicleNumber: user.vehicleNumber,
    fleetadmin: user.fleetadmin,
    takesNext: Boolean(user.queue && user.approved && !user.nextBooking && !user.blockAfterTrip),
    hasNext: Boolean(user.nextBooking),
    hasDevice: Boolean(user.pushToken),
    location: known?.location ?? (user.location as LatLng),
    at: known?.at ?? 0,
    accuracyM: known?.accuracyM,
    trail: known?.trail ?? null,
    rest: known?.rest ?? null,
    awaitedSince: known?.awaitedSince ?? now,
  };
}
