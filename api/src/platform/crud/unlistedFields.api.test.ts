import { type FareReview, type Usertype, usertypes } from '@wayfare/shared';
import { aBooking, aCarType, aPromo, newId } from '../../../test/support/builders.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { expectedResources } from '../../../../shared/test/expectedResources.js';
import { openAlert } from '../../office/alert/openAlert.js';
import { operations } from '../../app.js';
import { rebuildEarnings } from '../../trips/earning/rebuildEarnings.js';

/** A field that a later version may store in every document, and a value that occurs nowhere else. */
const FIELD = 'fieldOfALaterVersion';
const VALUE = 'a value that no answer may contain';

const gets = operations.filter(({ method }) => method === 'get').map(({ path }) => path);
const resources = gets.filter((path) => path.endsWith('/export') && path !== '/users/me/export');
const sockets = testSockets();

/** Stores the documents. Their fields are read by another app, whose caches are empty. */
let writer: TestApp;
let app: TestApp;
let clients: Record<Usertype, Client>;
let booking: string;
let reviewed: string;
let open: string;

beforeAll(async () => {
  writer = await startTestApp();
  const { clock } = writer;
  const { db } = writer.services;
  const fleetadmin = await writer.signedIn('fleetadmin');
  clients = {
    rider: await writer.signedIn('rider', { walletBalance: 100 }),
    driver: await writer.signedIn('driver', { fleetadmin: fleetadmin.user.id, walletBalance: 100 }),
    fleetadmin,
    admin: await writer.signedIn('admin', { email: 'ada@example.com' }),
  };
  const { rider, driver, admin } = clients;
  const parties = { rider: rider.user, driver: driver.user, at: clock.at };
  [booking, reviewed, open] = [newId(), newId(), newId()];
  const ofFleet = { fleetadmin: fleetadmin.user.id };
  await db.bookings.insertMany([
    aBooking('COMPLETE', { id: reviewed, ...parties }, { ...ofFleet, fareReview: anOpenReview }),
    aBooking('ACCEPTED', { id: booking, ...parties }, ofFleet),
    aBooking('NEW', { id: open, ...parties }),
  ]);
  const point = { lat: 40.7, lng: -73.9, at: clock.at, status: 'ACCEPTED' };
  await db.tracking.add(booking, { id: newId(), ...point });
  await rebuildEarnings(undefined, writer.services);
  await db.carTypes.insert(aCarType());
  await db.promos.insert(aPromo());
  await db.languages.insert({
    id: newId(),
    langName: 'Deutsch',
    langLocale: 'de',
    dateLocale: 'de',
    default: false,
    createdAt: '2026-01-01T00:00:00Z',
    keyValuePairs: {},
  });
  const order = { id: newId(), currency: 'USD', amount: 20, provider: 'stripe', reference: 'pi_1' } as const;
  await db.payments.insertMany([
    {
      ...order,
      payer: rider.user.id,
      booking: null,
      purpose: 'topup',
      status: 'CONFIRMED',
      createdAt: clock.at,
      confirmedAt: clock.at,
    },
  ]);
  const ofOrder = { order: order.id, payer: rider.user.id, provider: order.provider, booking: null };
  await db.refunds.insertOnce({
    ...ofOrder,
    id: newId(),
    reference: order.reference,
    paid: 20,
    amount: 5,
    currency: 'USD',
    source: 'wallet',
    reason: 'admin',
    by: admin.user.id,
    note: '',
    state: 'done',
    failure: null,
    providerReference: null,
    sends: 1,
    checks: 0,
    createdAt: clock.at,
    decidedAt: clock.at,
  });
  await db.paymentDifferences.save({
    id: newId(),
    kind: 'amount',
    provider: 'stripe',
    attempt: 'a',
    order: order.id,
    booking: null,
    amount: 20,
    currency: 'USD',
    amountThere: 21,
    currencyThere: 'USD',
    startedAt: clock.at,
    foundAt: clock.at,
  });
  await openAlert({ id: open, fleetadmin: fleetadmin.user.id }, 'ahead', undefined, writer.services);
  await db.sms.begin(newId(), '+12125550142', clock.at);
  const sent = { devicetype: 'All', usertype: 'All', title: 'Hello', body: 'Hello' } as const;
  await db.notifications.insert({
    ...sent,
    id: newId(),
    createdAt: clock.at,
    state: 'sent',
    total: 1,
    reached: 1,
    failed: 0,
    sending: { ...sent, after: '' },
    dueAt: clock.at,
  });
  const stored = [
    await driver.post('/withdraws', { amount: 5 }),
    await admin.post('/wallet/credits', { uid: rider.user.id, amount: 1, note: 'x' }),
    await rider.post(`/bookings/${booking}/messages`, { message: 'Here' }),
    await driver.post('/users/me/conversation/messages', { message: 'Here', booking }),
  ];
  for (const [name, { valid }] of Object.entries(expectedResources))
    if (valid) stored.push(await admin.post(`/${name}`, valid));
  expect(stored.filter(({ status }) => Math.floor(status / 100) !== 2)).toEqual([]);
  await writer.anonymous.post('/auth/forgot-password', { email: 'ada@example.com' });

  for (const { name } of await writer.connection.listCollections())
    await writer.connection.collection(name).updateMany({}, { $set: { [FIELD]: VALUE } });
  const bookings = writer.connection.collection('bookings');
  await bookings.updateMany({ fareReview: { $exists: true } }, { $set: { [`fareReview.${FIELD}`]: VALUE } });
  app = await startTestApp({ MONGODB_DATABASE: writer.services.config.MONGODB_DATABASE });
  for (const role of usertypes) clients[role] = await app.clientOf(clients[role].user);
});
afterAll(async () => {
  sockets.close();
  await app.close();
  await writer.close();
});

const anOpenReview: FareReview = {
  status: 'open',
  isOpen: true,
  reasons: ['above_bound'],
  difference: 5,
  lower: 12,
  upper: 20,
  measured: { trip_cost: 25, convenience_fees: 3.75, driver_share: 21.25 },
  settled: { trip_cost: 20, convenience_fees: 3, driver_share: 17 },
  distance: 4,
  seconds: 600,
  waitingSeconds: 0,
  detourKm: 0,
  flags: [],
  openedAt: 0,
};

describe('a stored field that no presenter lists', () => {
  it.each(resources)('is in no answer of %s, for any role', async (path) => {
    const resource = path.replace('/export', '');
    for (const role of usertypes) {
      const list = await clients[role].get(resource);
      const rows = list.status === 200 ? (list.body as { id: string }[]) : [];
      if (role === 'admin') expect({ resource, rows: rows.length }).not.toEqual({ resource, rows: 0 });
      const records = await Promise.all(rows.map(({ id }) => clients[role].get(`${resource}/${id}`)));
      const exported = await clients[role].get(path);
      expect(JSON.stringify([list.body, records, exported.body])).not.toContain(VALUE);
    }
  });

  it('is in no other answer that needs no parameter', async () => {
    const others = gets.filter((path) => !path.includes(':') && !resources.includes(path));
    expect(others).toEqual(
      expect.arrayContaining([
        '/auth/me',
        '/settings',
        '/users/me/export',
        '/users/me/notifications',
        '/users/me/conversation/messages',
        '/promos/usable',
      ]),
    );
    for (const role of usertypes) {
      const authorization = `Bearer ${await app.tokenOf(clients[role].user.id)}`;
      for (const path of others) {
        const { text } = await app.request('get', `/api${path}`).set({ authorization });
        expect({ path, role, isSent: JSON.stringify([text]).includes(VALUE) }).toEqual({
          path,
          role,
          isSent: false,
        });
      }
    }
  });

  it('is in no part of a booking', async () => {
    const parts = gets.filter((path) => path.startsWith('/bookings/:id'));
    const statuses = new Set<string>();
    for (const role of usertypes)
      for (const path of parts)
        for (const id of [booking, reviewed]) {
          const { status, body } = await clients[role].get(path.replace(':id', id));
          statuses.add(`${path} ${status}`);
          expect({ path, role, isSent: JSON.stringify(body).includes(VALUE) }).toMatchObject({
            isSent: false,
          });
        }
    for (const path of [
      '/bookings/:id/tracking',
      '/bookings/:id/dispatch',
      '/bookings/:id/messages',
      '/bookings/:id/conversation',
      '/bookings/:id/fare-review',
    ])
      expect([...statuses]).toContain(`${path} 200`);
  });

  it('is in no message of a socket', async () => {
    const received: unknown[] = [];
    for (const role of usertypes)
      (await sockets.connect(app, clients[role])).onAny((...message) => received.push(message));
    const { rider } = clients;
    const { body } = await rider.post(`/bookings/${booking}/messages`, { message: 'At the gate' });
    const canceled = await rider.post(`/bookings/${open}/cancel`, { reason: 'Too late' });
    expect([body.message, canceled.body.status]).toEqual(['At the gate', 'CANCELLED']);
    await eventually('both are heard', () => {
      const all = JSON.stringify(received);
      return all.includes('chat:message') && all.includes('booking:changed');
    });
    expect(JSON.stringify([received, body, canceled.body])).not.toContain(VALUE);
  });
});
