import { runDueWork } from '../../process/dueWork.js';
import { aCarType, aTrip, DROP, newId } from '../../../test/support/builders.js';
import { ask, receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let asked: Client;
let fleetadmin: Client;
let admin: Client;
let id: string;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** A trip that is offered to two drivers and accepted by one. */
beforeEach(async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'UTC' });
  fleetadmin = await app.signedIn('fleetadmin');
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id, language: 'en' });
  asked = await app.signedIn('driver');
  id = (await rider.post('/bookings', aTrip)).body.id;
  expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
});
afterEach(async () => {
  sockets.close();
  for (const client of [driver, asked]) {
    await app.services.db.users.update(client.user.id, { driverActiveStatus: false });
    await app.services.liveDrivers.refresh(client.user.id);
  }
});

const path = (booking = id) => `/bookings/${booking}/messages`;
const write = (client: Client, message: string, headers = {}) => client.post(path(), { message }, headers);
const read = (client: Client, query = '') => client.get(`${path()}${query}`);
const textsOf = (messages: { message: string }[]) => messages.map(({ message }) => message);
const pushesTo = async (client: Client) =>
  (
    await app.services.db.outbox.list({
      filter: { to: client.user.id, screen: 'onlineChat' },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 100,
    })
  ).rows;

describe('access to the chat', () => {
  it('requires sign-in', async () => {
    expect((await read(app.anonymous)).status).toBe(401);
    expect((await write(app.anonymous, 'Hi')).status).toBe(401);
  });

  it('lets rider and driver write and admins read; rejects fleet admins, asked drivers and strangers [6.8]', async () => {
    expect((await write(rider, 'I am at the gate')).status).toBe(201);
    expect((await write(driver, 'Two minutes')).status).toBe(201);
    for (const client of [rider, driver, admin]) {
      const { status, body } = await read(client);
      expect({ status, texts: textsOf(body) }).toEqual({
        status: 200,
        texts: ['I am at the gate', 'Two minutes'],
      });
    }
    expect((await write(admin, 'Hello')).status).toBe(403);
    expect((await read(fleetadmin)).status).toBe(403);
    for (const client of [asked, await app.signedIn('rider'), await app.signedIn('driver')]) {
      expect((await read(client)).status).toBe(404);
      expect((await write(client, 'Hello')).status).toBe(404);
    }
    expect((await read(rider)).body).toHaveLength(2);
  });

  it('shows a driver who takes over the trip only what was written since', async () => {
    await write(rider, 'My door code is 1234');
    app.clock.at += 1_000;
    const recalled = await admin.post(`/bookings/${id}/recall`, { from: driver.user.id, overrides: 0 });
    expect(recalled.status).toBe(200);
    const later = { driver: asked.user.id, from: null, overrides: 1 };
    expect((await admin.post(`/bookings/${id}/override`, later)).status).toBe(200);
    expect((await asked.post(`/bookings/${id}/accept`)).status).toBe(200);
    await write(rider, 'Hello');
    expect(textsOf((await read(asked)).body)).toEqual(['Hello']);
    expect(textsOf((await read(rider)).body)).toEqual(['My door code is 1234', 'Hello']);
    expect((await read(driver)).status).toBe(404);
  });

  it('returns the same error as for an unknown trip', async () => {
    for (const client of [rider, driver, admin]) {
      const { status, body } = await client.get(path(newId()));
      expect({ status, error: body.error }).toEqual({ status: 404, error: 'not_found' });
    }
  });
});

describe('a message', () => {
  it('has text, sender, type, date, time and the sender’s role [3.21, 7.34]', async () => {
    await app.services.db.settings.saveSettings({ timeZone: 'America/New_York' });
    const { body } = await write(rider, '  Here\n<b>now</b>  ');
    expect(body).toEqual({
      id: expect.any(String),
      sequence: 1,
      message: 'Here\n<b>now</b>',
      from: rider.user.id,
      type: 'msg',
      msgDate: '2026-03-02',
      msgTime: '05:00',
      source: 'rider',
      at: app.clock.at,
    });
    expect((await read(driver)).body).toEqual([body]);
  });

  it('ignores the sender fields of requests in the first version, and refuses them now', async () => {
    const forged = {
      message: 'Hi',
      from: driver.user.id,
      source: 'admin',
      type: 'image',
      sequence: 9,
      at: 1,
    };
    expect(Object.keys((await rider.post(path(), forged)).body.errors)).toEqual([
      'from',
      'source',
      'type',
      'sequence',
      'at',
    ]);
    const { body } = await rider.post(path(), forged, { 'Wayfare-Version': '2026-11-01' });
    expect(body).toMatchObject({ from: rider.user.id, source: 'rider', type: 'msg', sequence: 1 });
  });

  it('is rejected if it is empty, too long, not text or not plain text, and nothing is stored', async () => {
    for (const message of ['', ' \n ', 'x'.repeat(2001), 7, null, { $ne: '' }, ['a'], 'a\u0000b']) {
      const { status, body } = await rider.post(path(), { message });
      expect({ status, error: body.error, fields: Object.keys(body.errors) }).toEqual({
        status: 400,
        error: 'validation_error',
        fields: ['message'],
      });
    }
    expect((await read(rider)).body).toEqual([]);
  });

  it('is stored once when it is sent again with its key, even if the trip has ended in the meantime', async () => {
    const key = { 'Idempotency-Key': 'message-1' };
    const first = await write(rider, 'Hello', key);
    expect(await write(rider, 'Hello', key)).toMatchObject({ status: 201, body: first.body });
    const other = await write(rider, 'Goodbye', key);
    expect({ status: other.status, error: other.body.error }).toEqual({
      status: 409,
      error: 'idempotency_mismatch',
    });
    await rider.post(`/bookings/${id}/cancel`, { reason: 'x' });
    expect(await write(rider, 'Hello', key)).toMatchObject({ status: 201, body: first.body });
    expect((await read(rider)).body).toEqual([first.body]);
  });

  it('gets its own place even when many are sent concurrently', async () => {
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, number) => write(number % 2 === 0 ? rider : driver, `${number}`)),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    const { body } = await read(rider);
    expect(body.map(({ sequence }: { sequence: number }) => sequence)).toEqual(
      sent.map((_, index) => index + 1),
    );
    expect(new Set(textsOf(body)).size).toBe(12);
  });
});

describe('the chat of a trip', () => {
  it('is open for writing from acceptance until the trip is closed, and readable afterward', async () => {
    const late = await app.signedIn('rider');
    const waiting = (await late.post('/bookings', { ...aTrip, carType: 'Economy' })).body.id;
    const tooEarly = await late.post(path(waiting), { message: 'Anybody?' });
    expect({ status: tooEarly.status, error: tooEarly.body.error }).toEqual({
      status: 409,
      error: 'chat_closed',
    });

    const steps: [string, object][] = [
      ['arrive', {}],
      ['start', {}],
      ['reach', { lat: DROP.lat, lng: DROP.lng }],
      ['pay', { payment_mode: 'cash' }],
    ];
    for (const [step, body] of steps) {
      expect((await driver.post(`/bookings/${id}/${step}`, body)).status).toBe(200);
      expect((await write(rider, `after ${step}`)).status).toBe(201);
      expect((await write(driver, `after ${step}`)).status).toBe(201);
    }
    await driver.post(`/bookings/${id}/complete`);
    for (const client of [rider, driver]) {
      const { status, body } = await write(client, 'Too late');
      expect({ status, error: body.error }).toEqual({ status: 409, error: 'chat_closed' });
      expect((await read(client)).body).toHaveLength(8);
    }
  });

  it('is closed once the trip is canceled', async () => {
    await write(driver, 'A flat tyre, I am sorry');
    await rider.post(`/bookings/${id}/cancel`, { reason: 'I take the train' });
    expect((await write(driver, 'Hello?')).status).toBe(409);
    expect((await write(rider, 'Hello?')).status).toBe(409);
    expect(textsOf((await read(rider)).body)).toEqual(['A flat tyre, I am sorry']);
  });

  it('is read in pages of limited size, from either end', async () => {
    const message = (sequence: number) => ({
      id: newId(),
      booking: id,
      sequence,
      message: `${sequence}`,
      from: rider.user.id,
      source: 'rider' as const,
      at: app.clock.at,
    });
    for (let sequence = 1; sequence <= 120; sequence += 1)
      expect(await app.services.db.chatMessages.add(message(sequence))).toBe(true);
    const places = async (query: string) =>
      (await read(rider, query)).body.map(({ sequence }: { sequence: number }) => sequence);
    const span = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(await places('')).toEqual(span(71, 120));
    expect(await places('?before=71')).toEqual(span(21, 70));
    expect(await places('?before=21&limit=100')).toEqual(span(1, 20));
    expect(await places('?after=115')).toEqual(span(116, 120));
    expect(await places('?after=0&limit=3')).toEqual([1, 2, 3]);
    expect(await places('?after=5&before=9&limit=2')).toEqual([7, 8]);
    expect(await places('?after=120')).toEqual([]);
    for (const query of ['?limit=101', '?limit=0', '?before=x', '?after=-1', '?before=1e400', '?limit=2.5'])
      expect((await read(rider, query)).status).toBe(400);
  });
});

describe('a message when it is sent', () => {
  it('goes to the sockets of the two parties and of admins who follow the trip, and to no others [7.34]', async () => {
    const people = {
      rider: await sockets.connect(app, rider),
      riderElsewhere: await sockets.connect(app, rider),
      driver: await sockets.connect(app, driver),
      asked: await sockets.connect(app, asked),
      fleetadmin: await sockets.connect(app, fleetadmin),
      admin: await sockets.connect(app, admin),
      otherAdmin: await sockets.connect(app, await app.signedIn('admin')),
      stranger: await sockets.connect(app, await app.signedIn('rider')),
    };
    for (const name of ['rider', 'asked', 'fleetadmin', 'admin', 'stranger'] as const)
      await ask(people[name], 'booking:join', { id });
    let sent: unknown;
    const received = await receivedBy(people, 'chat:message', async () => {
      sent = (await write(rider, 'At the gate')).body;
    });
    const event = { booking: id, message: sent };
    expect(received).toEqual({
      rider: [event],
      riderElsewhere: [event],
      driver: [event],
      asked: [],
      fleetadmin: [],
      admin: [event],
      otherAdmin: [],
      stranger: [],
    });
  });

  it('is announced once when it is sent twice', async () => {
    const people = { driver: await sockets.connect(app, driver) };
    const received = await receivedBy(people, 'chat:message', async () => {
      for (let time = 0; time < 2; time += 1) await write(rider, 'Hello', { 'Idempotency-Key': 'said-once' });
    });
    expect(received.driver).toHaveLength(1);
  });
});

describe('the other party’s devices', () => {
  it('get a notification that opens the chat of the trip, in the user’s language [2.63, 7.37]', async () => {
    await app.services.db.users.update(rider.user.id, { language: 'en' });
    await write(driver, 'I am here');
    expect(await pushesTo(rider)).toEqual([
      expect.objectContaining({
        title: 'You have a new message',
        body: 'Your driver sent you a message.',
        screen: 'onlineChat',
        params: { bookingId: id },
      }),
    ]);
    expect(await pushesTo(driver)).toEqual([]);
    await write(rider, 'Coming');
    expect((await pushesTo(driver)).map(({ body }) => body)).toEqual(['Your rider sent you a message.']);
  });

  it('get one notification for messages in a row, and another after a reply or a pause', async () => {
    for (const text of ['One', 'Two', 'Three']) await write(driver, text);
    expect(await pushesTo(rider)).toHaveLength(1);
    await write(rider, 'Yes?');
    await write(driver, 'Four');
    expect(await pushesTo(rider)).toHaveLength(2);
    app.clock.at += 5 * 60_000 - 1;
    await write(driver, 'Five');
    expect(await pushesTo(rider)).toHaveLength(2);
    app.clock.at += 5 * 60_000;
    await write(driver, 'Six');
    expect(await pushesTo(rider)).toHaveLength(3);
  });

  it('are notified by the sweeper, once, if the process crashed before doing so', async () => {
    const { notifier } = app.services;
    const push = notifier.push.bind(notifier);
    notifier.push = () => Promise.reject(new Error('the process died here'));
    expect((await write(driver, 'Hello')).status).toBe(201);
    notifier.push = push;
    expect(await pushesTo(rider)).toEqual([]);
    app.clock.at += 9_999;
    await runDueWork(app.services);
    expect(await pushesTo(rider)).toEqual([]);
    app.clock.at += 1;
    await runDueWork(app.services);
    await runDueWork(app.services);
    expect(await pushesTo(rider)).toHaveLength(1);
    expect(await app.services.db.chatMessages.findUnnotified(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  });
});

it('a caller, for whom staff booked, gets messages by SMS, with the link of the page to answer on', async () => {
  const caller = await app.signedIn('rider', { mobile: '+12025550177', mobileVerified: true });
  const free = await app.signedIn('driver');
  const booking = (await admin.post('/bookings', { ...aTrip, customer: caller.user.id })).body.id;
  expect((await free.post(`/bookings/${booking}/accept`)).status).toBe(200);
  expect((await free.post(path(booking), { message: 'At the gate' })).status).toBe(201);
  const { rows } = await app.services.db.outbox.list({
    filter: { to: '+12025550177' },
    sort: { field: 'at', order: -1 },
    skip: 0,
    limit: 10,
  });
  expect(rows.some(({ body }) => /guest-trip#[\w-]{43}/.test(body))).toBe(true);
  await app.services.db.users.update(free.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(free.user.id);
});
