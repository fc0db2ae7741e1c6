import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let trip: string;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.carTypes.insert(aCarType({ name: 'Premium' }));
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { location: { ...PICKUP } });
  trip = (await rider.post('/bookings', aTrip)).body.id;
});
afterEach(() => app.close());

const accept = () => driver.post(`/bookings/${trip}/accept`);
async function changeTo(carType: string): Promise<void> {
  const { body } = await rider.post(`/bookings/${trip}/changes/preview`, { carType });
  const { status } = await rider.post(`/bookings/${trip}/changes`, { carType, ...agreedTo(body) });
  expect(status).toBe(200);
}
const isBusy = async () => {
  const { queue, activeBooking } = (await app.services.db.users.findById(driver.user.id))!;
  return queue === true && activeBooking === trip;
};

it('keeps a driver busy who gets the trip while an earlier attempt of theirs fails [4.3]', async () => {
  const { users } = app.services.db;
  const { claimDriver, freeDriver } = users;
  // The trip needs another car when the first attempt wants it, and this one again before it has failed.
  vi.spyOn(users, 'claimDriver').mockImplementationOnce(async (...of) => {
    const isClaimed = await claimDriver(...of);
    await changeTo('Premium');
    return isClaimed;
  });
  vi.spyOn(users, 'freeDriver').mockImplementationOnce(async (...of) => {
    await changeTo('Economy');
    expect((await accept()).status).toBe(200);
    await freeDriver(...of);
  });
  expect(await accept()).toMatchObject({ status: 409, body: { error: 'offer_gone' } });
  expect((await app.services.db.bookings.findById(trip))?.driver).toBe(driver.user.id);
  expect(await isBusy()).toBe(true);
});

it('keeps a driver busy whom another attempt of theirs frees before they get the trip [4.3]', async () => {
  const { users } = app.services.db;
  const { claimDriver, freeDriver } = users;
  vi.spyOn(users, 'claimDriver').mockImplementationOnce(async (...of) => {
    const isClaimed = await claimDriver(...of);
    await freeDriver(driver.user.id, trip, app.clock.now());
    return isClaimed;
  });
  expect((await accept()).status).toBe(200);
  expect(await isBusy()).toBe(true);
});

it('frees a driver who does not get the trip', async () => {
  const { users } = app.services.db;
  const { claimDriver } = users;
  vi.spyOn(users, 'claimDriver').mockImplementationOnce(async (...of) => {
    const isClaimed = await claimDriver(...of);
    await changeTo('Premium');
    return isClaimed;
  });
  expect((await accept()).status).toBe(409);
  expect((await users.findById(driver.user.id))?.queue).toBe(false);
});
