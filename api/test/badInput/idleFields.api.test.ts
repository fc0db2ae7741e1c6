import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { operations } from '../../src/app.js';
import type { Operation } from '../../src/edge/operation.js';
import { aBooking, aCarType, aPromo, aTrip, DROP, newId, PICKUP } from '../support/builders.js';
import { type Answer, type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { optionalValues } from './optionalValues.js';

/*
 * Nothing is accepted without effect: each optional field of the operations on trips is sent in each context
 * below. It must be refused by its name, or change the answer.
 */

const HOUR_MS = 3_600_000;
const apps = {} as Record<'taxi' | 'delivery', TestApp>;
const people = {} as Record<'taxi' | 'delivery', Record<'rider' | 'driver' | 'admin' | 'fleetadmin', Client>>;
let partner: Client;

beforeAll(async () => {
  for (const category of ['taxi', 'delivery'] as const) {
    const app = await startTestApp({ APP_CATEGORY: category, PAYMENT_PROVIDERS: 'test' });
    apps[category] = app;
    const { db } = app.services;
    await db.carTypes.insert(
      aCarType({
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
});
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())));

const later = () => apps.taxi.clock.at + 24 * HOUR_MS;

/** A request in a situation, before the field is added. */
interface Context {
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

const cards = 'where amounts are held on cards, they are held for a trip of that time';
const device = 'a device without a network sends what was true when the driver did it';
const ofSecond = 'it is the time of the second trip, which the answer does not show';
const same = 'it is what happens anyway';
const parcel = () => ({ ...aTrip, deliveryPersonPhone: '+1 202 555 0188', deliveryPerson: 'Jo Roe' });
const { drop: _drop, ...open } = aTrip;

const rider = () => people.taxi.rider;
const trips: Record<string, () => object> = {
  'for now': () => aTrip,
  'for later': () => ({ ...aTrip, bookLater: true, tripdate: later() }),
  'by the hour': () => ({ ...aTrip, kind: 'hourly', hours: 2 }),
  'there and back with a wait': () => ({ ...aTrip, kind: 'return', waitMinutes: 5 }),
  'there and back at a time': () => ({ ...aTrip, kind: 'return', returnAt: later() }),
};
const priced = Object.entries(trips).filter(([what]) => what !== 'for later');
const guest = { name: 'Ada Moreno', phone: '+12125550142' };

async function stored(
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
const theDriver = () => drivers.get(latest) as Client;

const contexts: Context[] = [
  ...priced.map(([what, body]) => ({
    operation: 'createEstimate',
    what,
    as: rider,
    body,
    silent: { tripdate: cards, returnAt: ofSecond },
  })),
  ...Object.entries(trips).map(([what, body]) => ({
    operation: 'createBooking',
    what,
    as: rider,
    body,
    silent: { returnAt: ofSecond, customer: same },
  })),
  {
    operation: 'createBooking',
    what: 'by staff, as directed',
    as: () => people.taxi.admin,
    body: () => ({ ...open, kind: 'asDirected', customer: rider().user.id }),
    silent: { customer: same },
  },
  {
    operation: 'createBooking',
    what: 'by staff, by the hour',
    as: () => people.taxi.admin,
    body: () => ({ ...open, kind: 'hourly', hours: 2, customer: rider().user.id }),
    silent: { customer: same, kind: same },
  },
  {
    operation: 'createEstimate',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: () => aTrip,
    silent: { tripdate: cards },
  },
  {
    operation: 'createBooking',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: parcel,
    silent: { customer: same },
  },
  ...priced.map(([what, body]) => ({
    operation: 'createPartnerEstimate',
    what,
    as: () => partner,
    body,
    silent: { returnAt: ofSecond },
  })),
  ...Object.entries({ ...trips, 'as directed': () => ({ ...open, kind: 'asDirected' }) }).map(
    ([what, body]) => ({
      operation: 'createPartnerBooking',
      what,
      as: () => partner,
      body: () => ({ ...body(), customer: guest }),
      silent: { returnAt: ofSecond },
    }),
  ),
  {
    operation: 'createFleetBooking',
    what: 'for a caller',
    as: () => people.taxi.fleetadmin,
    body: () => ({ ...aTrip, caller: guest }),
  },
  { operation: 'createQuotes', what: 'for now', as: rider, body: () => ({ pickup: PICKUP, drop: DROP }) },
  {
    operation: 'createQuotes',
    what: 'by the hour',
    as: rider,
    body: () => ({ pickup: PICKUP, hours: 2 }),
    silent: { drop: 'the forms keep it while hours are chosen; whether cars head that way depends on it' },
  },
  ...(['NEW', 'ARRIVED', 'STARTED', 'PENDING'] as const).map((status) => ({
    operation: 'previewBookingChange',
    what: `of a trip in ${status}`,
    as: rider,
    body: () => ({}),
    params: () => stored('taxi', status),
  })),
  {
    operation: 'startTrip',
    what: 'without a code',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'ARRIVED'),
    silent: { otp: device, at: same },
  },
  {
    operation: 'arriveAtPickup',
    what: 'at the pickup',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'ACCEPTED'),
    silent: { reason: device, at: same },
  },
  {
    operation: 'reachDrop',
    what: 'of a ride',
    as: theDriver,
    body: () => ({ lat: DROP.lat, lng: DROP.lng }),
    params: () => stored('taxi', 'STARTED'),
    silent: { at: same, accuracyM: 'only a coarse position counts differently' },
  },
  {
    operation: 'payBooking',
    what: 'by the driver',
    as: theDriver,
    body: () => ({ payment_mode: 'cash' }),
    params: () => stored('taxi', 'PENDING'),
  },
  {
    operation: 'payBooking',
    what: 'of a parcel',
    category: 'delivery',
    as: () => people.delivery.rider,
    body: () => ({ payment_mode: 'card' }),
    params: () => stored('delivery', 'PENDING'),
  },
  {
    operation: 'rateTrip',
    what: 'by the driver',
    as: theDriver,
    body: () => ({ rate: 4 }),
    params: () => stored('taxi', 'PAID'),
  },
  {
    operation: 'completeBooking',
    what: 'by the driver',
    as: theDriver,
    body: () => ({}),
    params: () => stored('taxi', 'PAID'),
  },
  {
    operation: 'cancelBooking',
    what: 'of a trip without another one',
    as: rider,
    body: () => ({ reason: 'Late' }),
    params: () => stored('taxi', 'NEW'),
  },
  {
    operation: 'createSeries',
    what: 'on workdays',
    as: () => people.taxi.admin,
    body: () => ({
      customer: rider().user.id,
      rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      minutes: 450,
      from: 20_260_303,
      pickup: PICKUP,
      drop: DROP,
      carType: 'Economy',
    }),
    silent: { payment_mode: 'shown with its trips' },
  },
];

const named = (id: string) => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};
/** The names of the fields that a request may leave out. */
function optionalFields({ body, takes }: Operation): string[] {
  const schema = body ?? takes;
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Record<string, z.ZodType>;
  return Object.keys(shape).filter((field) => shape[field]?.safeParse(undefined).success);
}

/** What is different in every answer. */
const VOLATILE =
  /"(?:id|booking_id|reference|trip|version|bookingDate|otp|driver|driver_\w+|startTime|\w+_time)":(?:"[^"]*"|\d+)/g;
const shown = ({ body }: Answer) => JSON.stringify(body).replaceAll(VOLATILE, '');

async function send({ operation, category, as, params }: Context, body: object): Promise<Answer> {
  const { path } = named(operation);
  const id = params ? await params() : '';
  const app = apps[category ?? 'taxi'];
  await app.services.liveDrivers.reload();
  return as().post(path.replace(':id', id), body);
}

/** A refusal names a field, which may be one that is missing then, or is about the trip as it is. */
const isExplained = ({ status, body }: Answer) =>
  Object.keys(body.errors ?? {}).length > 0 || status === 403 || body.error === 'wrong_state';

it.each(contexts)('$operation, $what: refuses a field that has no effect', async (context) => {
  const base = await send(context, context.body());
  const { rider: someone, driver } = people[context.category ?? 'taxi'];
  const users = { rider: someone.user.id, driver: driver.user.id };
  const sample = optionalValues(apps.taxi.clock.at, users);
  const silent = [];
  for (const field of optionalFields(named(context.operation))) {
    expect(Object.keys(sample)).toContain(field);
    if (isDeepStrictEqual((context.body() as Record<string, unknown>)[field], sample[field])) continue;
    const answer = await send(context, { ...context.body(), [field]: sample[field] });
    const isNoticed = answer.status < 400 ? shown(answer) !== shown(base) : isExplained(answer);
    if (!isNoticed) silent.push([field, answer.status, answer.body.error]);
  }
  expect(silent.filter(([field]) => !Object.hasOwn(context.silent ?? {}, field as string))).toEqual([]);
});
