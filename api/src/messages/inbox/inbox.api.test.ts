import { INBOX_LIMIT, type InboxPage } from '@wayfare/shared';
import type { CommandStartedEvent } from 'mongodb';
import { aCarType, aTrip, aUser, newId } from '../../../test/support/builders.js';
import { receivedBy, next, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { runDueWork } from '../../process/dueWork.js';
import { localeTexts } from '../../basics/language/builtInLanguages.js';
import { notificationDueWork } from '../notification/notification.dueWork.js';
import { sendNotifications } from '../notification/sendNotifications.js';

const frenchTexts = localeTexts('fr');

const PATH = '/users/me/notifications';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let rider: Client;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp({}, { watchesWrites: true });
  const { db } = app.services;
  await db.carTypes.insert(aCarType());
  await db.languages.insert({
    id: newId(),
    langName: 'Français',
    langLocale: 'fr',
    dateLocale: 'fr',
    default: false,
    createdAt: '2026-01-01T00:00:00Z',
    keyValuePairs: frenchTexts,
  });
});
beforeEach(async () => {
  rider = await app.signedIn('rider');
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

/** Puts notifications into an inbox, each a second after the last. Returns their ids, newest first. */
async function notified({ user }: Client, count: number): Promise<string[]> {
  const entries = Array.from({ length: count }, (_, number) => ({
    id: newId(),
    uid: user.id,
    at: app.clock.at + number * 1000,
    isRead: false,
    title: `Title ${number}`,
    body: `Body ${number}`,
  }));
  await app.services.db.inbox.add(entries);
  return entries.map(({ id }) => id).reverse();
}
const inboxOf = async (client: Client, query = ''): Promise<InboxPage> =>
  (await client.get(`${PATH}${query}`)).body;
const unreadOf = async (client: Client) => (await client.get(`${PATH}/unread`)).body;

async function inFrench({ user }: Client): Promise<InboxPage> {
  const authorization = `Bearer ${await app.tokenOf(user.id)}`;
  return (await app.request('get', `/api${PATH}`).set({ authorization, 'accept-language': 'fr' })).body;
}

describe('a user’s inbox', () => {
  it('lists the user’s own notifications only, newest first, page by page [3.5, 7.31]', async () => {
    await notified(await app.signedIn('rider'), 2);
    const ids = await notified(rider, 5);
    const first = await inboxOf(rider, '?perPage=2');
    expect(first).toMatchObject({ total: 5, unread: 5 });
    expect(first.entries[0]).toEqual({
      id: ids[0],
      at: app.clock.at + 4000,
      title: 'Title 4',
      body: 'Body 4',
      isRead: false,
    });
    const rest = await Promise.all(['1', '2', '3'].map((page) => inboxOf(rider, `?page=${page}&perPage=2`)));
    expect([first, ...rest].map(({ entries }) => entries.map(({ id }) => id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      [],
    ]);
  });

  it('counts unread notifications, and marks one or all of them as read', async () => {
    const ids = await notified(rider, 3);
    expect(await unreadOf(rider)).toEqual({ unread: 3 });
    expect(await rider.post(`${PATH}/${ids[1]}/read`)).toMatchObject({ status: 200, body: { ok: true } });
    const { unread, entries } = await inboxOf(rider);
    expect({ unread, read: entries.map(({ isRead }) => isRead) }).toEqual({
      unread: 2,
      read: [false, true, false],
    });
    const other = await app.signedIn('rider');
    await notified(other, 1);
    await rider.post(`${PATH}/read`);
    expect(await unreadOf(rider)).toEqual({ unread: 0 });
    expect(await unreadOf(other)).toEqual({ unread: 1 });
  });

  it('keeps a notification unread that arrives while all of those shown are marked as read', async () => {
    await notified(rider, 3);
    const [newest] = (await inboxOf(rider, '?perPage=2')).entries;
    app.clock.at += 3_000;
    const [arrived] = await notified(rider, 1);
    await rider.post(`${PATH}/read`, { upTo: newest?.at });
    const { entries } = await inboxOf(rider);
    expect(entries.filter(({ isRead }) => !isRead).map(({ id }) => id)).toEqual([arrived]);
  });

  it('of another user cannot be changed, not even by an admin', async () => {
    const [id] = await notified(rider, 1);
    for (const role of ['rider', 'driver', 'fleetadmin', 'admin'] as const) {
      const other = await app.signedIn(role);
      const { status } = await other.post(`${PATH}/${id}/read`);
      expect({ role, status }).toEqual({ role, status: 404 });
      expect((await other.post(`${PATH}/read`)).status).toBe(200);
      expect(await inboxOf(other)).toEqual({ entries: [], total: 0, unread: 0 });
    }
    expect((await app.anonymous.get(PATH)).status).toBe(401);
    expect((await inboxOf(rider)).entries).toMatchObject([{ id, isRead: false }]);
  });

  it('can be marked as read in demo mode', async () => {
    const [id] = await notified(rider, 2);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    expect((await rider.post(`${PATH}/${id}/read`)).status).toBe(200);
    expect((await rider.post(`${PATH}/read`)).status).toBe(200);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect(await unreadOf(rider)).toEqual({ unread: 0 });
  });

  it('keeps only the newest notifications, and none for longer than 90 days', async () => {
    const ids = await notified(rider, INBOX_LIMIT);
    app.clock.at += DAY_MS;
    const newest = await notified(rider, 3);
    const { total, entries } = await inboxOf(rider, `?perPage=${INBOX_LIMIT}`);
    expect(total).toBe(INBOX_LIMIT);
    expect(entries.map(({ id }) => id)).toEqual([...newest, ...ids.slice(0, INBOX_LIMIT - 3)]);
    app.clock.at += 89 * DAY_MS + 3_600_000;
    await notificationDueWork.forgetOld.run(100, app.services);
    expect((await inboxOf(rider)).entries.map(({ id }) => id)).toEqual(newest);
  });

  it('is part of the user’s data export, and is deleted with the account', async () => {
    const [id] = await notified(rider, 1);
    const { body } = await rider.get('/users/me/export');
    expect(body.notifications).toMatchObject([{ id, title: 'Title 0' }]);
    expect((await rider.delete('/users/me')).status).toBe(200);
    const left = await app.connection.collection('inbox').countDocuments({ uid: rider.user.id });
    expect(left).toBe(0);
  });
});

describe('the notification of a trip', () => {
  /** A trip that the driver has accepted. */
  async function acceptedTrip(driver: Client): Promise<string> {
    const { body } = await rider.post('/bookings', aTrip);
    await runDueWork(app.services);
    await driver.post(`/bookings/${body.id}/accept`);
    await runDueWork(app.services);
    return body.id;
  }

  it('names the trip, and is in the language of each reading [4.3]', async () => {
    const driver = await app.signedIn('driver', { pushToken: 'a phone', userPlatform: 'ANDROID' });
    const id = await acceptedTrip(driver);
    const texts = { title: 'Your driver is on the way', body: 'A driver has accepted your trip.' };
    const { entries } = await inboxOf(rider);
    expect(entries).toMatchObject([{ ...texts, screen: 'BookedCab', bookingId: id, isRead: false }]);
    expect((await inFrench(rider)).entries).toMatchObject([
      { title: frenchTexts.notice_accepted_title, body: frenchTexts.notice_accepted_body },
    ]);
    // Offers end soon, and are not kept.
    const { rows } = await app.services.db.outbox.list({
      filter: { to: driver.user.id },
      sort: { field: 'at', order: 1 },
      skip: 0,
      limit: 10,
    });
    expect(rows).toMatchObject([{ title: 'You have a new trip' }]);
    expect(await inboxOf(driver)).toMatchObject({ total: 0 });
    await driver.put('/drivers/me/status', { driverActiveStatus: false });
  });

  it('is kept once, however often it is sent', async () => {
    const notice = { to: rider.user.id, title: 'notice_paid_title', body: 'notice_paid_body' } as const;
    for (let time = 0; time < 3; time += 1)
      await app.services.notifier.push('one:notice', { ...notice, screen: 'BookedCab' });
    expect(await inboxOf(rider)).toMatchObject({ total: 1, unread: 1 });
  });
});

it('a warning about an account contains its time in the reader’s language', async () => {
  const driver = await app.signedIn('driver');
  const { body } = await driver.put('/auth/me', { bankName: 'Harbour Bank', bankAccount: '0042' });
  const [warning] = (await inboxOf(driver)).entries;
  const [inFrenchToo] = (await inFrench(driver)).entries;
  const { timeZone } = await app.services.db.settings.settings();
  expect(timeZone).toBe('UTC');
  const dated = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
      body.payoutHeldUntil,
    );
  expect(warning?.body).toBe(
    `Payouts are paused until ${dated('en')} UTC. If this was not you, check your bank details now.`,
  );
  expect(inFrenchToo?.body).toContain(`${dated('fr')} (UTC)`);
});

it('a message to a device from a caller who is not signed in is not kept', async () => {
  const pushToken = 'the token of a phone';
  const owner = await app.signedIn('rider', { pushToken, userPlatform: 'ANDROID' });
  await app.anonymous.post('/send_notification', { token: pushToken, title: 'You won', msg: 'Pay here' });
  expect(await app.connection.collection('outbox').countDocuments({ to: owner.user.id })).toBe(1);
  expect(await inboxOf(owner)).toMatchObject({ total: 0 });
});

describe('a notification to many users', () => {
  const storm = { devicetype: 'ANDROID', usertype: 'rider', title: 'Storm', body: 'Drive with care.' };
  const withPhone = (usertype: 'rider' | 'driver', userPlatform: 'ANDROID' | 'IOS') =>
    app.signedIn(usertype, { pushToken: `token ${newId()}`, userPlatform });
  async function sendToAll(admin: Client): Promise<string> {
    const { body } = await admin.post('/notifications', storm);
    for (let run = 0; run < 5; run += 1) await sendNotifications(app.services);
    return body.id;
  }
  beforeEach(() => app.connection.collection('users').deleteMany({}));

  it('is in the inbox of exactly its audience, as it was written [3.23]', async () => {
    const admin = await app.signedIn('admin');
    const reached = [await withPhone('rider', 'ANDROID'), await withPhone('rider', 'ANDROID')];
    const others = [
      await withPhone('rider', 'IOS'),
      await withPhone('driver', 'ANDROID'),
      await app.signedIn('rider'),
      admin,
    ];
    await sendToAll(admin);
    for (const client of reached)
      expect((await inFrench(client)).entries).toMatchObject([{ title: 'Storm', body: 'Drive with care.' }]);
    for (const client of others) expect(await inboxOf(client)).toMatchObject({ total: 0 });
  });

  it('is written in batches, also to inboxes that are full', async () => {
    const MANY = 600;
    const people = Array.from({ length: MANY }, () =>
      aUser('rider', { pushToken: `token ${newId()}`, userPlatform: 'ANDROID' }),
    );
    await app.services.db.users.insertMany(people);
    const full = people.slice(0, 3);
    for (const user of full) await notified({ user } as Client, INBOX_LIMIT);
    app.clock.at += DAY_MS;

    const commands: string[] = [];
    const count = ({ commandName, command }: CommandStartedEvent) => {
      if (command[commandName] === 'inbox') commands.push(commandName);
    };
    const mongo = app.connection.getClient();
    mongo.on('commandStarted', count);
    await sendToAll(await app.signedIn('admin'));
    mongo.off('commandStarted', count);

    expect(commands.filter((name) => name !== 'getMore').toSorted()).toEqual(
      ['insert', 'aggregate', 'delete', 'insert', 'aggregate'].toSorted(),
    );
    const inbox = app.connection.collection('inbox');
    expect(await inbox.countDocuments({ title: 'Storm', uid: { $in: people.map(({ id }) => id) } })).toBe(
      MANY,
    );
    for (const { id } of full) expect(await inbox.countDocuments({ uid: id })).toBe(INBOX_LIMIT);
  });
});

it('reports new and read notifications to their owner’s open pages, and to no others', async () => {
  const [id] = await notified(rider, 1);
  const [own, admin] = [await sockets.connect(app, rider), await app.signedIn('admin')];
  const others = {
    rider: await sockets.connect(app, await app.signedIn('rider')),
    admin: await sockets.connect(app, admin),
  };
  for (const act of [
    () => rider.post(`${PATH}/${id}/read`),
    () => rider.post(`${PATH}/read`),
    () =>
      app.services.notifier.push(`to:${rider.user.id}`, {
        to: rider.user.id,
        title: 'notice_paid_title',
        body: 'notice_paid_body',
        screen: 'BookedCab',
      }),
  ]) {
    const arrival = next(own, 'inbox:changed');
    expect(await receivedBy(others, 'inbox:changed', act)).toEqual({ rider: [], admin: [] });
    await arrival;
  }
});
