import { PICKUP } from '../../../test/support/builders.js';
import { next, testSockets } from '../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
const sockets = testSockets();

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
afterEach(() => sockets.close());

const connect = (client: Client) => sockets.connect(app, client);

/** The first change of a resource that a connection is notified of during some work. */
async function changeOf(resource: string, client: Client, work: () => Promise<unknown>) {
  const { change } = await listenFor(resource, client);
  await work();
  return change;
}

/** Opens a connection, and waits there for the first change of a resource. */
async function listenFor(resource: string, client: Client) {
  const socket = await connect(client);
  const change = new Promise<unknown>((resolve) => {
    socket.on(
      'resource:changed',
      (event: { resource: string }) => event.resource === resource && resolve(event),
    );
  });
  return { change };
}

describe('the owner of a wallet is notified', () => {
  it('of every posting, so that open pages show the balance [7.31]', async () => {
    const rider = await app.signedIn('rider');
    const change = await changeOf('wallethistory', rider, () =>
      admin.post('/wallet/credits', { uid: rider.user.id, amount: 5 }),
    );
    expect(change).toEqual({ resource: 'wallethistory', ids: [expect.stringMatching(/^credit:/)] });
  });

  it('of a payout, when it is requested, paid out and failed [7.33]', async () => {
    const driver = await app.signedIn('driver', { bankName: 'Bank', bankCode: 'B1', bankAccount: '1' });
    await admin.post('/wallet/credits', { uid: driver.user.id, amount: 20 });
    let id = '';
    const requested = await changeOf('withdraws', driver, async () => {
      id = (await driver.post('/withdraws', { amount: 5 })).body.id;
    });
    expect(requested).toEqual({ resource: 'withdraws', ids: [id] });
    const { body } = await admin.get(`/withdraws/${id}`);
    const paid = await changeOf('withdraws', driver, () =>
      admin.post(`/withdraws/${id}/process`, { version: body.version }),
    );
    expect(paid).toEqual({ resource: 'withdraws', ids: [id] });
  });
});

it('a user is notified of a change of their own account, and nobody else of it [7.31]', async () => {
  const [rider, stranger] = [await app.signedIn('rider'), await app.signedIn('rider')];
  const seen: unknown[] = [];
  (await connect(stranger)).on('resource:changed', (event) => seen.push(event));
  const change = await changeOf('riders', rider, () =>
    admin.put(`/riders/${rider.user.id}`, { firstName: 'Renamed' }),
  );
  expect(change).toEqual({ resource: 'riders', ids: [rider.user.id] });
  expect(seen).toEqual([]);
});

it('the fleet admin of a driver is notified of changes of the driver’s account, by whomever [7.31]', async () => {
  const fleet = await app.signedIn('fleetadmin');
  const other = await app.signedIn('fleetadmin');
  const driver = await app.signedIn('driver', { fleetadmin: fleet.user.id });
  const { id } = driver.user;
  const seen: unknown[] = [];
  (await connect(other)).on('resource:changed', (event) => seen.push(event));
  const event = { resource: 'drivers', ids: [id] };
  for (const change of [
    () => driver.put('/drivers/me/status', { driverActiveStatus: false }),
    () => driver.put('/auth/me', { lastName: 'Renamed' }),
    () => admin.put(`/drivers/${id}`, { vehicleNumber: 'LIVE 1' }),
    () => admin.post('/wallet/credits', { uid: id, amount: 5 }),
  ])
    expect(await changeOf('drivers', fleet, change)).toEqual(event);
  // The fleet that a driver leaves, and the one they join.
  expect(seen).toEqual([]);
  const [left, joined] = [await listenFor('drivers', fleet), await listenFor('drivers', other)];
  await admin.put(`/drivers/${id}`, { fleetadmin: other.user.id });
  expect(await Promise.all([left.change, joined.change])).toEqual([event, event]);
});

it('panels and the rider’s other devices are notified of a rider’s own changes [7.31]', async () => {
  const rider = await app.signedIn('rider');
  const event = { resource: 'riders', ids: [rider.user.id] };
  for (const change of [
    () => rider.put('/auth/me', { firstName: 'Renamed' }),
    () => rider.post('/auth/me/places', { ...PICKUP, kind: 'home' }),
  ]) {
    const atDesk = await listenFor('riders', admin);
    expect(await changeOf('riders', rider, change)).toEqual(event);
    expect(await atDesk.change).toEqual(event);
  }
});

it('everyone is notified of changes of what all pages show, without ids [7.33]', async () => {
  const users = await Promise.all(
    (['rider', 'driver', 'fleetadmin'] as const).map((role) => app.signedIn(role)),
  );
  for (const user of users) {
    const change = await changeOf('cartypes', user, () =>
      admin.post('/cartypes', {
        name: `Live ${user.user.id}`,
        rate_per_unit_distance: 2,
        rate_per_hour: 1,
        min_fare: 1,
        base_fare: 1,
        convenience_fees: 1,
        convenience_fee_type: 'flat',
      }),
    );
    expect(change).toEqual({ resource: 'cartypes', ids: [] });
  }
  const [rider] = users;
  const settings = await changeOf('settings', rider as Client, () => admin.put('/settings', { bonus: 7 }));
  expect(settings).toEqual({ resource: 'settings', ids: [] });
  // Its ids are codes that discounts can be taken with.
  const promo = next(await connect(rider as Client), 'resource:changed');
  app.services.realtime.resourceChanged('promos', ['SECRET']);
  expect(await promo).toEqual({ resource: 'promos', ids: [] });
});
