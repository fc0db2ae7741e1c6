import type { Client, TestApp } from '../support/testApp.js';
import { MOST_EXTRA } from './tripChange.js';
import { type Business, FLEET_DRIVERS, type Who } from './business.js';

const [RIDERS, DRIVERS] = [3, 4];
const WALLET = 20;
/** Collections that a history writes to. */
const MADE = [
  'bookings',
  'users',
  'ledger',
  'wallet_adjustments',
  'tracking',
  'series',
  'withdraws',
  'idempotency_keys',
  'outbox',
  'inbox',
  'mails',
  // Whoever repeats what another admin has just set is refused: that of an earlier history is no colleague.
  'audit_log',
];

/** All users of a history, and the product's ids for the model's numbers. */
export interface Cast {
  app: TestApp;
  riders: readonly Client[];
  drivers: readonly Client[];
  fleetadmin: Client;
  admin: Client;
  /** Ids of the model's trips, series and withdraw requests, in the model's order. */
  tripIds: string[];
  seriesIds: string[];
  withdrawIds: string[];
}

/** Empties the product and signs everyone in. Returns the users and a model of the initial state. */
export async function newCast(app: TestApp): Promise<{ cast: Cast; business: Business }> {
  const { services } = app;
  await empty(app);
  const settings = {
    negativeBalance: true,
    autoDispatch: true,
    otp_secure: false,
    RiderWithDraw: false,
    streetTrips: true,
    asDirectedTrips: true,
    hourlyByRiders: true,
    hourlyByStaff: true,
    returnByRiders: true,
    returnByStaff: true,
    // Both ends of every way count as its pickup: drivers send no positions on the way there.
    arrivalRadius: 5_000,
    approvalLimit: 1000,
    decimal: 2,
    forwardMinutes: 30,
    riderExtraMax: Number(MOST_EXTRA) / 1000,
    maxOpenBookings: 1000,
    maxCancellations: 1000,
    // Time passes without anyone at a phone: drivers stay available.
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  };
  // A currency with three decimals: histories change how many amounts have.
  await services.db.settings.saveSettings({ ...settings, code: 'KWD' });
  const riders: Client[] = [];
  const drivers: Client[] = [];
  for (let n = 0; n < RIDERS; n += 1) riders.push(await app.signedIn('rider', { walletBalance: WALLET }));
  const fleetadmin = await app.signedIn('fleetadmin');
  for (let n = 0; n < DRIVERS; n += 1)
    drivers.push(await app.signedIn('driver', n < FLEET_DRIVERS ? { fleetadmin: fleetadmin.user.id } : {}));
  const admin = await app.signedIn('admin');
  await services.liveDrivers.reload();
  return {
    cast: { app, riders, drivers, fleetadmin, admin, tripIds: [], seriesIds: [], withdrawIds: [] },
    business: {
      now: app.clock.at,
      settings,
      riders: riders.map(() => ({ wallet: BigInt(WALLET) * 1000n, saved: [], ratings: [] })),
      drivers: drivers.map(() => ({ wallet: 0n, trip: null, next: null, isActive: true, ratings: [] })),
      told: null,
      trips: [],
      series: [],
      withdraws: [],
      entries: riders.map((_, n) => `rider ${n} Credit ${WALLET * 1000}`),
    },
  };
}

async function empty({ connection }: TestApp): Promise<void> {
  for (const { name } of await connection.listCollections())
    if (MADE.includes(name) || name.startsWith('earning')) await connection.collection(name).deleteMany({});
}

/** The HTTP client of a user in the model. */
export function clientOf({ app, riders, drivers, fleetadmin, admin }: Cast, who: Who): Client {
  if (who.role === 'rider') return riders[who.n] as Client;
  if (who.role === 'driver') return drivers[who.n] as Client;
  return { admin, fleetadmin, anonymous: app.anonymous }[who.role];
}

/** A driver's number; -1 if there is none. */
export const indexOfDriver = ({ drivers }: Cast, uid: string | undefined) =>
  drivers.findIndex(({ user }) => user.id === uid);
