import type { Conversation, ConversationMessage } from '@wayfare/shared';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { conversationDueWork } from './conversation.dueWork.js';
import { runDueWork } from '../../process/dueWork.js';

let app: TestApp;
let admin: Client;
let fleet: Client;
let otherFleet: Client;
let driver: Client;
let rider: Client;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin', { firstName: 'Ann', lastName: 'Admin' });
  fleet = await app.signedIn('fleetadmin');
  otherFleet = await app.signedIn('fleetadmin');
});
afterAll(() => app.close());

beforeEach(async () => {
  const names = { firstName: 'Dana', lastName: 'Driver' };
  driver = await app.signedIn('driver', { ...names, fleetadmin: fleet.user.id, language: 'en' });
  rider = await app.signedIn('rider', { language: 'es' });
});

const OWN = '/users/me/conversation';
const path = (client: Client) => `/conversations/${client.user.id}`;
const write = (by: Client, to: Client, body: object, headers = {}) =>
  by.post(`${path(to)}/messages`, body, headers);
const answer = (by: Client, message: string, more = {}) => by.post(`${OWN}/messages`, { message, ...more });
const read = async (by: Client, of?: Client) =>
  (await by.get(`${of ? path(of) : OWN}/messages`)).body as ConversationMessage[];
const texts = (messages: readonly ConversationMessage[]) => messages.map(({ message }) => message);
const conversationOf = async (by: Client, of: Client) => (await by.get(path(of))).body as Conversation;
const pushesTo = async (client: Client) =>
  (
    await app.services.db.outbox.list({
      filter: { to: client.user.id, screen: 'onlineChat' },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 10,
    })
  ).rows;

/** A trip of the rider with the driver. */
async function aTripOf(more: object = {}): Promise<string> {
  const parties = { rider: rider.user, driver: driver.user, at: app.clock.at };
  const booking = aBooking('STARTED', { id: newId(), ...parties }, { fleetadmin: fleet.user.id, ...more });
  await app.services.db.bookings.insert(booking);
  return booking.id;
}

it('carries messages both ways, and shows each side what is unread and what the other has read', async () => {
  const sent = await write(admin, driver, { message: 'Where are you?' });
  expect({ status: sent.status, body: sent.body }).toEqual({
    status: 201,
    body: {
      id: expect.any(String),
      user: driver.user.id,
      sequence: 1,
      message: 'Where are you?',
      from: admin.user.id,
      from_name: 'Ann Admin',
      source: 'admin',
      at: app.clock.at,
      booking: null,
      reference: null,
    },
  });
  expect((await driver.get(OWN)).body).toEqual({ unread: 1, readByStaff: 0 });
  // Drivers write to the office, not to one of its people.
  expect(await read(driver)).toEqual([{ ...sent.body, from: null, from_name: null }]);
  await driver.post(`${OWN}/read`, { upTo: 1 });
  expect((await driver.get(OWN)).body).toEqual({ unread: 0, readByStaff: 0 });

  const before = (await admin.get('/conversations/unread')).body.unread as number;
  await answer(driver, 'At the bridge');
  await answer(driver, 'In the traffic');
  expect(await conversationOf(admin, driver)).toEqual({
    id: driver.user.id,
    usertype: 'driver',
    name: 'Dana Driver',
    lastAt: app.clock.at,
    lastText: 'In the traffic',
    isLastFromUser: true,
    isUnread: true,
    unread: 2,
    readByUser: 1,
  });
  expect((await admin.get('/conversations/unread')).body).toEqual({ unread: before + 1 });
  await admin.post(`${path(driver)}/read`, { upTo: 2 });
  expect(await conversationOf(admin, driver)).toMatchObject({ isUnread: true, unread: 1 });
  await admin.post(`${path(driver)}/read`, { upTo: 3 });
  expect(await conversationOf(admin, driver)).toMatchObject({ isUnread: false, unread: 0 });
  expect((await driver.get(OWN)).body).toEqual({ unread: 0, readByStaff: 3 });
  expect((await admin.get('/conversations/unread')).body).toEqual({ unread: before });
});

it('lists conversations newest first, and the unread ones', async () => {
  await answer(rider, 'I left my umbrella');
  app.clock.at += 1;
  await write(admin, driver, { message: 'Thanks' });
  const ids = async (filter: object) =>
    ((await admin.get(`/conversations?filter=${JSON.stringify(filter)}`)).body as Conversation[]).map(
      ({ id }) => id,
    );
  expect((await ids({})).slice(0, 2)).toEqual([driver.user.id, rider.user.id]);
  expect((await ids({ isUnread: true })).at(0)).toBe(rider.user.id);
  expect((await ids({ usertype: 'driver' })).at(0)).toBe(driver.user.id);
});

it('lets a fleet admin talk to own drivers only: no rider, and no driver of another fleet', async () => {
  expect((await write(fleet, driver, { message: 'Hello' })).status).toBe(201);
  expect(texts(await read(fleet, driver))).toEqual(['Hello']);
  await answer(rider, 'Hello');
  for (const [by, of] of [
    [otherFleet, driver],
    [fleet, rider],
    [admin, admin],
  ] as const) {
    expect((await write(by, of, { message: 'Hello' })).status).toBe(404);
    expect((await by.get(`${path(of)}/messages`)).status).toBe(404);
    expect((await by.post(`${path(of)}/read`, { upTo: 1 })).status).toBe(404);
    expect((await by.get(path(of))).status).toBe(404);
  }
  const own = ((await fleet.get('/conversations')).body as Conversation[]).map(({ id }) => id);
  expect(own).toContain(driver.user.id);
  expect(own).not.toContain(rider.user.id);
  expect((await otherFleet.get('/conversations')).body).toEqual([]);
});

it('shows the fleet admin a driver moved to only what is written from then on, and the former one nothing', async () => {
  await write(fleet, driver, { message: 'Bonus of our fleet' });
  const moved = await admin.put(`/drivers/${driver.user.id}`, { fleetadmin: otherFleet.user.id });
  expect(moved.status).toBe(200);
  expect((await fleet.get(`${path(driver)}/messages`)).status).toBe(404);
  const listed = async (by: Client) =>
    JSON.stringify((await by.get('/conversations')).body).includes(driver.user.id);
  expect([await listed(fleet), await listed(otherFleet)]).toEqual([false, false]);
  await answer(driver, 'Hello, new boss');
  expect([await listed(fleet), await listed(otherFleet)]).toEqual([false, true]);
  expect(texts(await read(otherFleet, driver))).toEqual(['Hello, new boss']);
  expect(texts(await read(admin, driver))).toEqual(['Bonus of our fleet', 'Hello, new boss']);
});

it('notifies over sockets the user, admins and the driver’s fleet admin, and no one else', async () => {
  const sockets = testSockets();
  const people = {
    admin: await sockets.connect(app, admin),
    fleet: await sockets.connect(app, fleet),
    otherFleet: await sockets.connect(app, otherFleet),
    driver: await sockets.connect(app, driver),
    rider: await sockets.connect(app, rider),
  };
  const writes = () => write(admin, driver, { message: 'Hello' });
  const event = { resource: 'conversations', ids: [driver.user.id] };
  expect(await receivedBy(people, 'resource:changed', writes)).toEqual({
    admin: [event],
    fleet: [event],
    otherFleet: [],
    driver: [],
    rider: [],
  });
  const own = await receivedBy(people, 'conversation:changed', writes);
  expect(Object.values(own).map(({ length }) => length)).toEqual([0, 0, 0, 1, 0]);
  sockets.close();
});

it('ties messages to a trip of the receiver, and shows them with the trip to who may see both', async () => {
  const booking = await aTripOf();
  const { status, body } = await write(fleet, driver, { message: 'Ring twice', booking });
  expect({ status, body }).toMatchObject({ status: 201, body: { booking, reference: expect.any(String) } });
  await write(admin, rider, { message: 'He is close', booking });
  await answer(rider, 'I see him', { booking });
  const about = async (by: Client) => texts((await by.get(`/bookings/${booking}/conversation`)).body);
  expect(await about(admin)).toEqual(['Ring twice', 'He is close', 'I see him']);
  expect(await about(fleet)).toEqual(['Ring twice']);
  expect((await otherFleet.get(`/bookings/${booking}/conversation`)).status).toBe(404);
  // Not a trip of this driver, or one that the author may not see.
  const foreign = await aTripOf({ driver: newId(), fleetadmin: null });
  expect((await write(admin, driver, { message: 'Hello', booking: foreign })).status).toBe(404);
  expect((await answer(driver, 'Hello', { booking: foreign })).status).toBe(404);
  const ofOthers = await aTripOf({ fleetadmin: otherFleet.user.id });
  expect((await write(fleet, driver, { message: 'Hello', booking: ofOthers })).status).toBe(404);
});

it('hides from a driver what was written about a trip that another driver has now', async () => {
  const booking = await aTripOf();
  await write(admin, driver, { message: 'The door code is 1234', booking });
  expect(texts(await read(driver))).toEqual(['The door code is 1234']);
  await app.connection
    .collection('bookings')
    .updateOne({ driver: driver.user.id }, { $set: { driver: newId() } });
  expect(texts(await read(driver))).toEqual(['']);
  expect(JSON.stringify((await driver.get('/users/me/export')).body)).not.toContain('1234');
  expect(texts(await read(admin, driver))).toEqual(['The door code is 1234']);
});

it('sends ready-made messages in the receiver’s language', async () => {
  await app.services.db.languages.insert({
    id: newId(),
    langName: 'Español',
    langLocale: 'es',
    dateLocale: 'es',
    default: false,
    createdAt: '2026-01-01T00:00:00Z',
    keyValuePairs: { canned_reply_call: 'Llámenos, por favor.' },
  });
  const { body } = await write(admin, rider, { reply: 'canned_reply_call' });
  expect(body.message).toBe('Llámenos, por favor.');
  expect((await write(admin, driver, { reply: 'canned_reply_call' })).body.message).toBe('Please call us.');
});

it('stores a message once when it is sent again with its key, and gives concurrent ones their own places', async () => {
  const key = { 'Idempotency-Key': `desk-${driver.user.id}` };
  const first = await write(admin, driver, { message: 'Hello' }, key);
  expect(await write(admin, driver, { message: 'Hello' }, key)).toMatchObject({
    status: 201,
    body: first.body,
  });
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? answer(driver, `${index}`) : write(admin, driver, { message: `${index}` }),
    ),
  );
  expect((await read(admin, driver)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await conversationOf(admin, driver)).toMatchObject({ unread: 4 });
  expect((await driver.get(OWN)).body).toMatchObject({ unread: 5 });
});

it('notifies devices and inbox of the first of several messages, also after a crash, and once', async () => {
  const { notifier } = app.services;
  const push = notifier.push.bind(notifier);
  notifier.push = () => Promise.reject(new Error('the process died here'));
  expect((await write(admin, driver, { message: 'Hello' })).status).toBe(201);
  notifier.push = push;
  await write(admin, driver, { message: 'Are you there?' });
  expect(await pushesTo(driver)).toEqual([]);
  app.clock.at += 10_000;
  await runDueWork(app.services);
  await runDueWork(app.services);
  expect(await pushesTo(driver)).toEqual([
    expect.objectContaining({
      title: 'You have a new message',
      body: 'The office sent you a message.',
    }),
  ]);
  expect(await pushesTo(admin)).toEqual([]);
  expect((await driver.get('/users/me/notifications')).body.entries).toEqual([
    expect.objectContaining({ body: 'The office sent you a message.', screen: 'onlineChat' }),
  ]);
  expect(await app.services.db.conversationMessages.findDue(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
});

it('is part of the export of one’s own data, and deleted with the account', async () => {
  await write(admin, rider, { message: 'Welcome' });
  await answer(rider, 'Thank you');
  expect(texts((await rider.get('/users/me/export')).body.conversation)).toEqual(['Welcome', 'Thank you']);
  expect((await rider.delete('/users/me')).status).toBe(200);
  const { db } = app.services;
  expect(await db.conversations.findById(rider.user.id)).toBeNull();
  expect(await db.conversationMessages.lastOf(rider.user.id)).toBeNull();
});

it('old messages and conversations are deleted after the days of the setting for chats [4.97]', async () => {
  const DAY_MS = 24 * 60 * 60_000;
  await answer(rider, 'long ago');
  await answer(driver, 'also long ago');
  app.clock.at += 80 * DAY_MS;
  await answer(rider, 'later');
  app.clock.at += 20 * DAY_MS;
  await app.services.db.settings.saveSettings({ keepChatsDays: 90 });
  await conversationDueWork.forgetOld.run(100, app.services);
  expect(texts(await read(rider))).toEqual(['later']);
  expect(texts(await read(driver))).toEqual([]);
  expect((await admin.get(path(driver))).status).toBe(404);
  await answer(driver, 'again');
  expect(texts(await read(driver))).toEqual(['again']);
});
