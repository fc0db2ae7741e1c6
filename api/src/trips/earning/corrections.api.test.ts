import type { StoredBooking } from '../booking/store/storedBooking.js';
import { paidEffects } from '../booking/pay/paidEffects.js';
import { newId, newReference } from '../../../test/support/builders.js';
import { startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { EARNINGS_EFFECT, REVIEW_EARNINGS_EFFECT, reviewEarningsOf } from '../booking/store/earningRows.js';
import { rebuildEarnings } from './rebuildEarnings.js';

/** How a fare review changes the earnings of a trip that was already counted. */
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const before = { trip_cost: 13.66, convenience_fees: 1.78, driver_share: 11.88, discount_amount: 2 };
const after = { trip_cost: 22.43, convenience_fees: 2.93, driver_share: 19.5, discount_amount: 2.5 };

/** A counted trip whose review was decided and whose correction still has to be counted. */
async function corrected(): Promise<StoredBooking> {
  const id = newId();
  const trip = {
    id,
    booking_id: id,
    reference: newReference(),
    status: 'PAID',
    version: 1,
    customer: newId(),
    driver: newId(),
    fleetadmin: newId(),
    driver_name: 'Ann',
    vehicle_number: 'NY 1',
    tripdate: TEST_NOW,
    bookingDate: TEST_NOW,
    endTime: TEST_NOW,
    ...before,
  } as unknown as StoredBooking;
  const { bookings, earnings } = app.services.db;
  const counted = paidEffects(trip, { timeZone: 'UTC' }).filter(({ key }) => key === EARNINGS_EFFECT);
  await bookings.insertMany([{ ...trip, effects: counted }]);
  for (const effect of counted) if (effect.kind === 'earnings') await earnings.count(trip, effect.data);
  await bookings.dropEffects(id, [EARNINGS_EFFECT]);
  const changed = await bookings.change({
    ...trip,
    set: after,
    effects: reviewEarningsOf(trip, after, 'UTC'),
    effectsDue: TEST_NOW,
  });
  return changed as StoredBooking;
}

async function correct(trip: StoredBooking) {
  for (const effect of trip.effects ?? [])
    if (effect.kind === 'correctEarnings') await app.services.db.earnings.correct(trip, effect.data);
}

async function expectCountedOnce() {
  const { earnings } = app.services.db;
  const all = { filter: {}, sort: { field: '_id', order: 1 }, skip: 0, limit: 10 } as const;
  const { rows } = await earnings.reports.list(all);
  expect(rows).toEqual([
    expect.objectContaining({
      total_rides: 1,
      tripCost: 22.43,
      rideCost: 19.5,
      convenienceFee: 2.93,
      discountAmount: 2.5,
      profit: 0.43,
    }),
  ]);
  const drivers = (await earnings.driverReports.list(all)).rows;
  expect(drivers).toEqual([expect.objectContaining({ total_rides: 1, driverShare: 19.5 })]);
  expect(await earnings.daysSince(0)).toEqual([expect.objectContaining({ trips: 1, fees: 2.93 })]);
}

it('a correction is added to its rows once, however often it is carried out', async () => {
  const trip = await corrected();
  await Promise.all([correct(trip), correct(trip)]);
  await correct(trip);
  await app.services.db.bookings.dropEffects(trip.id, [REVIEW_EARNINGS_EFFECT]);
  await correct(trip);
  await expectCountedOnce();
  await rebuildEarnings(undefined, app.services);
  await expectCountedOnce();
});

it('a correction is counted once, whether the reports are rebuilt before it or while its effect remains', async () => {
  const trip = await corrected();
  await rebuildEarnings(undefined, app.services);
  const { rows } = await app.services.db.earnings.reports.list({
    filter: {},
    sort: { field: '_id', order: 1 },
    skip: 0,
    limit: 10,
  });
  expect(rows).toEqual([expect.objectContaining({ total_rides: 1, tripCost: 13.66 })]);
  await correct(trip);
  await expectCountedOnce();
  await rebuildEarnings(undefined, app.services);
  await expectCountedOnce();
  await correct(trip);
  await expectCountedOnce();
});
