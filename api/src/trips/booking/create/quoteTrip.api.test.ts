import { aCarType, aTrip, aUser, DROP, PICKUP } from '../../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
const trip = { pickup: PICKUP, drop: DROP };

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType({ name: 'Economy' }));
  await app.services.db.carTypes.insert(aCarType({ name: 'XL', base_fare: 9 }));
});
afterAll(() => app.close());

async function quoted() {
  const { status, body } = await app.anonymous.post('/quotes', trip);
  expect(status).toBe(200);
  return body as { distance: number; estimateTime: number; quotes: Record<string, unknown>[] };
}

it('strangers see what each car type costs: the price they are then asked for', async () => {
  const { distance, estimateTime, quotes } = await quoted();
  expect(quotes.map(({ carType }) => carType)).toEqual(['Economy', 'XL']);
  const rider = await app.signedIn('rider');
  for (const { carType, estimateFare } of quotes) {
    const { body } = await rider.post('/estimates', { ...aTrip, carType });
    expect(body).toMatchObject({ estimateFare, distance, estimateTime });
  }
});

it('strangers see in how many minutes the nearest free driver of each car type could be there', async () => {
  const away = async () => (await quoted()).quotes.map(({ minutesAway }) => minutesAway);
  expect(await away()).toEqual([null, null]);
  const near = await app.signedIn('driver', { location: { lat: PICKUP.lat + 0.001, lng: PICKUP.lng } });
  const far = aUser('driver', { location: { lat: PICKUP.lat + 0.03, lng: PICKUP.lng } });
  const busy = aUser('driver', { carType: 'XL', queue: true });
  for (const driver of [far, busy]) await app.services.db.users.insert(driver);
  await app.services.liveDrivers.reload();
  expect(await away()).toEqual([1, null]);
  await app.services.db.users.update(near.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.reload();
  const [minutes] = (await away()) as [number];
  expect(minutes).toBeGreaterThan(5);
  expect(Number.isInteger(minutes)).toBe(true);
});

it('needs both places, and a route between them [5.5]', async () => {
  for (const [body, key] of [
    [{ pickup: PICKUP }, 'select_proper'],
    [{ ...trip, drop: { ...DROP, lat: -89 } }, 'place_to_coords_error'],
  ] as const)
    expect(await app.anonymous.post('/quotes', body)).toMatchObject({ status: 400, body: { error: key } });
});
