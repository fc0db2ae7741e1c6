import type { Browser } from '@playwright/test';
import { hashPassword } from '../src/people/auth/passwords.js';
import type { Services } from '../src/process/services.js';
import { addBenchBookings } from './benchBookings.js';
import type { BenchContext } from './benchContext.js';
import { aBenchUser } from './benchData.js';
import { launchChromium } from './chromium.js';
import { median } from './measure.js';
import { figure, type Suite } from './suite.js';

const DATABASE = 'bench_signin';
const ACCOUNT = { email: 'office@bench.example', password: 'bench-office-1' };
/** The first load of a busy machine, in ms. */
const OPEN_MS = 120_000;

/**
 * Target 11: how long a member of the office waits after "Login", with an empty cache, until the list of
 * bookings can be used.
 */
export const signInSuite: Suite = {
  target: 11,
  title: 'sign-in to a usable list',
  async run(context: BenchContext) {
    const connection = await context.connect(DATABASE);
    const services = await context.services(connection);
    await insertAdmin(services);
    const bookings = context.size(10_000, 100);
    await addBenchBookings(connection, { from: 0, until: bookings }, (done) =>
      context.progress('writing bookings', done, bookings),
    );
    await services.db.bookings.counters.rebuild(() => services.clock.now());
    const { url } = await context.startApi(DATABASE, { BENCH_SERVES_PAGES: '1' });
    const browser = await launchChromium();
    try {
      // The first sign-in also fills the caches of the server.
      await signInToList(browser, url);
      const rounds = context.size(9, 1);
      const waits: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        context.progress('sign-ins', round, rounds);
        waits.push(await signInToList(browser, url));
      }
      return [
        figure('"Login" to the rows of a list that takes clicks, median', median(waits), 'ms', {
          limit: { of: 'value', atMost: 2_000 },
        }),
        figure('the same, the longest of all', Math.max(...waits), 'ms'),
      ];
    } finally {
      await browser.close();
    }
  },
};

/**
 * Signs in with an empty cache and opens the first booking's menu of the list. Returns how long it took, in
 * ms.
 */
async function signInToList(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto('/bookings', { timeout: OPEN_MS });
    await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNT.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(ACCOUNT.password);
    // Scripts that load while people type are loaded before the click is measured.
    await page.waitForLoadState('networkidle');
    const began = performance.now();
    await page.getByRole('button', { name: 'Login' }).click();
    const first = page.locator('tbody').getByRole('row').first();
    await first
      .getByRole('checkbox')
      .or(first.getByRole('link'))
      .first()
      .click({ trial: true, timeout: OPEN_MS });
    return performance.now() - began;
  } finally {
    await context.close();
  }
}

async function insertAdmin({ db, newId }: Services): Promise<void> {
  const admin = aBenchUser('admin', newId(), { email: ACCOUNT.email });
  await db.users.insertMany([admin]);
  await db.credentials.setPasswordHash(admin.id, await hashPassword(ACCOUNT.password));
}
