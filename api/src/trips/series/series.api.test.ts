import type { SeriesOccurrence } from '@wayfare/shared';
import type { Document } from 'mongodb';
import mongoose from 'mongoose';
import { sweepAlerts } from '../../office/alert/sweepAlerts.js';
import { createRepositories } from '../../process/createRepositories.js';
import { runDueWork } from '../../process/dueWork.js';
import { aCarType, DROP, newId, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR';

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    timeZone: 'America/New_York',
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

/** The run to school: on weekdays at 7:30 from Tuesday, 3 March 2026 on. */
const schoolRun = (changes = {}) => ({
  customer: rider.user.id,
  rule: WEEKDAYS,
  minutes: 450,
  from: 20_260_303,
  until: 20_260_330,
  pickup: PICKUP,
  drop: DROP,
  carType: 'Economy',
  ...changes,
});
const enter = async (changes = {}) => {
  const { status, body } = await admin.post('/series', schoolRun(changes));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const occurrences = async (id: string): Promise<SeriesOccurrence[]> =>
  (await admin.get(`/series/${id}/occurrences`)).body.occurrences;
const booked = async (id: string) =>
  (await occurrences(id)).flatMap(({ day, booking }) => (booking ? [[day, booking.status] as const] : []));
const stored = async (id: string, day: number) => (await app.services.db.bookings.findById(`${id}-${day}`))!;
const change = (id: string, version: number, fields: object) =>
  admin.post(`/series/${id}/changes`, { version, ...fields });
const skip = (id: string, day: number, isSkipped = true) =>
  admin.post(`/series/${id}/skips`, { day, isSkipped });
const refusal = ({ status, body }: { status: number; body: { error?: string; errors?: object } }) => [
  status,
  body.error,
  ...Object.keys(body.errors ?? {}),
];
/** The fields of a sort order, which drivers send as a map. */
const fieldsOf = (sort: unknown): string[] =>
  sort instanceof Map ? [...sort.keys()] : Object.keys((sort ?? {}) as object);
/** The days on which the bookings of two weeks from the test's day on are made. */
const TWO_WEEKS = [303, 304, 305, 306, 309, 310, 311, 312, 313, 316].map((day) => 20_260_000 + day);

it('books the days of the window at once, and one more as each day begins, at the time of the clocks', async () => {
  const { id } = await enter();
  expect(await booked(id)).toEqual(TWO_WEEKS.map((day) => [day, 'NEW']));
  // The clocks change on the 8th.
  expect((await stored(id, 20_260_306)).tripdate).toBe(Date.parse('2026-03-06T12:30Z'));
  expect(await stored(id, 20_260_309)).toMatchObject({
    tripdate: Date.parse('2026-03-09T11:30Z'),
    bookLater: true,
    booking_type_admin: true,
    series: id,
    customer: rider.user.id,
  });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await booked(id)).map(([day]) => day)).toEqual([...TWO_WEEKS, 20_260_317]);
});

it('books at the time of the clocks at the pickup where the settings say so [4.70]', async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'Pacific/Honolulu', pickupTimeZone: true });
  const { body: shown } = await admin.post('/series/preview', {
    rule: WEEKDAYS,
    minutes: 450,
    from: 20_260_303,
    pickup: PICKUP,
  });
  expect(shown.occurrences[0]).toEqual({
    day: 20_260_303,
    at: Date.parse('2026-03-03T12:30Z'),
    backAt: null,
    timeZone: 'America/New_York',
    without: null,
  });
  const { id, nextAt, nextTimeZone, parts } = await enter();
  expect({ nextAt, nextTimeZone, zone: parts[0].timeZone }).toEqual({
    nextAt: Date.parse('2026-03-03T12:30Z'),
    nextTimeZone: 'America/New_York',
    zone: 'America/New_York',
  });
  // The clocks of New York change on the 8th, those of Honolulu never.
  expect(await stored(id, 20_260_306)).toMatchObject({
    tripdate: Date.parse('2026-03-06T12:30Z'),
    timeZone: 'America/New_York',
  });
  expect((await stored(id, 20_260_309)).tripdate).toBe(Date.parse('2026-03-09T11:30Z'));

  // From a day on, from Los Angeles: the same clock time there, and its zone.
  const there = { lat: 34.0537, lng: -118.2427, add: 'City Hall' };
  const drop = { lat: 34.0782, lng: -118.2606, add: 'Echo Park' };
  const changed = await change(id, 1, { from: 20_260_310, pickup: there, drop });
  expect(changed).toMatchObject({ status: 200 });
  expect(await stored(id, 20_260_309)).toMatchObject({ tripdate: Date.parse('2026-03-09T11:30Z') });
  expect(await stored(id, 20_260_310)).toMatchObject({
    tripdate: Date.parse('2026-03-10T14:30Z'),
    timeZone: 'America/Los_Angeles',
  });
  const { body: link } = await admin.post(`/series/${id}/link`);
  const token = new URL(link.url).hash.slice(1);
  const { body: page } = await app.anonymous.post('/recurring-trips', { token });
  expect(page.days.map(({ timeZone }: { timeZone: string }) => timeZone).slice(4, 7)).toEqual([
    'America/New_York',
    'America/Los_Angeles',
    'America/Los_Angeles',
  ]);
});

it('keeps the days of a pickup that is behind the business: its evening is the next day there [4.70]', async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'Asia/Tokyo', pickupTimeZone: true });
  // 22:00 in New York on the 3rd is noon of the 4th in Tokyo.
  const { id } = await enter({ minutes: 22 * 60, rule: 'FREQ=DAILY' });
  app.clock.at = Date.parse('2026-03-03T22:00Z');
  await runDueWork(app.services);
  expect((await stored(id, 20_260_303)).status).toBe('NEW');
  const skipped = await skip(id, 20_260_303);
  expect(refusal(skipped)).toEqual([200, undefined]);
  expect((await stored(id, 20_260_303)).status).toBe('CANCELLED');
});

it('makes each booking once, however many processes work and wherever one of them stops', async () => {
  const { id } = await enter({ rule: 'FREQ=DAILY' });
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
  const { id } = await enter({ skipped: [20_260_304] });
  const without = async () =>
    (await occurrences(id)).flatMap((one) => (one.without ? [[one.day, one.without]] : []));
  expect(await without()).toEqual([
    [20_260_304, 'office'],
    [20_260_305, 'holiday'],
  ]);
  expect((await booked(id)).map(([day]) => day)).not.toContain(20_260_305);

  expect((await skip(id, 20_260_310)).status).toBe(200);
  expect(await stored(id, 20_260_310)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'admin' });
  const again = await skip(id, 20_260_310);
  expect([again.status, again.body.skipped.length]).toEqual([200, 2]);
  // A day without its booking yet can have its trip again, one whose booking is canceled cannot.
  expect((await skip(id, 20_260_324)).status).toBe(200);
  expect((await skip(id, 20_260_324, false)).body.skipped).toHaveLength(2);
  expect(refusal(await skip(id, 20_260_310, false))).toEqual([409, 'series_trip_made']);
  expect(refusal(await skip(id, 20_260_307))).toEqual([400, 'series_no_trip_that_day', 'day']);
  expect(refusal(await skip(id, 20_260_301))).toEqual([400, 'series_day_past', 'day']);
  const other = await enter({ rule: 'FREQ=DAILY', onHolidays: true });
  expect((await booked(other.id)).map(([day]) => day)).toContain(20_260_305);
});

it('leaves a trip to its driver when its day is skipped', async () => {
  const { id } = await enter();
  app.clock.at = Date.parse('2026-03-03T12:16Z');
  await runDueWork(app.services);
  expect((await driver.post(`/bookings/${id}-20260303/accept`)).status).toBe(200);
  expect(refusal(await skip(id, 20_260_303))).toEqual([409, 'series_trip_made']);
  expect((await stored(id, 20_260_303)).status).toBe('ACCEPTED');
});

it('changes a series from a day on, with the bookings that no driver has, and keeps what staff changed since', async () => {
  const { id, version } = await enter();
  const { status, body } = await change(id, version, {
    from: 20_260_310,
    minutes: 480,
    pickUpInstructions: 'Gate 2',
  });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { parts: [{ minutes: 450 }, { minutes: 480 }] },
  });
  expect((await stored(id, 20_260_309)).tripdate).toBe(Date.parse('2026-03-09T11:30Z'));
  const changed = await stored(id, 20_260_310);
  expect(changed).toMatchObject({ tripdate: Date.parse('2026-03-10T12:00Z'), pickUpInstructions: 'Gate 2' });

  // One day differs: the other due work leaves it alone.
  const preview = await admin.post(`/bookings/${id}-20260311/changes/preview`, {
    tripdate: Date.parse('2026-03-11T13:00Z'),
  });
  await admin.post(`/bookings/${id}-20260311/changes`, {
    tripdate: Date.parse('2026-03-11T13:00Z'),
    version: preview.body.version,
    agreed: { customer_paid: preview.body.price.after, driver: 'none' },
  });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await stored(id, 20_260_311)).tripdate).toBe(Date.parse('2026-03-11T13:00Z'));
  expect((await stored(id, 20_260_317)).tripdate).toBe(Date.parse('2026-03-17T12:00Z'));
});

it('cancels the bookings of days that a change takes away, and those after the new end', async () => {
  const { id, version } = await enter();
  const first = await change(id, version, { from: 20_260_309, rule: 'FREQ=WEEKLY;BYDAY=MO' });
  expect(first.body.version).toBe(version + 1);
  const open = async () => (await booked(id)).flatMap(([day, status]) => (status === 'NEW' ? [day] : []));
  expect(await open()).toEqual([20_260_303, 20_260_304, 20_260_305, 20_260_306, 20_260_309, 20_260_316]);
  const ended = await change(id, version + 1, { from: 20_260_305, until: 20_260_304 });
  expect(ended.body).toMatchObject({ until: 20_260_304 });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await app.connection.collection('bookings').distinct('_id', { series: id, status: 'NEW' })).toEqual([
    `${id}-20260303`,
    `${id}-20260304`,
  ]);
});

it('refuses a change by someone who has not seen another one, and repeats none', async () => {
  const { id, version } = await enter();
  const wanted = { from: 20_260_310, minutes: 480 };
  expect((await change(id, version, wanted)).status).toBe(200);
  expect((await change(id, version, wanted)).body.parts).toHaveLength(2);
  const other = await app.signedIn('admin');
  expect(refusal(await other.post(`/series/${id}/changes`, { version, ...wanted }))).toEqual([
    409,
    'changed_meanwhile',
  ]);
  expect(refusal(await change(id, version + 1, wanted))).toEqual([400, 'nothing_to_change']);
  expect(refusal(await change(id, version + 1, { from: 20_260_301, minutes: 1 }))).toEqual([
    400,
    'series_day_past',
    'from',
  ]);
  expect(refusal(await change(id, version + 1, { from: 20_260_310, carType: 'Rocket' }))).toEqual([
    400,
    'select_proper',
    'carType',
  ]);
});

it('plans the driver of the series for each trip, and leaves the plans of dispatchers alone', async () => {
  const { id, version } = await enter({ driver: driver.user.id });
  const planned = async (day: number) => (await stored(id, day)).plan?.driver ?? null;
  expect(await planned(20_260_303)).toBe(driver.user.id);
  const trips = await driver.get('/drivers/me/planned');
  expect(trips.body.trips).toHaveLength(TWO_WEEKS.length);
  await admin.post(`/bookings/${id}-20260304/plan`, { driver: null, plans: 1 });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await planned(20_260_304)).toBeNull();
  const other = await app.signedIn('driver');
  await change(id, version, { from: 20_260_306, driver: other.user.id });
  expect(await planned(20_260_305)).toBe(driver.user.id);
  expect(await planned(20_260_306)).toBe(other.user.id);
  const planner = await admin.get('/planner?day=20260306');
  expect(planner.body.trips.map((trip: { id: string }) => trip.id)).toEqual([`${id}-20260306`]);
});

it('alerts the desk of a trip that cannot be booked, with the reason, and ends the alert once it is', async () => {
  const alerts = async (state: string) =>
    (await admin.get(`/alerts?filter=${encodeURIComponent(JSON.stringify({ kind: 'series', state }))}`)).body;
  const { id } = await enter({ payment_mode: 'wallet', from: 20_260_316, until: 20_260_316 });
  expect(await booked(id)).toEqual([]);
  await sweepAlerts(app.services);
  await sweepAlerts(app.services);
  expect(await alerts('open')).toMatchObject([
    { series: id, booking: `${id}-20260316`, reference: '2026-03-16', reason: 'wallet_balance_low' },
  ]);
  const listed = await admin.get(`/series?filter=${encodeURIComponent(JSON.stringify({ isFailing: true }))}`);
  expect(listed.body.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await occurrences(id))[0]).toMatchObject({ booking: null, failure: 'wallet_balance_low' });

  await app.services.db.wallets.post(rider.user.id, [{ type: 'Credit', amount: 100, txRef: 'test:money' }], {
    date: app.clock.at,
  });
  app.clock.at += 16 * MINUTE;
  await runDueWork(app.services);
  expect(await booked(id)).toEqual([[20_260_316, 'NEW']]);
  await sweepAlerts(app.services);
  expect(await alerts('open')).toEqual([]);
  expect(await alerts('resolved')).toHaveLength(1);
});

it('books nothing for a blocked rider, nor with a car type that is gone, and says so', async () => {
  const failure = async (id: string) => (await occurrences(id)).find((one) => one.failure)?.failure;
  await app.services.db.users.update(rider.user.id, { approved: false });
  const blocked = await enter();
  expect(await failure(blocked.id)).toBe('series_rider_blocked');
  await app.services.db.users.update(rider.user.id, { approved: true });
  const planned = await enter({ driver: driver.user.id });
  await app.services.db.users.update(driver.user.id, { approved: false });
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect(await failure(planned.id)).toBe('series_driver_unavailable');
  for (const { id } of await app.services.db.carTypes.all()) await app.services.db.carTypes.remove(id);
  app.clock.at += DAY;
  await runDueWork(app.services);
  expect((await occurrences(planned.id)).map((one) => one.failure)).toContain('select_proper');
});

it('names what is wrong with a new series', async () => {
  const asked = async (changes: object) => refusal(await admin.post('/series', schoolRun(changes)));
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
  const { rule, minutes, from } = schoolRun();
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

describe('the link of the passenger', () => {
  const tokenOf = async (id: string) =>
    new URL((await admin.post(`/series/${id}/link`, {})).body.url).hash.slice(1);
  const open = (token: string) => app.anonymous.post('/recurring-trips', { token });
  const skipBy = (token: string, day: number, isSkipped = true) =>
    app.anonymous.post('/recurring-trips/skips', { token, day, isSkipped });

  it('shows the days, skips one without a fee, and takes back what has no booking yet', async () => {
    const { id } = await enter();
    const token = await tokenOf(id);
    expect(await tokenOf(id)).toBe(token);
    const { body } = await open(token);
    expect(body).toMatchObject({ pickup: PICKUP.add, drop: DROP.add });
    expect(body.days[0]).toMatchObject({ day: 20_260_303, status: 'NEW', canSkip: true, canRestore: false });
    const { body: after } = await skipBy(token, 20_260_303);
    expect(after.days[0]).toMatchObject({
      without: 'passenger',
      status: 'CANCELLED',
      canSkip: false,
      canRestore: false,
    });
    expect(await stored(id, 20_260_303)).toMatchObject({ cancelledBy: 'rider' });
    expect((await stored(id, 20_260_303)).cancel_fee ?? 0).toBe(0);
    await skipBy(token, 20_260_326);
    const day = (answer: typeof after) => answer.days.find((one: { day: number }) => one.day === 20_260_326);
    expect(day((await open(token)).body)).toMatchObject({ without: 'passenger', canRestore: true });
    expect(day((await skipBy(token, 20_260_326, false)).body)).toMatchObject({
      without: null,
      canSkip: true,
    });
  });

  it('is texted to the passenger once, and no trip has a link of its own texted', async () => {
    const { id, version } = await enter();
    await change(id, version, { from: 20_260_310, minutes: 480 });
    app.clock.at += DAY;
    await runDueWork(app.services);
    const texts = await app.connection.collection('outbox').find({ channel: 'sms' }).toArray();
    expect(texts.map(({ body, to }) => [to, body])).toEqual([
      [rider.user.mobile, expect.stringContaining(`/recurring-trip#${await tokenOf(id)}`)],
    ]);
  });

  it('does not end a trip that a driver has, and leads to its own page, where canceling has its fee', async () => {
    const { id } = await enter();
    const token = await tokenOf(id);
    app.clock.at = Date.parse('2026-03-03T12:16Z');
    await runDueWork(app.services);
    await driver.post(`/bookings/${id}-20260303/accept`);
    const [first] = (await open(token)).body.days;
    expect(first).toMatchObject({
      status: 'ACCEPTED',
      canSkip: false,
      trip: expect.stringContaining('/guest-trip#'),
    });
    expect(refusal(await skipBy(token, 20_260_303))).toEqual([409, 'series_trip_made']);
  });

  it('undoes nothing that the office skipped, and opens no other series', async () => {
    const { id } = await enter({ skipped: [20_260_326] });
    const token = await tokenOf(id);
    expect(refusal(await skipBy(token, 20_260_326, false))).toEqual([409, 'series_trip_made']);
    expect((await open('someone-else')).status).toBe(404);
    expect((await skipBy('someone-else', 20_260_303)).status).toBe(404);
    app.clock.at = Date.parse('2026-03-31T12:00Z');
    expect((await open(token)).status).toBe(404);
  });
});

it('is for admins who may book, and shown to other staff', async () => {
  const { id } = await enter();
  const finance = await app.signedIn('admin', { staffRole: 'finance' });
  expect((await finance.get(`/series/${id}`)).status).toBe(200);
  expect((await finance.post('/series', schoolRun())).status).toBe(403);
  const support = await app.signedIn('admin', { staffRole: 'support' });
  expect((await support.post('/series', schoolRun())).status).toBe(201);
  expect((await support.post('/series', schoolRun({ driver: driver.user.id }))).status).toBe(403);
  for (const client of [rider, driver, await app.signedIn('fleetadmin')]) {
    expect((await client.get('/series')).status).toBe(403);
    expect((await client.post(`/series/${id}/skips`, { day: 20_260_303, isSkipped: true })).status).toBe(403);
  }
});

it('ends with the account of its rider, and forgets a driver who is deleted', async () => {
  const mine = await enter({ driver: driver.user.id });
  await app.services.db.series.forgetPerson(driver.user.id);
  expect((await admin.get(`/series/${mine.id}`)).body.parts[0].driver).toBeNull();
  await app.services.db.series.forgetPerson(rider.user.id);
  expect((await admin.get(`/series/${mine.id}`)).status).toBe(404);
});

it('keeps its car type from being deleted without another, which it is driven with from then on', async () => {
  const { id, parts } = await enter();
  const van = aCarType({ name: 'Van' });
  await app.services.db.carTypes.insert(van);
  expect((await admin.get(`/cartypes/${parts[0].carType}/uses`)).body.uses).toMatchObject({ series: 1 });
  expect(refusal(await admin.delete(`/cartypes/${parts[0].carType}`))).toEqual([409, 'record_in_use']);
  expect((await admin.delete(`/cartypes/${parts[0].carType}?replacement=${van.id}`)).status).toBe(200);
  expect((await admin.get(`/series/${id}`)).body.parts[0].carType).toBe(van.id);
});

it('answers a repeated request with the same series', async () => {
  const key = { 'Idempotency-Key': newId() };
  const first = await admin.post('/series', schoolRun(), key);
  const second = await admin.post('/series', schoolRun(), key);
  expect(second.body.id).toBe(first.body.id);
  expect(await app.connection.collection('series').countDocuments()).toBe(1);
});

it('slows neither list, desk nor planner with 20,000 trips ahead: they read what they show', async () => {
  const { _id, ...booking } = await (async () => {
    const { id } = await enter();
    return (await app.connection.collection<{ _id: string }>('bookings').findOne({ _id: `${id}-20260303` }))!;
  })();
  const bookings = app.connection.collection<{ _id: string }>('bookings');
  await bookings.deleteMany({});
  const TRIPS = 20_000;
  const HALF_YEAR = 183 * DAY;
  const made = Array.from({ length: TRIPS }, (_, n) => ({
    ...booking,
    _id: `many-${n}`,
    reference: `W-MANY-${n}`,
    effects: [],
    tripdate: app.clock.at + DAY + Math.floor((n * HALF_YEAR) / TRIPS),
  }));
  for (let start = 0; start < TRIPS; start += 2_000)
    await bookings.insertMany(made.slice(start, start + 2_000));
  // The queries of the product, sent again to be explained.
  const watched = await mongoose
    .createConnection(process.env.WAYFARE_TEST_MONGO as string, {
      dbName: app.connection.name,
      monitorCommands: true,
    })
    .asPromise();
  const db = createRepositories(watched).bookings;
  const sent: Document[] = [];
  watched.getClient().on('commandStarted', ({ commandName, command }) => {
    // Totals of lists come from counters, which these trips did not reach yet.
    if (commandName === 'find' && fieldsOf(command.sort).includes('tripdate')) sent.push(command as Document);
  });
  const now = app.clock.at;
  const everyone = { scope: {}, from: now - 7 * DAY, to: now + 10 * 60 * MINUTE };
  const examinedBy = async (ask: () => Promise<unknown>) => {
    sent.length = 0;
    await ask();
    const plans = sent.map(({ filter, sort, limit }) =>
      bookings
        .find(filter)
        .sort(sort ?? {})
        .limit(limit ?? 0)
        .explain('executionStats'),
    );
    const stats = (await Promise.all(plans)).map(({ executionStats }) => executionStats.totalDocsExamined);
    expect(stats.length).toBeGreaterThan(0);
    return stats.reduce((sum, one) => sum + one, 0);
  };
  const page = { filter: {}, sort: { field: 'tripdate', order: -1 }, skip: 0, limit: 25 } as const;
  expect(await examinedBy(() => db.list(page))).toBeLessThanOrEqual(26);
  expect(await examinedBy(() => db.openTrips(everyone, 500))).toBe(0);
  expect(await examinedBy(() => db.watchedTrips(everyone, 500))).toBe(0);
  const day = { scope: {}, from: now + 50 * DAY, to: now + 51 * DAY };
  const inDay = Math.ceil(TRIPS / 183) + 1;
  expect(await examinedBy(() => db.prebookings(day, 1_000))).toBeLessThanOrEqual(inDay);
  await watched.close();
});
