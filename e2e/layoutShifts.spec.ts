import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addressOf } from './everyPage.js';
import { settled } from './looks.js';
import { answerOf, newcomer, type Place, signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';

/** What may move on a page, as Cumulative Layout Shift. */
const MOST = 0.05;
/** The answers of a slow API arrive one after another, in ms. */
const SLOW_MS = [300, 450, 600];
/** The demo has no drivers here. */
const TULSA: Place = { latitude: 36.154, longitude: -95.9928 };

/** Records what moves without a recent click or key, from the start of each page. */
const recordShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const nodes = sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40));
        shifts.push({ value, startTime, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of the worst session of shifts: gaps below one second, five seconds long at most. */
async function shiftOf(page: Page): Promise<{ worst: number; shifts: object[] }> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; startTime: number }[] }).shifts,
  );
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value, startTime } of shifts) {
    const continues = startTime - last < 1_000 && startTime - first < 5_000;
    if (!continues) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    worst = Math.max(worst, sum);
  }
  return { worst, shifts };
}

/** Opens each page twice, once with slow answers of the API. */
async function expectStill(context: BrowserContext, paths: string[]) {
  for (const path of paths)
    for (const isSlow of [false, true]) {
      const page = await context.newPage();
      let asked = 0;
      if (isSlow)
        await page.route('**/api/**', async (route) => {
          asked += 1;
          await new Promise((resolve) => setTimeout(resolve, SLOW_MS[asked % SLOW_MS.length]));
          await route.fallback().catch(() => undefined);
        });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await settled(page);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { worst, shifts } = await shiftOf(page);
      const name = `${path}${isSlow ? ' with slow answers' : ''}: ${JSON.stringify(shifts)}`;
      expect.soft(worst, name).toBeLessThanOrEqual(MOST);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.close();
    }
}

for (const viewport of [phone, desktop]) {
  test(`nothing moves on public pages at ${viewport.width} px`, async ({ browser }) => {
    const context = await signedIn(browser, null, viewport);
    await recordShifts(context);
    await expectStill(context, ['/', '/login', '/register', '/about-us']);
    await context.close();
  });

  test(`nothing moves on a rider's pages at ${viewport.width} px`, async ({ browser }) => {
    const context = await signedIn(browser, 'rider', viewport);
    await recordShifts(context);
    const past = await addressOf(context, '/bookings/:id', { status: ['COMPLETE'] });
    await expectStill(context, [
      '/',
      '/bookings',
      past,
      `${past}/receipt`,
      '/profile',
      '/profile/places',
      '/profile/wallet',
      '/profile/notifications',
      '/profile/messages',
    ]);
    await context.close();
  });

  test(`nothing moves on a driver's pages at ${viewport.width} px`, async ({ browser }) => {
    const context = await signedIn(browser, 'driver', viewport);
    await withoutOffers(context);
    await recordShifts(context);
    const tabs = ['earnings', 'documents', 'past'].map((tab) => `/bookings?tab=${tab}`);
    await expectStill(context, ['/bookings', ...tabs, '/profile']);
    await context.close();
  });

  test(`nothing moves on the pages of a trip from the search to the payment at ${viewport.width} px`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const at = { viewport, at: TULSA };
    const rider = await newcomer(browser, 'rider', { firstName: 'Rita', ...at });
    const driver = await newcomer(browser, 'driver', { firstName: 'Dora', ...at });
    await recordShifts(rider.context);
    await recordShifts(driver.context);
    const [lat, lng] = [TULSA.latitude, TULSA.longitude];
    const data = {
      pickup: { lat, lng, add: 'City Hall' },
      drop: { lat: lat + 0.001, lng, add: 'North Gate' },
      carType: 'Economy',
    };
    const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
    await expectStill(rider.context, [`/bookings/${id}`, '/bookings', '/']);
    for (const step of ['accept', 'arrive', 'start']) {
      await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`, { data: {} }));
      await expectStill(rider.context, [`/bookings/${id}`]);
      await expectStill(driver.context, ['/bookings', `/bookings/${id}`]);
    }
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/reach`, { data: data.drop }));
    await expectStill(rider.context, [`/bookings/${id}`]);
    await expectStill(driver.context, ['/bookings']);
    await Promise.all([rider.context.close(), driver.context.close()]);
  });

  test(`nothing moves when addresses are suggested and prices appear at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, 'rider', viewport);
    await recordShifts(context);
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('button', { name: 'Use my location' }).click();
    const drop = page.getByRole('combobox', { name: 'Drop' });
    await drop.pressSequentially('brooklyn bri');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('radio', { name: /^Economy/ })).toHaveAccessibleDescription(/\d/);
    await settled(page);
    const { worst, shifts } = await shiftOf(page);
    expect(worst, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST);
    await context.close();
  });
}
