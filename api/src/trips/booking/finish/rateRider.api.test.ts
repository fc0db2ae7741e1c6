import { aBooking, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterAll(() => app.close());

async function aTrip(status: Parameters<typeof aBooking>[0]) {
  const id = newId();
  const parties = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  await app.services.db.bookings.insert(aBooking(status, parties));
  return id;
}
const rate = (id: string, stars: number, client = driver) =>
  client.post(`/bookings/${id}/rate`, { rate: stars });
const average = async () => (await app.services.db.users.findById(rider.user.id))?.ratings?.userrating;

describe('a driver rating the rider', () => {
  it('is accepted for the driver’s own paid trip, once; drivers see the average with the next offer', async () => {
    const [first, second] = [await aTrip('PAID'), await aTrip('COMPLETE')];
    expect((await rate(first, 5)).body).toMatchObject({ rider_rated: 5 });
    expect((await rate(first, 5)).status).toBe(200);
    const again = await rate(first, 1);
    expect({ status: again.status, error: again.body.error }).toEqual({
      status: 409,
      error: 'already_rated',
    });
    await rate(second, 4);
    expect(await average()).toBe(4.5);
    expect((await rider.get(`/bookings/${first}`)).body).not.toHaveProperty('rider_rated');
  });

  it('is rejected before the trip is paid, and on another driver’s trip', async () => {
    expect((await rate(await aTrip('STARTED'), 5)).status).toBe(409);
    expect((await rate(await aTrip('PAID'), 5, await app.signedIn('driver'))).status).toBe(404);
  });
});
