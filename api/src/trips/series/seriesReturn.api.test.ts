import { wayBackId } from '@wayfare/shared';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../process/dueWork.js';
import { DROP, PICKUP } from '../../../test/support/builders.js';
import { refusal, type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** Recurring trips that come back: at a time later that day, or with a driver who waits. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [TUESDAY, WEDNESDAY, THURSDAY] = [20_260_303, 20_260_304, 20_260_305];

let app: SeriesTest['app'];
let admin: SeriesTest['admin'];
let rider: SeriesTest['rider'];
let driver: SeriesTest['driver'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  // To school at 8, and back at 15:00. Bookings are made for Tuesday to Thursday.
  const run = { returnMinutes: 900, pickUpInstructions: 'Ring twice' };
  ({ app, admin, rider, driver, desk } = await startSeriesTest(run, { seriesDaysAhead: 3 }));
  await credit(rider, 100);
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

/** Puts money into a wallet, each entry of which the ledger has. */
async function credit({ user }: { user: { id: string } }, amount: number): Promise<void> {
  const entry = { type: 'Credit', amount, txRef: `credit:${user.id}` } as const;
  await app.services.db.wallets.post(user.id, [entry], { date: app.clock.at });
}
const find = (id: string) => app.services.db.bookings.findById(id);
const there = async (series: string, day: number) => (await find(`${series}-${day}`))!;
const back = async (series: string, day: number) => (await find(wayBackId(`${series}-${day}`)))!;
const both = async (series: string, day: number) =>
  [await there(series, day), await back(series, day)].map((trip) => trip?.status);
const times = async (series: string, day: number) =>
  [await there(series, day), await back(series, day)].map(({ tripdate }) =>
    new Date(tripdate).toISOString().slice(11, 16),
  );
const countOf = (series: string) => app.connection.collection('bookings').countDocuments({ series });
const balance = async () => (await app.services.db.users.findById(rider.user.id))?.walletBalance;

describe('a way back at a time [4.117]', () => {
  it('is booked with each trip, by the direct way, at the time of the clocks', async () => {
    const { id } = await desk.enter({ driver: driver.user.id, stops: [{ ...DROP, lat: DROP.lat - 0.002 }] });
    const first = await there(id, TUESDAY);
    const second = await back(id, TUESDAY);
    expect(await times(id, TUESDAY)).toEqual(['13:00', '20:00']);
    expect(first).toMatchObject({ kind: 'return', back: { trip: second.id }, series: id });
    expect(second).toMatchObject({
      kind: 'return',
      back: { outbound: first.id },
      series: id,
      pickupAddress: DROP.add,
      dropAddress: PICKUP.add,
      bookLater: true,
      booking_type_admin: true,
      plan: { driver: driver.user.id },
    });
    expect(first.plan).toMatchObject({ driver: driver.user.id });
    expect([second.stops ?? [], second.pickUpInstructions ?? null]).toEqual([[], null]);
    expect(await countOf(id)).toBe(6);
    expect(await desk.occurrence(id, TUESDAY)).toMatchObject({
      backAt: Date.parse('2026-03-03T20:00Z'),
      booking: { id: first.id },
      back: { id: second.id, status: 'NEW', driver: driver.user.id },
    });
    // On the planner of the day, both are trips.
    const { body: day } = await admin.get(`/planner?day=${TUESDAY}`);
    const planned = day.trips.map((trip: { id: string }) => trip.id);
    expect(planned).toEqual(expect.arrayContaining([first.id, second.id]));
    // The clocks change on the 8th.
    app.clock.at = Date.parse('2026-03-06T15:00Z');
    await runDueWork(app.services);
    expect(await times(id, 20_260_309)).toEqual(['12:00', '19:00']);
  });

  it('is previewed with the days', async () => {
    const { rule, minutes, from } = desk.request();
    const asked = { rule, minutes, from, returnMinutes: 900 };
    const { body } = await admin.post('/series/preview', asked);
    expect(body.occurrences[0]).toMatchObject({
      at: Date.parse('2026-03-03T13:00Z'),
      backAt: Date.parse('2026-03-03T20:00Z'),
    });
    expect(refusal(await admin.post('/series/preview', { ...asked, returnMinutes: 480 }))).toEqual([
      400,
      'return_too_early',
      'returnMinutes',
    ]);
  });

  it('is booked once, wherever a process stops between the two writes, with its reserve', async () => {
    const { id } = await desk.enter({ payment_mode: 'wallet', rule: 'FREQ=DAILY' });
    const { bookings } = app.services.db;
    const { insert } = bookings;
    const reserved = 100 - ((await balance()) ?? 0);
    app.clock.at += DAY;
    let isDead = true;
    bookings.insert = async (booking, work) => {
      if (isDead && booking.id.endsWith('-back')) throw new Error('the process stops');
      return insert(booking, work);
    };
    await runDueWork(app.services).catch(() => undefined);
    expect(await both(id, 20_260_306)).toEqual(['NEW', undefined]);
    app.clock.at += 3 * MINUTE;
    await Promise.all([1, 2, 3].map(() => runDueWork(app.services).catch(() => undefined)));
    expect(await countOf(id)).toBe(7);
    isDead = false;
    app.clock.at += 3 * MINUTE;
    await Promise.all([1, 2, 3].map(() => runDueWork(app.services)));
    expect(await both(id, 20_260_306)).toEqual(['NEW', 'NEW']);
    expect(await countOf(id)).toBe(8);
    expect(await balance()).toBeCloseTo(100 - (reserved / 3) * 4);
    bookings.insert = insert;
  });

  it('is not booked alone, nor the trip there, if the wallet covers only one of them', async () => {
    const { id: one, until } = await desk.enter({ payment_mode: 'wallet', until: TUESDAY });
    const price = 100 - ((await balance()) ?? 0);
    expect({ until, count: await countOf(one) }).toEqual({ until: TUESDAY, count: 2 });
    rider = await app.signedIn('rider');
    await credit(rider, price - 1);
    const { id } = await desk.enter({ customer: rider.user.id, payment_mode: 'wallet', until: TUESDAY });
    expect(await countOf(id)).toBe(0);
    expect(await balance()).toBeCloseTo(price - 1);
    expect(await desk.occurrence(id, TUESDAY)).toMatchObject({ failure: 'wallet_balance_low' });
  });
});

describe('a skipped day [4.118]', () => {
  it('has neither trip, and the money for both is returned', async () => {
    const { id } = await desk.enter({ payment_mode: 'wallet', until: WEDNESDAY });
    const first = await balance();
    expect(refusal(await desk.skip(id, TUESDAY))).toEqual([200, undefined]);
    expect(await both(id, TUESDAY)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await both(id, WEDNESDAY)).toEqual(['NEW', 'NEW']);
    expect(await balance()).toBeCloseTo(100 - (100 - (first ?? 0)) / 2);
    expect(refusal(await desk.skip(id, TUESDAY))).toEqual([200, undefined]);
    expect(refusal(await desk.skip(id, TUESDAY, false))).toEqual([409, 'series_trip_made']);
  });

  it('is not skipped once a driver has one of the two trips: neither is canceled', async () => {
    const { id } = await desk.enter();
    app.clock.at = Date.parse('2026-03-03T12:50Z');
    await runDueWork(app.services);
    expect((await driver.post(`/bookings/${id}-${TUESDAY}/accept`)).status).toBe(200);
    expect(refusal(await desk.skip(id, TUESDAY))).toEqual([409, 'series_trip_made']);
    expect(await both(id, TUESDAY)).toEqual(['ACCEPTED', 'NEW']);
  });

  it('cancels also a way back that a process has not written yet', async () => {
    const { bookings } = app.services.db;
    const { insert } = bookings;
    let isDead = true;
    bookings.insert = async (booking, work) => {
      if (isDead && booking.id.endsWith('-back')) throw new Error('the process stops');
      return insert(booking, work);
    };
    const { status, body } = await admin.post('/series', desk.request({ until: TUESDAY }));
    expect(status).toBe(201);
    expect(await both(body.id, TUESDAY)).toEqual(['NEW', undefined]);
    isDead = false;
    expect(refusal(await desk.skip(body.id, TUESDAY))).toEqual([200, undefined]);
    app.clock.at += MINUTE;
    await runDueWork(app.services);
    expect(await both(body.id, TUESDAY)).toEqual(['CANCELLED', 'CANCELLED']);
    bookings.insert = insert;
  });

  it('is shown to the passenger with both times, who skips both', async () => {
    const { id } = await desk.enter();
    const { url } = (await admin.post(`/series/${id}/link`, {})).body;
    const token = new URL(url).hash.slice(1);
    app.clock.at = Date.parse('2026-03-03T10:00Z');
    const { body } = await app.anonymous.post('/recurring-trips', { token });
    expect(body.days[0]).toMatchObject({
      status: 'NEW',
      canSkip: true,
      back: {
        at: Date.parse('2026-03-03T20:00Z'),
        status: 'NEW',
        trip: expect.stringContaining('/guest-trip#'),
      },
    });
    const answer = await app.anonymous.post('/recurring-trips/skips', {
      token,
      day: TUESDAY,
      isSkipped: true,
    });
    expect(answer.body.days[0]).toMatchObject({
      without: 'passenger',
      status: 'CANCELLED',
      canSkip: false,
      back: { status: 'CANCELLED', trip: null },
    });
    expect((await back(id, TUESDAY)).cancel_fee ?? 0).toBe(0);
  });
});

describe('a change from a day on [4.118]', () => {
  it('moves both trips, also past each other’s old times, and keeps those of the days before', async () => {
    const { id, version } = await desk.enter();
    await desk.changed(id, version, { from: WEDNESDAY, minutes: 960, returnMinutes: 1_140 });
    expect(await times(id, TUESDAY)).toEqual(['13:00', '20:00']);
    expect(await times(id, WEDNESDAY)).toEqual(['21:00', '00:00']);
    await desk.changed(id, version + 1, { from: WEDNESDAY, minutes: 300, returnMinutes: 420 });
    expect(await times(id, WEDNESDAY)).toEqual(['10:00', '12:00']);
    expect((await admin.get(`/series/${id}`)).body.isFailing).toBe(false);
  });

  it('turns both around with other places', async () => {
    const { id, version } = await desk.enter();
    const drop = { ...DROP, lat: DROP.lat + 0.003, add: 'New school' };
    await desk.changed(id, version, { from: WEDNESDAY, drop });
    expect(await there(id, WEDNESDAY)).toMatchObject({ dropAddress: 'New school' });
    expect(await back(id, WEDNESDAY)).toMatchObject({
      pickupAddress: 'New school',
      dropAddress: PICKUP.add,
    });
    expect(await back(id, TUESDAY)).toMatchObject({ pickupAddress: DROP.add });
  });

  it('adds a way back to trips that are booked without one, once, and takes it away again', async () => {
    const { id, version } = await desk.enter({ returnMinutes: null, payment_mode: 'wallet' });
    expect(await countOf(id)).toBe(3);
    const { bookings } = app.services.db;
    const { change: write } = bookings;
    let changes = 0;
    // The process stops between the way back and the trip there, which is to name it.
    bookings.change = async (given) => {
      if (given.set.kind === 'return') changes += 1;
      if (changes === 1 && given.set.kind === 'return') throw new Error('the process stops');
      return write(given);
    };
    expect((await desk.change(id, version, { from: WEDNESDAY, returnMinutes: 900 })).status).toBe(500);
    expect(await both(id, WEDNESDAY)).toEqual(['NEW', 'NEW']);
    expect((await there(id, WEDNESDAY)).back ?? null).toBeNull();
    app.clock.at += 3 * MINUTE;
    await Promise.all([1, 2, 3].map(() => runDueWork(app.services)));
    bookings.change = write;
    expect(await countOf(id)).toBe(5);
    for (const day of [WEDNESDAY, THURSDAY]) {
      expect(await there(id, day)).toMatchObject({
        kind: 'return',
        back: { trip: (await back(id, day)).id },
      });
      expect(await back(id, day)).toMatchObject({ back: { outbound: `${id}-${day}` }, hold: { open: true } });
    }
    expect(await back(id, TUESDAY)).toBeNull();

    await desk.changed(id, version + 1, { from: THURSDAY, returnMinutes: null, minutes: 1_000 });
    expect(await both(id, THURSDAY)).toEqual(['NEW', 'CANCELLED']);
    expect(await both(id, WEDNESDAY)).toEqual(['NEW', 'NEW']);
    expect((await there(id, THURSDAY)).tripdate).toBe(Date.parse('2026-03-05T21:40Z'));
  });

  it('leaves alone what a driver has, and what staff changed or canceled since', async () => {
    const { id, version } = await desk.enter();
    await admin.post(`/bookings/${wayBackId(`${id}-${WEDNESDAY}`)}/cancel`, { reason: 'Stays longer' });
    await desk.changed(id, version, { from: TUESDAY, returnMinutes: 930 });
    expect(await both(id, WEDNESDAY)).toEqual(['NEW', 'CANCELLED']);
    expect(await times(id, TUESDAY)).toEqual(['13:00', '20:30']);
    app.clock.at += DAY;
    await runDueWork(app.services);
    expect(await both(id, WEDNESDAY)).toEqual(['NEW', 'CANCELLED']);
  });

  it('cancels both trips of a day that it takes away', async () => {
    const { id, version } = await desk.enter();
    await desk.changed(id, version, { from: WEDNESDAY, rule: 'FREQ=WEEKLY;BYDAY=TH' });
    expect(await both(id, WEDNESDAY)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await both(id, THURSDAY)).toEqual(['NEW', 'NEW']);
  });
});

describe('a driver who waits [4.119]', () => {
  const waiting = { returnMinutes: null, waitMinutes: 20 };

  it('makes each trip one that ends where it begins, also after a change of its places', async () => {
    const { id, version } = await desk.enter(waiting);
    const trip = await there(id, WEDNESDAY);
    expect(trip).toMatchObject({
      kind: 'return',
      back: { waitMinutes: 20 },
      stops: [{ add: DROP.add }],
      dropAddress: PICKUP.add,
    });
    expect(await countOf(id)).toBe(3);
    const drop = { ...DROP, lat: DROP.lat + 0.003, add: 'New school' };
    await desk.changed(id, version, { from: WEDNESDAY, drop });
    const after = await there(id, WEDNESDAY);
    expect(after).toMatchObject({ stops: [{ add: 'New school' }], dropAddress: PICKUP.add });
    expect(after.trip_cost).not.toBe(trip.trip_cost);
  });

  it('is changed only from a day on that no trip is booked for, and refused before with the field', async () => {
    const { id, version } = await desk.enter(waiting);
    for (const fields of [
      { waitMinutes: 10 },
      { waitMinutes: null },
      { waitMinutes: null, returnMinutes: 900 },
    ])
      expect(refusal(await desk.change(id, version, { from: THURSDAY, ...fields }))).toEqual([
        409,
        'series_wait_booked',
        'waitMinutes',
      ]);
    await desk.changed(id, version, { from: 20_260_306, waitMinutes: null, returnMinutes: 900 });
    app.clock.at += DAY;
    await runDueWork(app.services);
    expect(await both(id, 20_260_306)).toEqual(['NEW', 'NEW']);
    expect(await both(id, THURSDAY)).toEqual(['NEW', undefined]);
  });
});

it('refuses ways back without an effect, each with its field [4.117, 4.119]', async () => {
  const asked = async (changes: object) => refusal(await admin.post('/series', desk.request(changes)));
  expect(await asked({ waitMinutes: 10 })).toEqual([400, 'not_of_kind', 'waitMinutes']);
  expect(await asked({ returnMinutes: 480 })).toEqual([400, 'return_too_early', 'returnMinutes']);
  expect(await asked({ returnMinutes: 494 })).toEqual([400, 'return_too_early', 'returnMinutes']);
  const far = { ...DROP, lat: DROP.lat + 0.5 };
  expect(await asked({ drop: far, returnMinutes: 500 })).toEqual([400, 'return_too_early', 'returnMinutes']);
  expect(await asked({ returnMinutes: 1_440 })).toEqual([400, 'validation_error', 'returnMinutes']);
  expect(await asked({ returnMinutes: null, waitMinutes: 61 })).toEqual([
    400,
    'return_wait_long',
    'waitMinutes',
  ]);
  const stops = Array.from({ length: 4 }, (_, index) => ({ ...DROP, add: `Stop ${index}` }));
  expect(await asked({ returnMinutes: null, waitMinutes: 10, stops })).toEqual([400, 'not_of_kind', 'stops']);
  const { id, version } = await desk.enter();
  expect(refusal(await desk.change(id, version, { from: WEDNESDAY, minutes: 900 }))).toEqual([
    400,
    'return_too_early',
    'returnMinutes',
  ]);
  await app.services.db.settings.saveSettings({ returnByStaff: false });
  expect(await asked({})).toEqual([409, 'kind_off', 'returnMinutes']);
  expect(await asked({ returnMinutes: null, waitMinutes: 10 })).toEqual([409, 'kind_off', 'waitMinutes']);
  expect((await admin.post('/series', desk.request({ returnMinutes: null }))).status).toBe(201);
});
