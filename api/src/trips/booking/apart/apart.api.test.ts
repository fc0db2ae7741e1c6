import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { receivedBy, testSockets } from '../../../../test/support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Riders and drivers who are never matched again. */
let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ autoDispatch: true, otp_secure: false });
  [rider, driver, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('driver'),
    await app.signedIn('admin'),
  ];
});
afterEach(() => app.close());

/** Books a trip of the rider. Returns its id. */
const book = async (): Promise<string> => (await rider.post('/bookings', aTrip)).body.id;

/** Drives a trip of the rider to its end, paid in cash. Returns its id. */
async function finished(): Promise<string> {
  const id = await book();
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  app.clock.at += 120_000;
  await driver.post(`/bookings/${id}/reach`, PICKUP);
  expect((await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' })).status).toBe(200);
  expect((await driver.post(`/bookings/${id}/complete`, {})).status).toBe(200);
  return id;
}
const offeredTo = async (id: string) =>
  Object.keys((await app.services.db.bookings.findById(id))?.requestedDrivers ?? {});
const isApart = async (by: Client, id: string) => (await by.get(`/bookings/${id}/apart`)).body.isApart;

describe.each(['rider', 'driver'] as const)('a %s who asks never to meet the other again', (side) => {
  const [own, other] = [() => (side === 'rider' ? rider : driver), () => (side === 'rider' ? driver : rider)];

  it('gets no trip with them, while others do [4.62]', async () => {
    const id = await finished();
    expect((await own().put(`/bookings/${id}/apart`)).body).toEqual({ isApart: true });
    expect(await offeredTo(await book())).toEqual([]);
    const second = await app.signedIn('driver');
    expect(await offeredTo((await (await app.signedIn('rider')).post('/bookings', aTrip)).body.id)).toContain(
      driver.user.id,
    );
    await app.services.db.users.update(second.user.id, { driverActiveStatus: false });
  });

  it('keeps it secret, and can take it back [4.62]', async () => {
    const id = await finished();
    await own().put(`/bookings/${id}/apart`);
    expect(await isApart(own(), id)).toBe(true);
    expect(await isApart(other(), id)).toBe(false);
    expect((await other().get(`/pairblocks`)).status).toBe(403);
    await other().delete(`/bookings/${id}/apart`);
    expect(await offeredTo(await book())).toEqual([]);
    await own().delete(`/bookings/${id}/apart`);
    expect(await isApart(own(), id)).toBe(false);
  });
});

it('refreshes the pages of the one who asks and of the office, but not of the other [4.62, 7.33]', async () => {
  const id = await finished();
  const sockets = testSockets();
  const people = {
    rider: await sockets.connect(app, rider),
    driver: await sockets.connect(app, driver),
    admin: await sockets.connect(app, admin),
  };
  const asked = await receivedBy(people, 'resource:changed', () => rider.put(`/bookings/${id}/apart`));
  const [block] = (await admin.get('/pairblocks')).body;
  const event = { resource: 'pairblocks', ids: [block.id] };
  expect(asked).toEqual({ rider: [event], driver: [], admin: [event] });
  const allowed = await receivedBy(people, 'resource:changed', () => admin.delete(`/pairblocks/${block.id}`));
  expect(allowed).toMatchObject({ rider: [event], driver: [], admin: expect.arrayContaining([event]) });
  expect(await isApart(rider, id)).toBe(false);
  sockets.close();
});

it('takes an open offer away from a driver whom the rider keeps away [4.62]', async () => {
  const id = await finished();
  const next = await book();
  expect(await offeredTo(next)).toEqual([driver.user.id]);
  await rider.put(`/bookings/${id}/apart`);
  expect(await driver.post(`/bookings/${next}/accept`)).toMatchObject({ status: 409 });
});

it('tells dispatchers why a driver is left out, and refuses to assign them [4.62]', async () => {
  const id = await finished();
  await rider.put(`/bookings/${id}/apart`);
  const next = await book();
  const trace = (await admin.get(`/bookings/${next}/dispatch`)).body;
  expect(trace).toContainEqual(expect.objectContaining({ driver: driver.user.id, reason: 'kept_apart' }));
  await app.services.db.settings.saveSettings({ autoDispatch: false });
  expect(await admin.post(`/bookings/${next}/assign`, { driver: driver.user.id })).toMatchObject({
    status: 409,
    body: { error: 'pair_kept_apart' },
  });
});

it('lets the office keep two people apart, see who asked, and allow them again [4.62]', async () => {
  const pair = { rider: rider.user.id, driver: driver.user.id };
  const { body: block } = await admin.post('/pairblocks', pair);
  expect(block).toMatchObject({ ...pair, side: 'office', setBy: admin.user.id });
  expect((await admin.post('/pairblocks', pair)).body.id).toBe(block.id);
  expect(await offeredTo(await book())).toEqual([]);
  const listed = await admin.get(`/pairblocks?filter=${JSON.stringify({ driver: driver.user.id })}`);
  expect(listed.body).toMatchObject([{ id: block.id, set_by_name: expect.any(String) }]);
  expect((await admin.delete(`/pairblocks/${block.id}`)).status).toBe(200);
  expect(await app.services.db.pairBlocks.areApart(pair)).toBe(false);
});

it('is for the people of a trip only, and for trips with a driver', async () => {
  const id = await book();
  expect((await rider.put(`/bookings/${id}/apart`)).status).toBe(404);
  const done = await finished();
  for (const stranger of [await app.signedIn('rider'), await app.signedIn('driver')])
    expect((await stranger.put(`/bookings/${done}/apart`)).status).toBe(404);
});

it('exports the own wishes with the own data, and none of the other', async () => {
  const id = await finished();
  await rider.put(`/bookings/${id}/apart`);
  const wishesOf = async (by: Client) => (await by.get('/users/me/export')).body.keptApart;
  expect(await wishesOf(rider)).toEqual([{ person: driver.user.id, createdAt: app.clock.at }]);
  expect(await wishesOf(driver)).toEqual([]);
});

it('forgets the people of a deleted account', async () => {
  const id = await finished();
  await rider.put(`/bookings/${id}/apart`);
  expect((await admin.delete(`/riders/${rider.user.id}`)).status).toBe(200);
  const pair = { rider: rider.user.id, driver: driver.user.id };
  expect(await app.services.db.pairBlocks.areApart(pair)).toBe(false);
});
