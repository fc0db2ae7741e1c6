import { sweepAlerts } from '../../office/alert/sweepAlerts.js';
import { runDueWork } from '../../process/dueWork.js';
import { aCarType, newId } from '../../../test/support/builders.js';
import { refusal, type SeriesTest, startSeriesTest } from '../../../test/support/seriesDesk.js';

/** Recurring trips: their days, their bookings, and what cannot be booked. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The days on which the bookings of two weeks from the test's day on are made. */
const TWO_WEEKS = [303, 304, 305, 306, 309, 310, 311, 312, 313, 316].map((day) => 20_260_000 + day);

let app: SeriesTest['app'];
let admin: SeriesTest['admin'];
let rider: SeriesTest['rider'];
let driver: SeriesTest['driver'];
let desk: SeriesTest['desk'];

beforeEach(async () => {
  ({ app, admin, rider, driver, desk } = await startSeriesTest({ minutes: 450, until: 20_260_330 }));
});
afterEach(() => app.close());

it('books the days of the window at once, and one more as each day begins, at the time of the clocks', async () => {
  const { id } = await desk.enter();
  expect(await desk.booked(id)).toEqual(TWO_WEEKS.map((day) => [day, 'NEW']));
  // The clocks change on the 8th.
  expect((await desk.stored(id, 20_260_306)).tripdate).toBe(Date.parse('2026-03-06T12:30Z'));
  expect(await desk.stored(id, 20_260_309)).toMatchObject({
    tripdate: Date.parse('2026-03-09T11:30Z'),
    bookLater: true,
    booking_type_admin: true,
    series: id,
    customer: rider.user.id,
  });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await desk.booked(id)).map(([day]) => day)).toEqual([...TWO_WEEKS, 20_260_317]);
});

it('makes each booking once, however many processes work and wherever one of them stops', async () => {
  const { id } = await desk.enter({ rule: 'FREQ=DAILY' });
  const count = () => app.connection.collection('bookings').countDocuments({ series: id });
  expect(await count()).toBe(14);
  app.clock.at += 3 * DAY;
  const { bookings } = app.services.db;
  const { insert } = bookings;
  let writes = 0;
  bookings.insert = async (...given) => {
    await insert(...given);
    writes += 1;
    if (writes === 2) throw new Error('the process stops');
  };
  await expect(runDueWork(app.services)).rejects.toThrow('the process stops');
  bookings.insert = insert;
  expect(await count()).toBe(16);
  // Nobody else takes over before the lease ends.
  await runDueWork(app.services);
  expect(await count()).toBe(16);
  app.clock.at += 3 * MINUTE;
  await Promise.all([1, 2, 3].map(() => runDueWork(app.services)));
  expect(await count()).toBe(17);
});

it('skips days: those entered with it, holidays, and those that staff skip later', async () => {
  await app.services.db.settings.saveSettings({ holidays: '2026-03-05' });
  const { id } = await desk.enter({ skipped: [20_260_304] });
  const without = async () =>
    (await desk.occurrences(id)).flatMap((one) => (one.without ? [[one.day, one.without]] : []));
  expect(await without()).toEqual([
    [20_260_304, 'office'],
    [20_260_305, 'holiday'],
  ]);
  expect((await desk.booked(id)).map(([day]) => day)).not.toContain(20_260_305);

  expect((await desk.skip(id, 20_260_310)).status).toBe(200);
  expect(await desk.stored(id, 20_260_310)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'admin' });
  const again = await desk.skip(id, 20_260_310);
  expect([again.status, again.body.skipped.length]).toEqual([200, 2]);
  // A day without its booking yet can have its trip again, one whose booking is canceled cannot.
  expect((await desk.skip(id, 20_260_324)).status).toBe(200);
  expect((await desk.skip(id, 20_260_324, false)).body.skipped).toHaveLength(2);
  expect(refusal(await desk.skip(id, 20_260_310, false))).toEqual([409, 'series_trip_made']);
  expect(refusal(await desk.skip(id, 20_260_307))).toEqual([400, 'series_no_trip_that_day', 'day']);
  expect(refusal(await desk.skip(id, 20_260_301))).toEqual([400, 'series_day_past', 'day']);
  const other = await desk.enter({ rule: 'FREQ=DAILY', onHolidays: true });
  expect((await desk.booked(other.id)).map(([day]) => day)).toContain(20_260_305);
});

it('leaves a trip to its driver when its day is skipped', async () => {
  const { id } = await desk.enter();
  app.clock.at = Date.parse('2026-03-03T12:16Z');
  await runDueWork(app.services);
  expect((await driver.post(`/bookings/${id}-20260303/accept`)).status).toBe(200);
  expect(refusal(await desk.skip(id, 20_260_303))).toEqual([409, 'series_trip_made']);
  expect((await desk.stored(id, 20_260_303)).status).toBe('ACCEPTED');
});

it('plans the driver of the series for each trip, and leaves the plans of dispatchers alone', async () => {
  const { id, version } = await desk.enter({ driver: driver.user.id });
  const planned = async (day: number) => (await desk.stored(id, day)).plan?.driver ?? null;
  expect(await planned(20_260_303)).toBe(driver.user.id);
  const trips = await driver.get('/drivers/me/planned');
  expect(trips.body.trips).toHaveLength(TWO_WEEKS.length);
  await admin.post(`/bookings/${id}-20260304/plan`, { driver: null, plans: 1 });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await planned(20_260_304)).toBeNull();
  const other = await app.signedIn('driver');
  await desk.change(id, version, { from: 20_260_306, driver: other.user.id });
  expect(await planned(20_260_305)).toBe(driver.user.id);
  expect(await planned(20_260_306)).toBe(other.user.id);
  const planner = await admin.get('/planner?day=20260306');
  expect(planner.body.trips.map((trip: { id: string }) => trip.id)).toEqual([`${id}-20260306`]);
});

it('alerts the desk of a trip that cannot be booked, with the reason, and ends the alert once it is', async () => {
  const alerts = async (state: string) =>
    (await admin.get(`/alerts?filter=${encodeURIComponent(JSON.stringify({ kind: 'series', state }))}`)).body;
  const { id } = await desk.enter({ payment_mode: 'wallet', from: 20_260_316, until: 20_260_316 });
  expect(await desk.booked(id)).toEqual([]);
  await sweepAlerts(app.services);
  await sweepAlerts(app.services);
  expect(await alerts('open')).toMatchObject([
    { series: id, booking: `${id}-20260316`, reference: '2026-03-16', reason: 'wallet_balance_low' },
  ]);
  const listed = await admin.get(`/series?filter=${encodeURIComponent(JSON.stringify({ isFailing: true }))}`);
  expect(listed.body.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await desk.occurrences(id))[0]).toMatchObject({ booking: null, failure: 'wallet_balance_low' });

  await app.services.db.wallets.post(rider.user.id, [{ type: 'Credit', amount: 100, txRef: 'test:money' }], {
    date: app.clock.at,
  });
  app.clock.at += 16 * MINUTE;
  await runDueWork(app.services);
  expect(await desk.booked(id)).toEqual([[20_260_316, 'NEW']]);
  await sweepAlerts(app.services);
  expect(await alerts('open')).toEqual([]);
  expect(await alerts('resolved')).toHaveLength(1);
});

it('books nothing for a blocked rider, nor with a car type that is gone, and says so', async () => {
  const failure = async (id: string) => (await desk.occurrences(id)).find((one) => one.failure)?.failure;
  await app.services.db.users.update(rider.user.id, { approved: false });
  const blocked = await desk.enter();
  expect(await failure(blocked.id)).toBe('series_rider_blocked');
  await app.services.db.users.update(rider.user.id, { approved: true });
  const planned = await desk.enter({ driver: driver.user.id });
  await app.services.db.users.update(driver.user.id, { approved: false });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await failure(planned.id)).toBe('series_driver_unavailable');
  for (const { id } of await app.services.db.carTypes.all()) await app.services.db.carTypes.remove(id);
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await desk.occurrences(planned.id)).map((one) => one.failure)).toContain('select_proper');
});

it('names what is wrong with a new series', async () => {
  const asked = async (changes: object) => refusal(await admin.post('/series', desk.request(changes)));
  expect(await asked({ customer: driver.user.id })).toEqual([400, 'select_proper', 'customer']);
  expect(await asked({ carType: 'Rocket' })).toEqual([400, 'select_proper', 'carType']);
  expect(await asked({ driver: rider.user.id })).toEqual([400, 'no_user_match', 'driver']);
  expect(await asked({ rule: 'FREQ=HOURLY' })).toEqual([400, 'validation_error', 'rule']);
  expect(await asked({ from: 20_260_301 })).toEqual([400, 'series_day_past', 'from']);
  expect(await asked({ until: 20_260_302 })).toEqual([400, 'validation_error', 'until']);
  expect(await asked({ until: 20_991_231 })).toEqual([400, 'far_booking_error', 'until']);
  expect(await asked({ rule: 'FREQ=WEEKLY;BYDAY=SU', until: 20_260_304 })).toEqual([
    400,
    'series_without_trips',
    'rule',
  ]);
  expect(await asked({ skipped: [20_260_307] })).toEqual([400, 'series_no_trip_that_day', 'skipped']);
  expect(await asked({ until: null, skipped: [29_991_231] })).toEqual([
    400,
    'series_no_trip_that_day',
    'skipped',
  ]);
  expect(await asked({ skipped: [20_260_304, 20_260_304] })).toEqual([400, 'validation_error', 'skipped']);
});

it('previews the days of a series before it is entered', async () => {
  const { rule, minutes, from } = desk.request();
  const { body } = await admin.post('/series/preview', {
    rule,
    minutes,
    from,
    until: 20_260_401,
    skipped: [20_260_306, 20_260_320],
  });
  expect(body.trips).toBe(20);
  expect(body.occurrences[3]).toEqual({
    day: 20_260_306,
    at: Date.parse('2026-03-06T12:30Z'),
    backAt: null,
    timeZone: null,
    without: 'office',
  });
});

it('is for admins who may book, and shown to other staff', async () => {
  const { id } = await desk.enter();
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  expect((await finance.get(`/series/${id}`)).status).toBe(200);
  expect((await finance.post('/series', desk.request())).status).toBe(403);
  const support = await app.signedIn('admin', { staffRole: 'support' });
  expect((await support.post('/series', desk.request())).status).toBe(201);
  expect((await support.post('/series', desk.request({ driver: driver.user.id }))).status).toBe(403);
  for (const client of [rider, driver, await app.signedIn('fleetadmin')]) {
    expect((await client.get('/series')).status).toBe(403);
    expect((await client.post(`/series/${id}/skips`, { day: 20_260_303, isSkipped: true })).status).toBe(403);
  }
});

it('ends with the account of its rider, and forgets a driver who is deleted', async () => {
  const mine = await desk.enter({ driver: driver.user.id });
  await app.services.db.series.forgetPerson(driver.user.id);
  expect((await admin.get(`/series/${mine.id}`)).body.parts[0].driver).toBeNull();
  await app.services.db.series.forgetPerson(rider.user.id);
  expect((await admin.get(`/series/${mine.id}`)).status).toBe(404);
});

it('keeps its car type from being deleted without another, which it is driven with from then on', async () => {
  const { id, parts } = await desk.enter();
  const van = aCarType({ name: 'Van' });
  await app.services.db.carTypes.insert(van);
  expect((await admin.get(`/cartypes/${parts[0].carType}/uses`)).body.uses).toMatchObject({ series: 1 });
  expect(refusal(await admin.delete(`/cartypes/${parts[0].carType}`))).toEqual([409, 'record_in_use']);
  expect((await admin.delete(`/cartypes/${parts[0].carType}?replacement=${van.id}`)).status).toBe(200);
  expect((await admin.get(`/series/${id}`)).body.parts[0].carType).toBe(van.id);
});

it('answers a repeated request with the same series', async () => {
  const key = { 'Idempotency-Key': newId() };
  const first = await admin.post('/series', desk.request(), key);
  const second = await admin.post('/series', desk.request(), key);
  expect(second.body.id).toBe(first.body.id);
  expect(await app.connection.collection('series').countDocuments()).toBe(1);
});
