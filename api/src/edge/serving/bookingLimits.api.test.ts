import { aCarType, aTrip } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { rateLimits: true });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** Books without a car type: such a request counts toward the limit and makes no booking. */
const bookings = (client: Client, count: number, headers = {}) =>
  Promise.all(
    Array.from({ length: count }, () => client.post('/bookings', { ...aTrip, carType: null }, headers)),
  );
const refused = (answers: Awaited<ReturnType<typeof bookings>>) =>
  answers.filter(({ status }) => status === 429);

it('refuses riders their 21st booking within a minute, and says how long in words', async () => {
  const rider = await app.signedIn('rider');
  const [answer, ...others] = refused(await bookings(rider, 21));
  expect(others).toEqual([]);
  expect(answer?.body).toMatchObject({
    error: 'too_many_requests',
    message: 'Too many attempts. Please try again in 1 minute.',
  });
});

it('lets staff book as many trips as a shift has calls, and limits a stolen session in their language', async () => {
  const admin = await app.signedIn('admin');
  expect(refused(await bookings(admin, 120))).toEqual([]);
  const [answer] = refused(await bookings(admin, 1, { 'accept-language': 'fr' }));
  expect(answer?.body.error).toBe('too_many_requests');
  expect(answer?.body.message).toMatch(/1 minute/);
  expect(Number(answer?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
});
