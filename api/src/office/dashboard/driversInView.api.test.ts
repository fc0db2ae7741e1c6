import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The drivers on the dashboard's map. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inCity = 'south=40.5&west=-74.3&north=41&east=-73.6';
const at = (lat: number, lng: number) => ({ location: { lat, lng } });

it('the map shows active drivers in the view, to fleet admins only their own; the counts include all [2.27, 5.48, 6.10]', async () => {
  const [admin, fleetadmin] = [await app.signedIn('admin'), await app.signedIn('fleetadmin')];
  const near = await app.signedIn('driver', { ...at(40.7, -74), vehicleNumber: 'NY 1', queue: true });
  const own = await app.signedIn('driver', { ...at(40.6, -73.9), fleetadmin: fleetadmin.user.id });
  await app.signedIn('driver', at(51.5, -0.1));
  await app.signedIn('driver', { ...at(40.7, -74), driverActiveStatus: false });
  await app.signedIn('driver', { ...at(40.7, -74), approved: false });

  const seen = async (client: typeof admin, view = inCity) =>
    (await client.get(`/dashboard/drivers?${view}`)).body.map(({ id }: { id: string }) => id);
  expect(new Set(await seen(admin))).toEqual(new Set([near.user.id, own.user.id]));
  expect(await seen(fleetadmin)).toEqual([own.user.id]);
  expect(await seen(admin, 'south=-50&west=170&north=-10&east=-170')).toEqual([]);
  expect(await seen(admin, 'south=-90&west=-180&north=90&east=180')).toHaveLength(3);
  const { body } = await admin.get(`/dashboard/drivers?${inCity}`);
  expect(body[0]).toEqual({
    id: near.user.id,
    firstName: 'Test',
    lastName: 'driver',
    vehicleNumber: 'NY 1',
    carType: 'Economy',
    queue: true,
    onBreak: false,
    state: 'busy',
    positionAt: null,
    location: { lat: 40.7, lng: -74 },
  });

  expect((await admin.get('/dashboard')).body.driverCounts).toMatchObject({ free: 2, busy: 1, onBreak: 0 });
  expect((await fleetadmin.get('/dashboard')).body.driverCounts).toMatchObject({
    free: 1,
    busy: 0,
    onBreak: 0,
  });

  // A driver on a break is not free.
  await own.post('/drivers/me/break');
  expect((await fleetadmin.get('/dashboard')).body.driverCounts).toMatchObject({
    free: 0,
    busy: 0,
    onBreak: 1,
  });
  expect((await fleetadmin.get(`/dashboard/drivers?${inCity}`)).body[0]).toMatchObject({ onBreak: true });
});

it('a driver whose device is silent is not free, and the map says how old the position is', async () => {
  const admin = await app.signedIn('admin');
  const counts = async () => (await admin.get('/dashboard')).body.driverCounts;
  const before = await counts();
  const driver = await app.signedIn('driver', { ...at(12, 34), idleSince: null });
  const shown = async () =>
    (await admin.get('/dashboard/drivers?south=11&west=33&north=13&east=35')).body.find(
      ({ id }: { id: string }) => id === driver.user.id,
    );
  expect(await counts()).toEqual({ ...before, silent: before.silent + 1 });
  expect(await shown()).toMatchObject({ state: 'stale', positionAt: null });

  const positionAt = app.clock.at;
  await driver.put('/drivers/me/location', { lat: 12, lng: 34 });
  expect(await counts()).toEqual({ ...before, free: before.free + 1 });
  app.clock.at += 120_001;
  expect(await counts()).toEqual({ ...before, silent: before.silent + 1 });
  expect(await shown()).toMatchObject({ state: 'stale', positionAt });
});

it.each(['', 'south=40', 'south=40&west=-74&north=91&east=-73', 'south=a&west=-74&north=41&east=-73'])(
  'the map rejects an invalid view: %s',
  async (view) => {
    const admin = await app.signedIn('admin');
    expect((await admin.get(`/dashboard/drivers?${view}`)).status).toBe(400);
  },
);
