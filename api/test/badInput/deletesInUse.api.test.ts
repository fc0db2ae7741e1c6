import { aCarType, aPromo, aTrip } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const inUse = [409, 'record_in_use'];
const answerOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];

it('a car type with drivers and waiting trips is not deleted, and the answer counts them', async () => {
  const carType = aCarType();
  await app.services.db.carTypes.insert(carType);
  const drivers = [await app.signedIn('driver'), await app.signedIn('driver')];
  const rider = await app.signedIn('rider', { walletBalance: 100 });
  const { id } = (await rider.post('/bookings', aTrip)).body;
  const refused = await admin.delete(`/cartypes/${carType.id}`);
  expect(answerOf(refused)).toEqual(inUse);
  expect(refused.body.message).toMatch(/: 2, .*: 1\)/);
  expect(await app.services.db.carTypes.findById(carType.id)).not.toBeNull();

  const uses = await admin.get(`/cartypes/${carType.id}/uses`);
  expect(uses.body).toEqual({ uses: { drivers: 2, bookings: 1 }, open: {}, needsReplacement: true });

  const other = aCarType({ name: 'Replacement' });
  await app.services.db.carTypes.insert(other);
  const path = `/cartypes/${carType.id}?replacement=`;
  expect((await admin.delete(`${path}nobody`)).status).toBe(404);
  expect((await admin.delete(`${path}${carType.id}`)).status).toBe(400);
  expect((await admin.delete(`${path}${other.id}`)).status).toBe(200);
  expect(await app.services.db.carTypes.findById(carType.id)).toBeNull();
  expect((await app.services.db.bookings.findById(id))?.carType).toBe('Replacement');
  for (const { user } of drivers)
    expect((await app.services.db.users.findById(user.id))?.carType).toBe('Replacement');
});

it('a promo that trips used is deleted, and says before how many keep its terms', async () => {
  const promo = { ...aPromo(), user_avail: 3 };
  await app.services.db.promos.insert(promo);
  const uses = await admin.get(`/promos/${promo.id}/uses`);
  expect(uses.body).toEqual({ uses: { bookings: 3 }, open: {}, needsReplacement: false });
  expect((await admin.get('/promos/nobody/uses')).status).toBe(404);
  expect((await admin.delete(`/promos/${promo.id}`)).status).toBe(200);
});

it('a car type that nothing uses is deleted', async () => {
  const carType = aCarType();
  await app.services.db.carTypes.insert(carType);
  expect((await admin.delete(`/cartypes/${carType.id}`)).status).toBe(200);
});

it('a fleet admin with drivers is deleted only once another one has them', async () => {
  const fleets = [await app.signedIn('fleetadmin'), await app.signedIn('fleetadmin')] as const;
  const [leaving, staying] = fleets.map(({ user }) => user.id);
  const driver = await app.signedIn('driver', { fleetadmin: leaving! });
  expect(answerOf(await admin.delete(`/fleetadmins/${leaving}`))).toEqual(inUse);
  expect((await admin.delete(`/fleetadmins/${leaving}?replacement=${driver.user.id}`)).status).toBe(404);
  expect((await admin.delete(`/fleetadmins/${leaving}?replacement=${staying}`)).status).toBe(200);
  expect((await app.services.db.users.findById(driver.user.id))?.fleetadmin).toBe(staying);
});
