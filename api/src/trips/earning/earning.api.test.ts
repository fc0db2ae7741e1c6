import { earningCut, exact } from '@wayfare/shared';
import mongoose from 'mongoose';
import type { StoredBooking } from '../booking/store/storedBooking.js';
import { paidEffects } from '../booking/pay/paidEffects.js';
import { runDueWork } from '../../process/dueWork.js';
import { aCarType, aTrip, DROP, newId, newReference } from '../../../test/support/builders.js';
import { earningsFromTrips, type Trip } from '../../../test/support/earningsFromTrips.js';
import { startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { earningRepository } from './earning.repository.js';
import { earnedBookingsRepository } from '../booking/store/earnedBookings.repository.js';
import { EARNINGS_EFFECT } from '../booking/store/earningRows.js';
import { keepEarningsCut, rebuildEarnings } from './rebuildEarnings.js';

/** Counting every trip several times takes up to 27 s on a busy machine. */
const COUNTING_MS = 150_000;

const FLEETS = ['', newId(), newId()];
const DRIVERS = [0, 1, 2, 3, 4].map((index) => ({
  driver: newId(),
  fleetadmin: FLEETS[index % 3] || null,
  driver_name: `Driver ${index}`,
  vehicle_number: `NY ${index}`,
}));

/** Pseudorandom numbers, the same on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

let app: TestApp;
let connection: mongoose.Connection;
beforeEach(async () => {
  app = await startTestApp();
  connection = await mongoose
    .createConnection(process.env.WAYFARE_TEST_MONGO as string, {
      dbName: app.services.config.MONGODB_DATABASE,
    })
    .asPromise();
});
afterEach(async () => {
  await connection.close();
  await app.close();
});

/** A trip with amounts that floating point would get wrong; about a third of the fees are 0. */
function aTripAt(endTime: number, random: () => number, fields: Partial<StoredBooking> = {}): Trip {
  const cents = (most: number) => exact(Math.floor(random() * most)).div(1000);
  const fee = random() < 0.33 ? exact(0) : cents(5_000);
  const cost = fee.plus(cents(50_000));
  const id = newId();
  return {
    id,
    booking_id: id,
    reference: newReference(),
    status: 'PAID',
    version: 1,
    customer: newId(),
    tripdate: endTime,
    bookingDate: endTime,
    endTime,
    trip_cost: cost.toNumber(),
    convenience_fees: fee.toNumber(),
    driver_share: cost.minus(fee).toNumber(),
    discount_amount: random() < 0.3 ? cents(2_000).toNumber() : 0,
    ...DRIVERS[Math.floor(random() * DRIVERS.length)],
    ...fields,
  } as unknown as Trip;
}

/** Trips around month boundaries and days when clocks change. */
function manyTrips(count: number, seed: number, timeZone: string): Trip[] {
  const random = randomNumbers(seed);
  const edges = [
    Date.UTC(2025, 9, 26, 1),
    Date.UTC(2025, 10, 1, 0),
    Date.UTC(2025, 10, 2, 6),
    Date.UTC(2026, 0, 1, 5),
    Date.UTC(2026, 1, 28, 18, 30),
    Date.UTC(2026, 2, 8, 7),
  ];
  return Array.from({ length: count }, () => {
    const near = edges[Math.floor(random() * edges.length)] as number;
    const trip = aTripAt(near + Math.floor((random() - 0.5) * 40 * 60 * 60_000), random);
    return { ...trip, effects: earningsOf(trip, timeZone), effectsDue: TEST_NOW };
  });
}

const earningsOf = (trip: Trip, timeZone: string) =>
  paidEffects(trip, { timeZone }).filter(({ key }) => key === EARNINGS_EFFECT);

const ALL = { filter: {}, sort: { field: '_id', order: 1 }, skip: 0, limit: 1000 } as const;

async function expectToEqual(trips: readonly Trip[], timeZone: string) {
  const { earnings } = app.services.db;
  const expected = earningsFromTrips(trips, timeZone);
  const { rows: months } = await earnings.reports.list(ALL);
  expect(months).toEqual(expected.months.map((row) => expect.objectContaining(row)));
  const { rows: drivers } = await earnings.driverReports.list(ALL);
  expect(drivers).toEqual(expected.driverMonths.map((row) => expect.objectContaining(row)));
  for (const now of [Date.UTC(2025, 9, 26, 12), Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 0, 1, 4)]) {
    for (const fleet of FLEETS)
      expect(await earnings.fees(earningCut(now, timeZone), fleet)).toEqual(expected.cards(now, fleet));
  }
  for (const fleet of FLEETS) {
    const days = await earnings.daysSince(20251101, fleet);
    expect(days.toSorted((a, b) => a.day - b.day)).toEqual(expected.days(20251101, fleet));
  }
}

const countAll = (trips: readonly Trip[]) => Promise.all(trips.map(count));
async function count(trip: Trip) {
  for (const effect of trip.effects ?? [])
    if (effect.kind === 'earnings') await app.services.db.earnings.count(trip, effect.data);
}

/** Goes through the schema, which turns numbers into exact decimals in the database. */
const store = (trips: readonly Trip[]) => app.services.db.bookings.insertMany(trips);

// A zone with daylight saving time, one with half an hour, and one on the other side of the date line.
describe.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])('the earnings in %s', (timeZone) => {
  beforeEach(() => app.services.db.settings.saveSettings({ timeZone }));

  it(
    'are the sums of all PAID and COMPLETE trips, whether counted one by one or rebuilt [5.49, 4.31]',
    async () => {
      const random = randomNumbers(5);
      const trips = manyTrips(150, 7, timeZone);
      await store(trips);
      await store(
        (['NEW', 'PENDING', 'CANCELLED'] as const).map((status) => aTripAt(TEST_NOW, random, { status })),
      );
      await countAll(trips);
      await expectToEqual(trips, timeZone);
      await countAll(trips);
      await expectToEqual(trips, timeZone);

      await runDueWork(app.services);
      await runDueWork(app.services);
      await runDueWork(app.services);
      expect(await app.services.db.bookings.findWithDueEffects(TEST_NOW, 10)).toEqual([]);
      await countAll(trips);
      await expectToEqual(trips, timeZone);

      await rebuildEarnings(undefined, app.services);
      await rebuildEarnings(undefined, app.services);
      await expectToEqual(trips, timeZone);
    },
    COUNTING_MS,
  );
});

describe('a trip whose counting is interrupted', () => {
  /** Allows the given number of row writes and rejects the rest, as if the process crashed. */
  function dyingAfter(writes: number) {
    const earnings = earningRepository(connection, earnedBookingsRepository(connection));
    let left = writes;
    for (const name of ['EarningMonth', 'DriverEarning', 'EarningDay']) {
      const model = connection.model(name);
      const write = model.updateOne.bind(model);
      model.updateOne = ((...args: Parameters<typeof write>) => {
        if (left <= 0) return Promise.reject(new Error('the process died here'));
        left -= 1;
        return write(...args);
      }) as unknown as typeof model.updateOne;
    }
    return earnings;
  }

  it.each([0, 1, 2, 3, 4])('after %d writes is counted once in every row', async (writes) => {
    const trip = {
      ...aTripAt(TEST_NOW, randomNumbers(3), { ...DRIVERS[1], convenience_fees: 1.005 }),
    };
    const trips = [{ ...trip, effects: earningsOf(trip, 'UTC'), effectsDue: TEST_NOW }];
    await store(trips);
    const broken = dyingAfter(writes).count(trips[0] as Trip, earningCut(TEST_NOW, 'UTC'));
    if (writes < 4) await expect(broken).rejects.toThrow('died');
    else await broken;
    // Many others come in between, so that the rows remove settled trips from their lists.
    const random = randomNumbers(11);
    const others = Array.from({ length: 150 }, () => aTripAt(TEST_NOW, random, DRIVERS[1])).map((other) => ({
      ...other,
      effects: earningsOf(other, 'UTC'),
      effectsDue: TEST_NOW,
    }));
    await store(others);
    for (const other of others) {
      await count(other);
      await app.services.db.bookings.dropEffects(other.id, [EARNINGS_EFFECT]);
    }
    // A rebuild in between counts the trip in rows that already have it, and not in the others.
    if (writes % 2 === 1) await rebuildEarnings(undefined, app.services);
    await countAll(trips);
    await countAll(trips);
    await expectToEqual([...trips, ...others], 'UTC');
    const row = await connection.collection('earning_months').findOne({});
    expect(row?.open.length).toBeLessThan(100);
  });
});

it(
  'counts 200 concurrently paid trips once each, despite duplicate calls and rebuilds',
  async () => {
    const random = randomNumbers(17);
    const trips = Array.from({ length: 200 }, () => aTripAt(TEST_NOW, random)).map((trip) => ({
      ...trip,
      effects: earningsOf(trip, 'UTC'),
      effectsDue: TEST_NOW,
    }));
    await store(trips);
    const settle = async (trip: Trip) => {
      await count(trip);
      await app.services.db.bookings.dropEffects(trip.id, [EARNINGS_EFFECT]);
    };
    await Promise.all([
      ...trips.map(settle),
      ...trips.map(settle),
      rebuildEarnings(undefined, app.services),
      rebuildEarnings(undefined, app.services),
    ]);
    await expectToEqual(trips, 'UTC');
    await countAll(trips);
    await expectToEqual(trips, 'UTC');
  },
  COUNTING_MS,
);

it('rebuilds earnings when the time zone or the row format changes, and when nothing was counted before', async () => {
  const trips = manyTrips(120, 23, 'UTC').map((trip) => ({ ...trip, effects: [] }));
  await store(trips);
  await keepEarningsCut(app.services);
  await expectToEqual(trips, 'UTC');
  await app.services.db.settings.saveSettings({ timeZone: 'Pacific/Apia' });
  await keepEarningsCut(app.services);
  await expectToEqual(trips, 'Pacific/Apia');
  // The row format before day rows counted trips.
  await connection.collection('earning_days').updateMany({}, { $unset: { total_rides: 1 } });
  await connection.collection('earning_cut').updateMany({}, { $unset: { form: 1 } });
  await keepEarningsCut(app.services);
  await expectToEqual(trips, 'Pacific/Apia');
});

describe('earnings over HTTP', () => {
  it('include a paid trip in reports and on the cards; a fleet admin sees only their own drivers [2.26, 2.37, 3.50, 3.51, 3.52, 6.10]', async () => {
    await app.services.db.carTypes.insert(aCarType());
    const admin = await app.signedIn('admin');
    const [fleet, otherFleet] = [await app.signedIn('fleetadmin'), await app.signedIn('fleetadmin')];
    const rider = await app.signedIn('rider');
    const driver = await app.signedIn('driver', { fleetadmin: fleet.user.id });
    const { body } = await rider.post('/bookings', aTrip);
    for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
    await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
    expect((await admin.get('/earningreports')).body).toEqual([]);
    await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
    await rider.post(`/bookings/${body.id}/complete`, { rating: 5 });

    const { trip_cost, convenience_fees, driver_share } = (await admin.get(`/bookings/${body.id}`)).body;
    const report = await admin.get('/earningreports');
    expect(report.headers.get('content-range')).toBe('earningreports 0-0/1');
    expect(report.body).toEqual([
      {
        id: '202603',
        month: 202603,
        year: 2026,
        monthsName: 'March',
        total_rides: 1,
        tripCost: trip_cost,
        rideCost: driver_share,
        convenienceFee: convenience_fees,
        discountAmount: 0,
        profit: convenience_fees,
        raises: 0,
      },
    ]);
    const mine = await fleet.get('/driverearning');
    expect(mine.body).toEqual([
      expect.objectContaining({
        year: 2026,
        monthsName: 'March',
        driverName: 'Test driver',
        driverVehicleNo: driver.user.vehicleNumber,
        total_rides: 1,
        driverShare: driver_share,
      }),
    ]);
    expect((await otherFleet.get('/driverearning')).body).toEqual([]);
    expect((await otherFleet.get(`/driverearning/${mine.body[0].id}`)).status).toBe(404);
    expect((await fleet.get('/earningreports')).status).toBe(403);
    const cards = { today: convenience_fees, month: convenience_fees, total: convenience_fees };
    expect((await admin.get('/dashboard')).body.earnings).toEqual(cards);
    expect((await fleet.get('/dashboard')).body.earnings).toEqual(cards);
    expect((await otherFleet.get('/dashboard')).body.earnings).toEqual({ today: 0, month: 0, total: 0 });
    const none = (day: number) => ({ day, trips: 0, fees: 0 });
    const { days } = (await fleet.get('/dashboard')).body;
    expect(days).toEqual((await admin.get('/dashboard')).body.days);
    expect([days.length, ...days.slice(-2)]).toEqual([
      30,
      none(20260301),
      { day: 20260302, trips: 1, fees: convenience_fees },
    ]);
    expect((await otherFleet.get('/dashboard')).body.days.at(-1)).toEqual(none(20260302));
  });

  it('can be filtered by period and driver, and sorted', async () => {
    const trips = manyTrips(120, 29, 'UTC').map((trip) => ({ ...trip, effects: [] }));
    await store(trips);
    await rebuildEarnings(undefined, app.services);
    const admin = await app.signedIn('admin');
    const get = async (path: string, filter: object, sort: [string, string]) => {
      const query = new URLSearchParams({
        filter: JSON.stringify(filter),
        sort: JSON.stringify(sort),
        range: '[0,99]',
      });
      return (await admin.get(`/${path}?${query.toString()}`)).body as Record<string, number>[];
    };
    const months = await get('earningreports', { month_gte: 202511, month_lte: 202601 }, ['month', 'ASC']);
    expect(months.map(({ month }) => month)).toEqual(
      [202511, 202512, 202601].filter((month) =>
        trips.some((trip) => earningCut(trip.endTime, 'UTC').month === month),
      ),
    );
    const ofOne = await get('driverearning', { driver: DRIVERS[2]?.driver }, ['driverShare', 'DESC']);
    expect(ofOne.length).toBeGreaterThan(2);
    expect(ofOne.every(({ driver }) => (driver as unknown) === DRIVERS[2]?.driver)).toBe(true);
    const shares = ofOne.map(({ driverShare }) => driverShare as number);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    for (const field of ['tripCost', 'rideCost', 'convenienceFee', 'discountAmount', 'profit', 'total_rides'])
      expect(await get('earningreports', {}, [field, 'ASC'])).not.toEqual([]);
    expect(await get('earningreports', { profit: 1 }, ['month', 'ASC'])).toMatchObject({
      error: 'invalid_filter',
    });
  });
});
