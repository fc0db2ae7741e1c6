import { DROP, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { setupLink } from './setupLink.js';

/**
 * The first day of a business in dinars, which have three decimals: from nothing to a paid trip, without
 * mail.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const kuwait = { code: 'KWD', symbol: 'KD', decimal: 3, country: 'Kuwait', timeZone: 'Asia/Kuwait' };
const PASSWORD = 'secret1';

/** The answer of a request that must succeed. */
async function done<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  expect({ status, error: (body as { error?: string }).error }).toEqual({
    status: expect.toBeOneOf([200, 201]),
    error: undefined,
  });
  return body;
}

/** A client for the person who signs in with an address and the password of these tests. */
async function enter(email: string): Promise<Client> {
  await done(app.anonymous.post('/auth/login', { email, password: PASSWORD }));
  const [person] = await app.services.db.users.findNamers('email', email, 1);
  return app.clientOf(person!);
}

it('leads from the first admin to a trip paid in cash, in dinars [3.32, 5.12, 5.16]', async () => {
  const token = (await setupLink(app.services))?.split('#')[1];
  const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', password: PASSWORD };
  await done(app.anonymous.post('/setup/admin', { token, ...ann }));
  const first = (await app.services.db.users.findByProven('email', ann.email))!;
  const admin = await app.clientOf(first);
  expect(await done(admin.put('/settings', kuwait))).toMatchObject({ ...kuwait, approvalLimit: 200 });
  const economy = {
    name: 'Economy',
    base_fare: 0.75,
    rate_per_unit_distance: 0.333,
    rate_per_hour: 8.1,
    min_fare: 0,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
  };
  await done(admin.post('/cartypes', economy));

  const dan = {
    firstName: 'Dan',
    lastName: 'Diaz',
    email: 'dan@example.com',
    carType: 'Economy',
    vehicleMake: 'Kia',
    vehicleModel: 'Niro',
    vehicleNumber: 'KW 1',
  };
  const { id } = await done(admin.post('/drivers', dan));
  const { url } = await done(admin.post(`/users/${id}/invitation`, {}));
  const link = new URL(url).searchParams.get('token');
  await done(app.anonymous.post('/auth/reset-password', { token: link, password: PASSWORD }));
  const driver = await enter(dan.email);
  await done(driver.put('/drivers/me/status', { driverActiveStatus: true }));
  await done(driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng, at: app.clock.at }));

  const caller = { firstName: 'Mona', lastName: 'Ali', mobile: '+96522212345' };
  const rider = await done(admin.post('/riders', caller));
  const trip = { pickup: PICKUP, drop: DROP, carType: 'Economy', payment_mode: 'cash' };
  const booked = await done(admin.post('/bookings', { ...trip, customer: rider.id }));
  for (const step of ['accept', 'arrive', 'start'])
    await done(driver.post(`/bookings/${booked.id}/${step}`, {}));
  app.clock.at += 600_000;
  await done(driver.post(`/bookings/${booked.id}/reach`, { lat: DROP.lat, lng: DROP.lng }));
  await done(driver.post(`/bookings/${booked.id}/pay`, { payment_mode: 'cash' }));

  const paid = (await admin.get(`/bookings/${booked.id}`)).body;
  expect(paid.status).toBe('PAID');
  // Amounts keep three decimals, and add up exactly.
  const fils = (amount: number) => Math.round(amount * 1000);
  expect(fils(paid.trip_cost) / 1000).toBe(paid.trip_cost);
  expect(fils(paid.trip_cost) % 10).not.toBe(0);
  expect(fils(paid.driver_share) + fils(paid.convenience_fees)).toBe(fils(paid.trip_cost));
  expect(paid.cashPaymentAmount).toBe(paid.trip_cost);
  const wallet = (await app.services.db.users.findById(id))!.walletBalance;
  expect(wallet).toBe(-paid.convenience_fees);
});
