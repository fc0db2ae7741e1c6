import type { Socket } from 'socket.io-client';
import { aCarType, aPromo, aTrip, DROP, PICKUP } from '../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../test/support/sockets.js';
import { payOut } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** Reads and changes by apps, and the panel's immediate notifications. */
let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;
let fleetadmin: Client;
const sockets = testSockets();
let listening: Record<'admin' | 'rider', Socket>;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider', { firstName: 'Rhea', walletBalance: 100 });
  fleetadmin = await app.signedIn('fleetadmin');
  driver = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id });
  await app.signedIn('driver', { pushToken: 'a phone', userPlatform: 'IOS' });
  listening = { admin: await sockets.connect(app, admin), rider: await sockets.connect(app, rider) };
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

describe('reading', () => {
  it.each([
    ['rider', ['cartypes', 'settings', 'bookings', 'get_providers', 'cancelreasons', 'wallethistory']],
    ['driver', ['cartypes', 'settings', 'bookings', 'withdraws']],
    ['fleetadmin', ['bookings', 'drivers', 'driverearning']],
    [
      'admin',
      [
        'riders',
        'drivers',
        'fleetadmins',
        'alladmin',
        'bookings',
        'promos',
        'driverearning',
        'languages',
        'notifications',
        'earningreports',
        'cancelreasons',
        'withdraws',
        'get_providers',
      ],
    ],
  ] as const)('by a %s works: %j [6.13, 7.17]', async (who, lists) => {
    const client = { rider, driver, fleetadmin, admin }[who];
    expect((await client.get('/auth/me')).body).toMatchObject({ id: client.user.id, usertype: who });
    for (const list of lists) {
      const { status, body } = await client.get(`/${list}`);
      expect({ list, status }).toEqual({ list, status: 200 });
      if (list !== 'settings') expect(Array.isArray(body)).toBe(true);
    }
  });

  it('without a sign-in returns the languages to choose from, and their texts [7.17]', async () => {
    const { body } = await app.anonymous.get('/bootstrap');
    expect(body.languages).toEqual(expect.any(Array));
    expect((await app.anonymous.get('/translations/en')).body).toMatchObject({ site_home: 'Home' });
  });
});

describe('changes by admins', () => {
  const { id: _car, createdAt: _made, ...carType } = aCarType({ name: 'Comfort' });
  const { id: _promo, createdAt: _added, user_avail: _used, ...promo } = aPromo();
  const person = { firstName: 'Ann', lastName: 'Other' };
  const email = (name: string) => ({ ...person, email: `${name}@example.com` });
  const notice = { devicetype: 'IOS', usertype: 'driver', title: 'Fog', body: 'Drive slowly.' };

  /** What every page shows: riders learn that it changed, without ids. */
  const everybodys = ['cartypes', 'promos', 'languages', 'cancelreasons'];
  /** The events without those of the audit log, which records each change. */
  const withoutAuditLog = (events: unknown[]) =>
    (events as { resource: string }[]).filter(({ resource }) => resource !== 'auditlog');

  it.each([
    ['cartypes', carType, { base_fare: 3 }],
    ['promos', promo, { min_order: 9 }],
    ['notifications', notice, { title: 'Sun' }],
    ['languages', { langName: 'Deutsch', langLocale: 'de', dateLocale: 'de-DE' }, { dateLocale: 'de-AT' }],
    ['cancelreasons', { label: 'Too late' }, { label: 'Much too late' }],
  ])(
    '%s can be added, changed and deleted, and the panel is notified of each [1.4, 7.29, 7.33]',
    (resource, record, changes) => expectReceivedEdits(resource, record, changes),
  );

  it.each([
    ['riders', { ...email('rider'), mobile: '+12025550001' }, { lastName: 'Else' }],
    ['drivers', { ...email('driver'), mobile: '+12025550002' }, { vehicleNumber: 'AB 1' }],
    ['fleetadmins', { ...email('fleet'), mobile: '+12025550003' }, { firstName: 'Anna' }],
    ['alladmin', email('admin'), { firstName: 'Anna' }],
  ])(
    '%s can be added, changed and deleted, and the panel is notified of each [1.4, 7.29, 7.31]',
    (resource, record, changes) => expectReceivedEdits(resource, record, changes),
  );

  /**
   * Adds, changes and deletes a record. Admins must be notified of all three; a rider of none, or without ids
   * of what every page shows.
   */
  async function expectReceivedEdits(resource: string, record: object, changes: object) {
    let id = '';
    const received = await receivedBy(listening, 'resource:changed', async () => {
      const added = await admin.post(`/${resource}`, record);
      expect({ status: added.status, body: added.body }).toMatchObject({ status: 201, body: record });
      id = added.body.id;
      expect((await admin.put(`/${resource}/${id}`, changes)).body).toMatchObject(changes);
      expect((await admin.get(`/${resource}/${id}`)).body).toMatchObject({ ...record, ...changes });
      expect((await admin.delete(`/${resource}/${id}`)).status).toBe(200);
      expect((await admin.get(`/${resource}/${id}`)).status).toBe(404);
    });
    const event = { resource, ids: [id] };
    expect(withoutAuditLog(received.admin)).toEqual([event, event, event]);
    const shown = { resource, ids: [] };
    expect(received.rider).toEqual(everybodys.includes(resource) ? [shown, shown, shown] : []);
  }

  it('settings are saved, and the panel is notified [1.4, 7.29, 7.33]', async () => {
    const received = await receivedBy(listening, 'resource:changed', () =>
      admin.put('/settings', { panic: '112' }),
    );
    expect((await admin.get('/settings')).body).toMatchObject({ panic: '112' });
    expect(withoutAuditLog(received.admin)).toEqual([{ resource: 'settings', ids: ['settings'] }]);
    expect(received.rider).toEqual([{ resource: 'settings', ids: [] }]);
  });

  it('a wallet is credited, a withdrawal is completed, and the panel is notified of both [1.4, 7.29, 7.31, 7.33]', async () => {
    const { id: uid } = driver.user;
    const credited = await receivedBy(listening, 'resource:changed', async () => {
      expect((await admin.post('/wallet/credits', { uid, amount: 50 })).status).toBe(201);
    });
    expect(withoutAuditLog(credited.admin)).toEqual([
      { resource: 'wallethistory', ids: [expect.stringMatching(/^credit:/)] },
      { resource: 'drivers', ids: [uid] },
      { resource: 'walletadjustments', ids: [expect.any(String)] },
    ]);
    expect(credited.rider).toEqual([]);
    expect((await driver.get('/auth/me')).body.walletBalance).toBe(50);
    const { id } = (await driver.post('/withdraws', { amount: 20 })).body;
    const processed = await receivedBy(listening, 'resource:changed', async () => {
      expect((await payOut(admin, id)).body).toMatchObject({ processed: true });
    });
    expect(processed.admin).toContainEqual({ resource: 'withdraws', ids: [id] });
  });
});

describe('a booking', () => {
  it('has its estimated price and everything that was requested [7.24, 7.25, 7.26]', async () => {
    const asked = { ...aTrip, bookLater: true, tripdate: app.clock.at + 60 * 60_000 };
    const { body: estimate } = await rider.post('/estimates', aTrip);
    expect(estimate).toMatchObject({ carType: 'Economy', estimateFare: expect.any(Number) });
    const { status, body } = await rider.post('/bookings', asked);
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...asked,
        pickup: PICKUP,
        drop: DROP,
        customer: rider.user.id,
        customer_name: 'Rhea rider',
        estimate: estimate.estimateFare,
        trip_cost: estimate.estimateFare,
        distance: estimate.estimateDistance,
        booking_type_admin: false,
      },
    });
    const { body: byAdmin } = await admin.post('/bookings', { ...asked, customer: rider.user.id });
    expect(byAdmin).toMatchObject({ customer: rider.user.id, booking_type_admin: true });
  });

  it('is updated step by step or canceled with a reason, and the panel is notified [7.27, 7.32]', async () => {
    const { id } = (await rider.post('/bookings', aTrip)).body;
    const event = { resource: 'bookings', ids: [id] };
    const accepted = await receivedBy(listening, 'resource:changed', () =>
      driver.post(`/bookings/${id}/accept`),
    );
    expect(accepted.admin).toContainEqual(event);
    expect((await rider.get(`/bookings/${id}`)).body).toMatchObject({
      status: 'ACCEPTED',
      driver: driver.user.id,
    });
    const reason = 'My plans changed';
    const cancelled = await receivedBy(listening, 'resource:changed', () =>
      rider.post(`/bookings/${id}/cancel`, { reason }),
    );
    expect(cancelled.admin).toContainEqual(event);
    expect((await rider.get(`/bookings/${id}`)).body).toMatchObject({
      status: 'CANCELLED',
      reason,
      cancelledBy: 'rider',
    });
  });
});

it('reports errors of bookings and wallets by code and in words [8.15]', async () => {
  const failures = [
    await rider.post('/bookings', { ...aTrip, carType: 'None' }),
    await admin.post('/wallet/credits', { uid: rider.user.id, amount: 0 }),
    await driver.post('/withdraws', { amount: 1_000_000 }),
  ];
  expect(failures.map(({ body }) => ({ error: body.error, message: body.message }))).toEqual([
    { error: 'select_proper', message: 'Please choose a pickup, a drop and a car type.' },
    { error: 'no_details_error', message: 'Please choose a user and an amount above 0.' },
    { error: 'wallet_balance_low', message: 'There is not enough money in the wallet.' },
  ]);
});
