import type { Run, TariffLabResult } from '@wayfare/shared';
import { aBooking, aCarType, newId } from '../testing/builders.js';
import { eventually } from '../testing/eventually.js';
import { type Client, startTestApp, type TestApp } from '../testing/testApp.js';

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
    // 2.5 + 4 × 2.5 + 600 s × 30 an hour = 17.5, and 15 % of it: 20.125, of which 2.625 is the fee.
    trip(1_000, cost(20.13, 2.63)),
    trip(2_000, cost(25, 5)),
    trip(3_000, { distance: 0, total_trip_time: 0, ...cost(1, 0.5) }),
    trip(2_500, { carType: 'Another', ...cost(9, 1) }),
    // Outside of the period.
    trip(999, cost(100, 10)),
    trip(3_001, cost(100, 10)),
  ]);
});
afterAll(() => app.close());

async function compared(drafts: object[]): Promise<Run<TariffLabResult>> {
  const started = await admin.post('/tarifflab', { from: 1_000, to: 3_000, drafts });
  expect(started.status).toBe(200);
  const stand = async () => (await admin.get('/tarifflab')).body as Run<TariffLabResult>;
  await eventually('the comparison is done', async () => (await stand()).state === 'done');
  return stand();
}

it('says what past trips would have cost, to the cent, beside what they did', async () => {
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

it('compares by the draft and changes no car type', async () => {
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

it('is an admin’s own, one at a time, and can be cancelled', async () => {
  const run = { token: newId(), at: app.clock.at, aliveSince: 0 };
  expect(await app.services.db.runs.begin(`tarifflab:${admin.user.id}`, run)).toBe(true);
  const asked = { from: 1_000, to: 3_000, drafts: [{ carType: economy.id, tariff }] };
  expect((await admin.post('/tarifflab', asked)).body.error).toBe('run_in_progress');
  const other = await app.signedIn('admin');
  expect((await other.get('/tarifflab')).body).toMatchObject({ state: 'never', result: null });
  expect((await admin.post('/tarifflab/cancel')).body.state).toBe('cancelled');
  expect((await compared(asked.drafts)).state).toBe('done');
});
