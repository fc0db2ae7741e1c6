import { exact, KM_PER_MILE, type Run, type TariffLabResult } from '@wayfare/shared';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { eventually } from '../../../test/support/eventually.js';
import {
  dollars,
  expectedCents,
  readRealTrips,
  realTripsTest,
  type WrittenTariff,
} from '../../../test/support/realTrips.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
const economy = aCarType();
const { base_fare, rate_per_unit_distance, rate_per_hour, min_fare, convenience_fees, convenience_fee_type } =
  economy;
const tariff = {
  base_fare,
  rate_per_unit_distance,
  rate_per_hour,
  min_fare,
  convenience_fees,
  convenience_fee_type,
};

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  const people = { rider: (await app.signedIn('rider')).user, driver: (await app.signedIn('driver')).user };
  await app.services.db.carTypes.insert(economy);
  const trip = (endTime: number, fields: object) =>
    aBooking(
      'COMPLETE',
      { id: newId(), ...people, at: app.clock.at },
      { endTime, distance: 4, total_trip_time: 600, ...fields },
    );
  const cost = (trip_cost: number, fee: number) => ({
    trip_cost,
    convenience_fees: fee,
    driver_share: trip_cost - fee,
  });
  await app.services.db.bookings.insertMany([
    // 2.5 + 4 × 2.5 + 600 s × 30 an hour = 17.5, plus 15%: 20.125, including a fee of 2.625.
    trip(1_000, cost(20.13, 2.63)),
    trip(2_000, cost(25, 5)),
    trip(3_000, { distance: 0, total_trip_time: 0, ...cost(1, 0.5) }),
    trip(2_500, { carType: 'Another', ...cost(9, 1) }),
    // Outside the period.
    trip(999, cost(100, 10)),
    trip(3_001, cost(100, 10)),
  ]);
});
afterAll(() => app.close());

/** A tariff as decimal strings, for exact arithmetic. */
const written: WrittenTariff = {
  base_fare: '2.5',
  rate_per_unit_distance: '2.5',
  rate_per_hour: '30',
  min_fare: '5',
  convenience_fees: '15',
  convenience_fee_type: 'percentage',
};
const asNumbers = ({ convenience_fee_type: type, ...rates }: WrittenTariff) => ({
  ...Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Number(rate)])),
  convenience_fee_type: type,
});
const none = { cost: 0n, fee: 0n };
const inDollars = ({ cost, fee }: typeof none) => ({
  trip_cost: dollars(cost),
  convenience_fees: dollars(fee),
  driver_share: dollars(cost - fee),
});

async function compared(
  drafts: object[],
  period = { from: 1_000, to: 3_000 },
): Promise<Run<TariffLabResult>> {
  const started = await admin.post('/tarifflab', { ...period, drafts });
  expect(started.status).toBe(200);
  const stand = async () => (await admin.get('/tarifflab')).body as Run<TariffLabResult>;
  await eventually('the comparison is done', async () => (await stand()).state === 'done');
  return stand();
}

it('computes what past trips would have cost, to the cent, next to what they did cost', async () => {
  const draft = { carType: economy.id, tariff };
  const { result } = await compared([draft]);
  expect(result).toMatchObject({ from: 1_000, to: 3_000, drafts: [draft] });
  // 20.13, 20.13 and the minimum of 5 with its fee: 5.75.
  expect(result?.carTypes).toEqual([
    {
      ...draft,
      name: 'Economy',
      comparison: {
        trips: 3,
        before: { trip_cost: 46.13, convenience_fees: 8.13, driver_share: 38 },
        after: { trip_cost: 46.01, convenience_fees: 6.01, driver_share: 40 },
        cheaper: 1,
        same: 1,
        dearer: 1,
        medianChange: 0,
      },
    },
  ]);
});

it('compares using the draft and changes no car type', async () => {
  const flat = { ...tariff, min_fare: 0, convenience_fees: 2, convenience_fee_type: 'flat' as const };
  const { result } = await compared([{ carType: economy.id, tariff: flat }]);
  // 17.5 + 2, twice, and 2.5 + 2.
  expect(result?.carTypes[0]?.comparison).toMatchObject({
    after: { trip_cost: 43.5, convenience_fees: 6, driver_share: 37.5 },
    cheaper: 2,
    dearer: 1,
    medianChange: -0.63,
  });
  expect((await admin.get(`/cartypes/${economy.id}`)).body).toMatchObject(tariff);
});

realTripsTest('tariff lab on real trips')(
  'makes of 3,000 real trips, for each car type, what exact arithmetic does [5.12, 5.13, 5.14, 5.15, 5.16, 5.17]',
  async () => {
    const flat = { ...written, convenience_fees: '1.75', convenience_fee_type: 'flat' } as const;
    const kinds = [
      { now: written, drafted: { ...written, rate_per_unit_distance: '2.85', convenience_fees: '12.5' } },
      { now: { ...written, base_fare: '3.05', min_fare: '8' }, drafted: flat },
      { now: flat, drafted: flat },
    ].map((tariffs) => ({ ...tariffs, carType: aCarType({ id: newId(), name: newId() }) }));
    const day = 24 * 60 * 60_000;
    const [from, to] = [app.clock.at - 100 * day, app.clock.at - 50 * day];
    const people = { rider: (await app.signedIn('rider')).user, driver: (await app.signedIn('driver')).user };
    const nothing = { before: none, after: none, trips: 0, cheaper: 0, same: 0, dearer: 0 };
    const expected = kinds.map(() => ({ ...nothing, changes: [] as bigint[] }));
    const bookings = readRealTrips().trips.map((trip, index) => {
      const { now, drafted, carType } = kinds[index % kinds.length]!;
      const [before, after] = [expectedCents(now, trip), expectedCents(drafted, trip)];
      const sums = expected[index % kinds.length]!;
      const change = after.cost - before.cost;
      sums.trips += 1;
      sums[change < 0n ? 'cheaper' : change > 0n ? 'dearer' : 'same'] += 1;
      sums.changes.push(change);
      sums.before = { cost: sums.before.cost + before.cost, fee: sums.before.fee + before.fee };
      sums.after = { cost: sums.after.cost + after.cost, fee: sums.after.fee + after.fee };
      return aBooking(
        'PAID',
        { id: newId(), ...people, at: from },
        {
          carType: carType.name,
          endTime: from + Math.floor(((to - from) * index) / 3_000),
          distance: exact(trip.miles).times(KM_PER_MILE).toNumber(),
          total_trip_time: Number(trip.seconds),
          ...inDollars(before),
        },
      );
    });
    for (const { carType } of kinds) await app.services.db.carTypes.insert(carType);
    await app.services.db.bookings.insertMany(bookings);
    await app.services.db.settings.saveSettings({ convert_to_mile: true });
    const drafts = kinds.map(({ carType, drafted }) => ({ carType: carType.id, tariff: asNumbers(drafted) }));
    const { result, total } = await compared(drafts, { from, to });
    await app.services.db.settings.saveSettings({ convert_to_mile: false });
    expect(total).toBe(bookings.length);
    expect(result?.carTypes.map(({ comparison }) => comparison)).toEqual(
      expected.map(({ changes, before, after, ...counts }) => ({
        ...counts,
        before: inDollars(before),
        after: inDollars(after),
        medianChange: dollars(changes.sort((a, b) => Number(a - b))[Math.ceil(counts.trips / 2) - 1] ?? 0n),
      })),
    );
    expect(result?.carTypes[2]?.comparison).toMatchObject({ cheaper: 0, dearer: 0, medianChange: 0 });
  },
);

it('stops in progress when canceled, and keeps the last result', async () => {
  const draft = { carType: economy.id, tariff };
  const { result: last } = await compared([draft]);
  const { bookings } = app.services.db;
  const settledBetween = bookings.settledBetween.bind(bookings);
  let isLeft = false;
  let read = 0;
  // Endless work: reads the same trips over and over.
  bookings.settledBetween = async function* endlessly(...period) {
    try {
      for (;;) {
        for await (const trips of settledBetween(...period)) yield trips;
        read += 1;
      }
    } finally {
      isLeft = true;
    }
  };
  try {
    const asked = { from: 1_000, to: 3_000, drafts: [draft] };
    expect((await admin.post('/tarifflab', asked)).body.state).toBe('running');
    await eventually('it is at work', async () => read > 2);
    expect((await admin.post('/tarifflab/cancel')).body.state).toBe('cancelled');
    await app.services.longWork.idle();
  } finally {
    bookings.settledBetween = settledBetween;
  }
  expect(isLeft).toBe(true);
  expect((await admin.get('/tarifflab')).body).toMatchObject({ state: 'cancelled', result: last });
});

it('prices deliveries as estimated, with the parcel type and option they were booked with [5.13]', async () => {
  const delivery = await startTestApp({ APP_CATEGORY: 'delivery' });
  const { db } = delivery.services;
  const boss = await delivery.signedIn('admin');
  const people = {
    rider: (await delivery.signedIn('rider')).user,
    driver: (await delivery.signedIn('driver')).user,
  };
  await db.carTypes.insert(economy);
  const estimated = { estimateDistance: 4, estimateTime: 600, distance: 40, total_trip_time: 6_000 };
  const parcel = (fields: object) =>
    aBooking(
      'COMPLETE',
      { id: newId(), ...people, at: delivery.clock.at },
      { endTime: 2_000, ...estimated, trip_cost: 20, convenience_fees: 2, driver_share: 18, ...fields },
    );
  await db.bookings.insertMany([
    parcel({}),
    parcel({
      parcelTypeSelected: { description: 'Box', amount: 3.1 },
      optionSelected: { description: 'Fragile', amount: 1.2 },
    }),
  ]);
  const drafts = [{ carType: economy.id, tariff }];
  await boss.post('/tarifflab', { from: 1_000, to: 3_000, drafts });
  await delivery.services.longWork.idle();
  const { result } = (await boss.get('/tarifflab')).body as Run<TariffLabResult>;
  await delivery.close();
  // 17.5 plus 15%, 2.625; with 4.3 more: 21.8 plus 3.27.
  expect(result?.carTypes[0]?.comparison).toMatchObject({
    trips: 2,
    after: { trip_cost: 45.2, convenience_fees: 5.9, driver_share: 39.3 },
    cheaper: 0,
    dearer: 2,
  });
});

it('runs separately for each admin, one at a time, and can be canceled', async () => {
  const run = { token: newId(), at: app.clock.at, aliveSince: 0 };
  expect(await app.services.db.runs.begin(`tarifflab:${admin.user.id}`, run)).toBe(true);
  const asked = { from: 1_000, to: 3_000, drafts: [{ carType: economy.id, tariff }] };
  expect((await admin.post('/tarifflab', asked)).body.error).toBe('run_in_progress');
  const other = await app.signedIn('admin');
  expect((await other.get('/tarifflab')).body).toMatchObject({ state: 'never', result: null });
  expect((await admin.post('/tarifflab/cancel')).body.state).toBe('cancelled');
  expect((await compared(asked.drafts)).state).toBe('done');
});
