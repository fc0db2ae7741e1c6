import { aBooking, aCarType, aPromo, newId } from '../../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../support/testApp.js';

const HOUR_MS = 3_600_000;
/** The business of each category. */
export const apps = {} as Record<'taxi' | 'delivery', TestApp>;
/** Someone of each role in them. */
export const people = {} as Record<
  'taxi' | 'delivery',
  Record<'rider' | 'driver' | 'admin' | 'fleetadmin', Client>
>;
let partner: Client;
/** A partner of the taxi business. */
export const asPartner = () => partner;

/** Opens both, with everything that trips can have. */
export async function openBusinesses(): Promise<void> {
  for (const category of ['taxi', 'delivery'] as const) {
    const app = await startTestApp({ APP_CATEGORY: category, PAYMENT_PROVIDERS: 'test' });
    apps[category] = app;
    const { db } = app.services;
    await db.carTypes.insert(
      aCarType({
        seats: 2,
        luggage: 1,
        hirePrice: 40,
        hireDistance: 10,
        parcelTypes: [{ description: 'Box', amount: 3 }],
        options: [{ description: 'Fragile', amount: 2 }],
      }),
    );
    await db.promos.insert(aPromo({ promo_name: 'WELCOME' }));
    await db.settings.saveSettings({
      ...{ hourlyByRiders: true, hourlyByStaff: true, hourlyByPartners: true },
      ...{ asDirectedTrips: true, asDirectedByPartners: true },
      ...{ maxOpenBookings: 1000, maxCancellations: 1000, otp_secure: false },
    });
    people[category] = {
      rider: await app.signedIn('rider', { walletBalance: 100_000 }),
      driver: await app.signedIn('driver'),
      admin: await app.signedIn('admin'),
      fleetadmin: await app.signedIn('fleetadmin'),
    };
  }
  const { app, admin, rider } = { app: apps.taxi, ...people.taxi };
  const key = { name: 'Hotel', account: rider.user.id, scopes: ['estimates', 'bookings:create'] };
  partner = app.withKey((await admin.post('/apikeys', key)).body.newKey);
}

/** Closes them. */
export const closeBusinesses = () => Promise.all(Object.values(apps).map((app) => app.close()));

/** A day later. */
export const later = () => apps.taxi.clock.at + 24 * HOUR_MS;

/** The rider of the taxi business. */
export const rider = () => people.taxi.rider;

/** A request in a situation, before the field is added. */
export interface Context {
  operation: string;
  what: string;
  category?: 'delivery';
  as(): Client;
  body(): object;
  /** The booking that the request is about, if it is about one. */
  params?(): Promise<string>;
  /** Fields that may stay without effect, each with the reason. */
  silent?: Readonly<Record<string, string>>;
}

/** Why a field without an effect is accepted there: it is what happens anyway. */
export const same = 'it is what happens anyway';

/** The id of a stored booking in a status, with a driver of its own. */
export async function stored(
  category: 'taxi' | 'delivery',
  ...[status, fields]: [Parameters<typeof aBooking>[0], object?]
) {
  const app = apps[category];
  const driver = await app.signedIn('driver');
  const booking = aBooking(
    status,
    { id: newId(), rider: people[category].rider.user, driver: driver.user, at: app.clock.at },
    fields,
  );
  await app.services.db.bookings.insert(booking);
  if (['ARRIVED', 'STARTED', 'ACCEPTED'].includes(status))
    await app.services.db.users.claimDriver(driver.user.id, booking.id, {
      now: app.clock.at,
      allowDebt: true,
      allowExpired: true,
    });
  drivers.set(booking.id, await app.clientOf(driver.user));
  latest = booking.id;
  return booking.id;
}
const drivers = new Map<string, Client>();
let latest = '';
/** The driver of the last one. */
export const theDriver = () => drivers.get(latest) as Client;
