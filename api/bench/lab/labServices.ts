import { defaultSettings, type NamedStandIn, type Settings } from '@wayfare/shared';
import { timesOffline } from '../../src/basics/maps/routeOffline.js';
import { liveDrivers, type OwnLiveDrivers } from '../../src/people/liveDrivers/liveDrivers.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import type { Realtime } from '../../src/platform/realtime.js';
import { silentRealtime } from '../../src/platform/realtime.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { activeBookings } from '../../src/trips/booking/drive/activeBookings.js';
import { pickupTimes } from '../../src/trips/dispatch/pickupTimes.js';
import { liveTrips } from '../../src/trips/tracking/liveTrips.js';
import type { TripsServices } from '../../src/trips/services.js';
import { memoryBookings, memoryUsers, memoryWindows } from './memoryStore.js';
import type { LabDriver } from './demand.js';
import type { LabStreets } from './streets.js';

/** The services that dispatch needs, on data in memory and in virtual time. */
export interface LabServices {
  services: TripsServices;
  clock: { at: number };
  bookings: ReturnType<typeof memoryBookings>;
  users: ReturnType<typeof memoryUsers>;
  liveDrivers: OwnLiveDrivers;
}

/** Events of a run that its people notice. */
export interface LabListeners {
  offered(driver: string, offer: { id: string; expiresAt: number | null }): void;
  changed(booking: StoredBooking): void;
  /** What a driver has earned today. */
  earnedOf(driver: string): number;
}

/** A week: nobody's device is silent in the lab. */
const SILENT_S = 604_800;
/** Nobody cancels often enough to be stopped. */
const CANCELLATIONS = 1_000;

/** Dispatch knows the streets as the product without a map service does. */
const labMaps: Parameters<typeof pickupTimes>[0]['maps'] & Pick<TripsServices['maps'], 'addressAgain'> = {
  timesTo: async (dest, starts) => timesOffline(dest, starts),
  // Drivers of the lab read no addresses.
  addressAgain: async () => null,
};

/** The settings of a run: the product's own, but for what has nothing to do with dispatch. */
export const labSettings = (changes: Partial<Settings>): Settings => ({
  ...defaultSettings,
  driverSilentSeconds: SILENT_S,
  missedOffersAway: 0,
  maxCancellations: CANCELLATIONS,
  ...changes,
});

/** What a run of the lab begins with. */
interface LabRun {
  drivers: readonly LabDriver[];
  beginsAt: number;
  settings: Settings;
  /** The car types that may stand in for each one. */
  standIns: ReadonlyMap<string, readonly NamedStandIn[]>;
}

/**
 * The product's services as far as dispatch uses them: its live drivers, and repositories in memory. Code
 * that reads anything else fails.
 */
export async function labServices(
  { drivers, beginsAt, settings, standIns }: LabRun,
  streets: LabStreets,
  listeners: LabListeners,
): Promise<LabServices> {
  const clock = {
    at: beginsAt,
    now() {
      return this.at;
    },
  };
  const users = memoryUsers(drivers.map((driver) => labUser(driver, beginsAt, streets)));
  const bookings = memoryBookings(listeners.changed);
  const db = {
    bookings,
    users,
    settings: { settings: async () => settings },
    driverDays: {
      earnedSince: async (ids: readonly string[]) => new Map(ids.map((id) => [id, listeners.earnedOf(id)])),
    },
    carTypes: { standIns: async () => standIns },
    languages: { findDefault: async () => null },
    matchWindows: memoryWindows(),
    pairBlocks: { driversApartFrom: async () => [], areApart: async () => false },
    bookingLimits: { cancelsOf: async () => [] },
    webhooks: { subscribersOf: async () => [] },
  } as unknown as TripsServices['db'];
  const live = liveDrivers({ db, clock });
  await live.reload();
  const services = {
    db,
    clock,
    maps: labMaps,
    liveDrivers: live,
    pickupTimes: pickupTimes({ maps: labMaps, speeds: null, clock }),
    liveTrips: liveTrips({ bookingsOf: (ids) => activeBookings(ids, { db }), clock }),
    realtime: realtimeTo(listeners),
  } as unknown as TripsServices;
  return { services, clock, bookings, users, liveDrivers: live };
}

function realtimeTo({ offered }: LabListeners): Realtime {
  return {
    ...silentRealtime,
    send(rooms, ...event: readonly unknown[]) {
      const [name, data] = event;
      const driver = rooms[0]?.slice(rooms[0].indexOf(':') + 1);
      if (name === 'booking:offer' && driver) offered(driver, data as Parameters<typeof offered>[1]);
    },
  };
}

const labUser = ({ id, carType, corner }: LabDriver, at: number, streets: LabStreets): StoredUser => ({
  id,
  usertype: 'driver',
  firstName: 'Lab',
  lastName: id,
  approved: true,
  walletBalance: 0,
  createdAt: at,
  carType,
  driverActiveStatus: true,
  queue: false,
  location: streets.placeOf(corner),
  locationAt: at,
  idleSince: at,
});
