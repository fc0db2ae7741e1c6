import { aCarType, aUser } from '../../api/test/support/builders.js';
import { startTestApp, type TestApp } from '../../api/test/support/testApp.js';
import { hashPassword } from '../../api/src/auth/passwords.js';
import { dueWork } from '../../api/src/dueWork.js';
import { startScheduler } from '../../api/src/scheduler/scheduler.js';
import { readOptions } from '../src/options.js';
import { simulate } from '../src/simulate.js';

/** How many times as fast the city and the product's clock run. */
const SPEED = 60;
const ADMIN = { SIMULATOR_ADMIN_EMAIL: 'office@example.com', SIMULATOR_ADMIN_PASSWORD: 'correct1horse' };
let app: TestApp;
let scheduler: ReturnType<typeof startScheduler>;

beforeAll(async () => {
  // The people's own addresses are believed, so the limits hold for each of them as they would for real people.
  app = await startTestApp({ TRUST_PROXY: '1' }, { rateLimits: true });
  const { clock, services } = app;
  const [start, begun] = [clock.at, performance.now()];
  clock.now = () => Math.round(start + (performance.now() - begun) * SPEED);
  const { db } = services;
  await db.settings.saveSettings({ driverRadius: 20, otp_secure: true });
  await db.carTypes.insert(aCarType());
  const admin = aUser('admin', { email: ADMIN.SIMULATOR_ADMIN_EMAIL });
  await db.users.insert(admin);
  const hash = await hashPassword(ADMIN.SIMULATOR_ADMIN_PASSWORD);
  await db.credentials.addPasswordHash(admin.id, hash, clock.now());
  scheduler = startScheduler(services, dueWork);
});
afterAll(async () => {
  await scheduler.stop();
  await app.close();
});

/** `trips` ends the simulation, `minutes` on a machine that is too slow for them. */
const optionsOf = (people: string) =>
  readOptions(
    `--url ${app.url} --city 40.7,-73.9 --radius 2 --hour 17 --speed ${SPEED} --trips 5 --minutes 2.5 --audit ${people}`.split(
      ' ',
    ),
    ADMIN,
  );

it('a small city books, drives, pays and rates trips through the API, and its money adds up', async () => {
  const options = optionsOf('--drivers 10 --riders 20 --seed 3');
  if (!options) throw new Error('these are no options');
  const report = await simulate(options, { stop: new AbortController().signal, say: () => undefined });
  const { completed } = report.trips.outcomes;
  expect(report).toMatchObject({ errors: [], ledgerOff: 0 });
  expect(completed).toBeGreaterThanOrEqual(5);

  // What the report says is what the product has: everybody has gone, and no trip is left open.
  const { body: trips } = await (await app.signedIn('admin')).get('/bookings');
  const statuses = trips.map(({ status }: { status: string }) => status);
  expect(statuses.filter((status: string) => ['PAID', 'COMPLETE'].includes(status))).toHaveLength(completed);
  expect(statuses.filter((status: string) => status === 'CANCELLED')).toHaveLength(
    report.trips.booked - completed,
  );
  expect(report.trips.people).toEqual({
    driversOnline: 0,
    driversBusy: 0,
    ridersWaiting: 0,
    ridersDriven: 0,
  });
});
