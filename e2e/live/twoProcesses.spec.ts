import { PRESENCE_ENDS_MS } from '@wayfare/shared';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { findRedisServer } from '../../api/test/support/redisServer.js';
import { newStaff } from '../accounts.js';
import { answerOf, newcomer, signedIn } from '../people.js';
import { desktop, phone } from '../screens.js';
import { type CuttableProxy, startCuttableProxy } from './cuttableProxy.js';
import { startTwoProcesses, type TwoProcesses } from './twoProcesses.js';

const redis = findRedisServer();
test.skip(!redis, 'Not tested here: several processes. Install redis-server to test them.');
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Where the people of these tests are: no driver of the demo is near. */
const AKUREYRI = { latitude: 65.6835, longitude: -18.1002 };

let two: TwoProcesses | undefined;
let wayToB: CuttableProxy | undefined;
test.beforeAll(async () => {
  if (!redis) return;
  test.setTimeout(240_000);
  two = await startTwoProcesses(redis);
  wayToB = await startCuttableProxy(two.b.url);
});
test.afterAll(async () => {
  await wayToB?.close();
  await two?.close();
});

const started = () => ({ ...(two as TwoProcesses), wayToB: wayToB as CuttableProxy });

/** The browser, with every address of the product on one of its processes. */
const servedBy = (browser: Browser, baseURL: string): Browser =>
  Object.assign(Object.create(browser) as Browser, {
    newContext: (options: Parameters<Browser['newContext']>[0]) =>
      browser.newContext({ ...options, baseURL }),
  });

/** Opens a page and waits until its live connection is open, as the page is expected to stay. */
async function openOnce(page: Page, path: string): Promise<void> {
  const connected = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40')),
    );
  await page.goto(path);
  await connected;
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
}
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in globalThis);

/** A trip of a new rider, with a new driver who is near. Both call process `url`. */
async function newTrip(browser: Browser, url: string) {
  const here = { viewport: phone, at: AKUREYRI };
  const rider = await newcomer(servedBy(browser, url), 'rider', { firstName: 'Una', ...here });
  const driver = await newcomer(servedBy(browser, url), 'driver', { firstName: 'Odin', ...here });
  const { latitude: lat, longitude: lng } = AKUREYRI;
  const data = {
    pickup: { lat, lng, add: 'Hof' },
    drop: { lat: lat + 0.01, lng, add: 'Art Museum' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  return { id: id as string, rider, driver };
}

test('a rider’s page on one process shows what a driver does on the other, also what was done while Redis was down [7.32]', async ({
  browser,
}) => {
  const { a, b, redis: server } = started();
  const { id, rider, driver } = await newTrip(browser, a.url);
  const page = await rider.context.newPage();
  await openOnce(page, `/bookings/${id}`);
  const step = async (name: string) =>
    answerOf(await driver.context.request.post(`${b.url}/api/bookings/${id}/${name}`, { data: {} }));
  await step('accept');
  await expect(page.getByText(/is on the way to you/).first()).toBeVisible({ timeout: 10_000 });

  const linesOf = (copy: typeof a, text: string) => copy.printed().split(text).length - 1;
  await server.kill();
  for (const copy of [a, b])
    await expect.poll(() => linesOf(copy, 'lost the connection to Redis')).toBeGreaterThan(0);
  await step('arrive');
  // The page does not poll: nothing tells it yet.
  await expect(page.getByText(/is on the way to you/).first()).toBeVisible();
  const before = [a, b].map((copy) => linesOf(copy, 'connected to Redis'));
  await server.start();
  await expect(page.getByText(/is on the way to you/)).toHaveCount(0, { timeout: 15_000 });
  await expect(page.getByText(/is waiting at the pickup/).first()).toBeVisible();
  for (const [index, copy] of [a, b].entries())
    await expect.poll(() => linesOf(copy, 'connected to Redis')).toBe((before[index] as number) + 1);

  // Both are linked again.
  await step('start');
  await expect(page.getByText('On the way to your destination').first()).toBeVisible({ timeout: 10_000 });
  expect(await isFirst(page)).toBe(true);
  await rider.context.close();
  await driver.context.close();
});

test('staff on the page of a trip see each other over two processes, until the laptop of one is closed [4.81]', async ({
  browser,
}) => {
  const { a, wayToB: way } = started();
  const { id, rider, driver } = await newTrip(browser, a.url);
  const admins = await signedIn(servedBy(browser, a.url), 'admin', desktop);
  const colleague = await newStaff(servedBy(browser, way.url), admins, 'alladmin', desktop);
  const [mine, theirs] = [await admins.newPage(), await colleague.context.newPage()];
  await openOnce(mine, `/bookings/${id}/show`);
  await openOnce(theirs, `/bookings/${id}/show`);
  const colleagueOnMine = mine.getByText('Nora Newcomer is looking at this trip');
  await expect(colleagueOnMine).toBeVisible();
  await expect(theirs.getByText(/is looking at this trip/)).toHaveCount(1);
  await theirs.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(mine.getByText('Nora Newcomer is changing it')).toBeVisible();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Keep the booking' }).click();
  await expect(colleagueOnMine).toBeVisible();

  way.cut();
  // 50 s, and the step in which the page looks.
  await expect(colleagueOnMine).toHaveCount(0, { timeout: PRESENCE_ENDS_MS + 12_000 });
  await expect(theirs.getByText('Live connection lost.')).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByText(/is looking at this trip/)).toHaveCount(0);
  way.restore();
  await expect(colleagueOnMine).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByText(/is looking at this trip/)).toHaveCount(1);
  for (const page of [mine, theirs]) expect(await isFirst(page)).toBe(true);
  for (const { context } of [rider, driver, colleague]) await context.close();
  await admins.close();
});
