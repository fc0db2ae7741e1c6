import mongoose, { type Connection } from 'mongoose';
import { pino } from 'pino';
import { signAccessToken } from '../../src/people/auth/accessToken.js';
import { parseEnvironment } from '../../src/platform/config/environment.js';
import { createServices } from '../../src/process/createServices.js';
import type { Services } from '../../src/process/services.js';
import { aCarType, aPromo, aUser, PICKUP } from '../support/builders.js';
import { straightMaps } from '../support/straightMaps.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';

/** Signs tokens, in every process of this world. */
export const SECRET = 'a secret of processes that are killed';

/** 2026-03-02T10:00:00Z, a Monday. */
export const BEGINNING = Date.UTC(2026, 2, 2, 10);

const id = (name: string) => Buffer.from(name.padStart(12, '.')).toString('hex');

/** All users. Ids sort and read the same in every run. */
export const people = {
  admin: aUser('admin', { id: id('admin') }),
  otherAdmin: aUser('admin', { id: id('admin2') }),
  rider: aUser('rider', { id: id('rider'), walletBalance: 100 }),
  /** Closest to the pickup. */
  driver: aUser('driver', { id: id('driver'), walletBalance: 40, referralId: 'driver1234' }),
  /** Second closest, offline. */
  otherDriver: aUser('driver', {
    id: id('other'),
    driverActiveStatus: false,
    location: { lat: PICKUP.lat + 0.05, lng: PICKUP.lng },
  }),
  /** Without trips or money. */
  leaver: aUser('rider', { id: id('leaver') }),
} as const;
/** Takes 2 off any trip. */
export const promo = aPromo({ id: id('promo') });

export type Person = keyof typeof people;

/**
 * A user's sign-in. Its use is never recorded, so that processes write the same, whenever they are killed.
 */
const familyOf = (uid: string) => ({
  id: `world:${uid}`,
  uid,
  startedAt: BEGINNING,
  agent: 'a test',
  seenAt: Number.MAX_SAFE_INTEGER,
  expiresAt: Number.MAX_SAFE_INTEGER,
});

/** A view of the database next to the killed processes. */
export interface Observer {
  connection: Connection;
  services: Services;
  /** A token that is valid at a time (ms timestamp). */
  tokenOf(person: string, at: number): Promise<string>;
  close(): Promise<void>;
}

/** Opens a database and fills it with the world. */
export async function beginWorld(
  url: string,
  databaseName: string,
  extra: readonly StoredUser[] = [],
): Promise<Observer> {
  const connection = await mongoose.createConnection(url, { dbName: databaseName }).asPromise();
  const services = await createServices({
    // Pauses are exact, so that a test knows when the next attempt is due.
    jitter: () => 0,
    config: parseEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', MONGODB_DATABASE: databaseName }),
    connection,
    clock: { now: () => BEGINNING },
    log: pino({ level: 'silent' }),
    secret: SECRET,
    maps: straightMaps,
  });
  const { db } = services;
  await db.carTypes.insert(aCarType({ id: id('economy'), cancelSlab: [{ minsDelayed: 5, amount: 60 }] }));
  await db.settings.saveSettings({
    AllowDeliveryPickupImageCapture: false,
    AllowFinalDeliveryImageCapture: false,
    handoverCode: false,
    maxOpenBookings: 1000,
    maxCancellations: 1000,
    // Time passes without anyone at a phone: drivers stay available.
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  await db.promos.insert(promo);
  for (const user of [...Object.values(people), ...extra]) {
    await db.users.insert(user);
    await db.tokenFamilies.begin(familyOf(user.id));
    if (user.walletBalance > 0) {
      const funding = { type: 'Credit', amount: user.walletBalance, txRef: `test:${user.id}` } as const;
      await db.wallets.post(user.id, [funding], { date: BEGINNING });
    }
  }
  // Wait for the background copy of ledger entries, so that the saved state does not hold half of it.
  await db.wallets.idle();
  return {
    connection,
    services,
    tokenOf: (uid, at) =>
      signAccessToken(
        uid,
        { tokenKey: services.tokenKey, clock: { now: () => at } },
        {
          family: familyOf(uid).id,
          provenAt: at,
        },
      ),
    close: () => connection.close(),
  };
}
