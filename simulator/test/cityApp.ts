import { aCarType, aUser } from '../../api/test/support/builders.js';
import { startTestApp, type TestApp } from '../../api/test/support/testApp.js';
import { hashPassword } from '../../api/src/people/auth/passwords.js';
import { dueWork } from '../../api/src/process/dueWork.js';
import { startScheduler } from '../../api/src/platform/scheduler/scheduler.js';
import { readOptions } from '../src/options.js';
import type { Report } from '../src/report/report.js';
import { simulate } from '../src/simulate.js';

/** How many times as fast the city and the product's clock run. */
const SPEED = 60;
const ADMIN = { SIMULATOR_ADMIN_EMAIL: 'office@example.com', SIMULATOR_ADMIN_PASSWORD: 'correct1horse' };

/** The product, with a clock as fast as the city's. */
export interface CityApp {
  app: TestApp;
  /**
   * Simulates people until so many trips are completed, or `minutes` have passed on a machine that is too
   * slow for them.
   */
  run(people: string): Promise<Report>;
  close(): Promise<void>;
}

/** Starts the product for a simulation, with an admin whose password the simulation knows. */
export async function startCityApp(env: Record<string, string> = {}): Promise<CityApp> {
  // The people's own addresses are believed, so the limits hold for each of them as they would for real
  // people.
  const app = await startTestApp({ TRUST_PROXY: '1', ...env }, { rateLimits: true });
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
  const scheduler = startScheduler(dueWork, services);
  return {
    app,
    run(people) {
      const city = `--city 40.7,-73.9 --radius 2 --hour 17 --speed ${SPEED} --minutes 2.5 --audit`;
      const options = readOptions(`--url ${app.url} ${city} ${people}`.split(' '), ADMIN);
      if (!options) throw new Error('these are no options');
      return simulate(options, { stop: new AbortController().signal, print: () => undefined });
    },
    async close() {
      await scheduler.stop();
      await app.close();
    },
  };
}
