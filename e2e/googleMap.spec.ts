import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { BROWSER_KEY, GOOGLE_URL, startGoogleCopy } from './googleCopy.js';
import { standInForGoogle, standInOf } from './googleStandIn.js';
import { followLink } from './inApp.js';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import type { ProductCopy } from './productCopy.js';
import { desktop, phone } from './screens.js';

/** Far from the demo's drivers. */
const SITKA = { latitude: 57.0531, longitude: -135.33 };

/** A new rider who has booked two trips for tomorrow, on different routes. */
async function riderWithTrips(browser: Browser, locale = 'en') {
  const who = { firstName: 'Rita', viewport: phone, at: TIMES_SQUARE, locale };
  const { context } = await newcomer(browser, 'rider', who);
  const [lat, lng] = [TIMES_SQUARE.latitude, TIMES_SQUARE.longitude];
  const later = { carType: 'Economy', bookLater: true, tripdate: Date.now() + 24 * 60 * 60_000 };
  const trips: string[] = [];
  for (const north of [0.02, -0.04]) {
    const pickup = { lat, lng, add: 'Times Square' };
    const drop = { lat: lat + north, lng: lng + 0.01, add: 'Home' };
    const response = await context.request.post('/api/bookings', { data: { ...later, pickup, drop } });
    trips.push((await answerOf(response)).id);
  }
  return { context, trips };
}

const centerOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Collects the browser's messages about resources that the page's policy does not allow. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

const offlineMap = (page: Page) => page.locator('.leaflet-container');

test.describe('with a key for Google’s map', () => {
  test.use({ baseURL: GOOGLE_URL });

  let copy: ProductCopy;
  test.beforeAll(async () => {
    copy = await startGoogleCopy();
  });
  test.afterAll(() => copy?.close());

  test('the panel draws drivers and routes on it, and loads its script once for all pages [7.16, 2.27]', async ({
    browser,
  }) => {
    const who = { firstName: 'Gia', viewport: desktop, at: SITKA };
    const driver = await newcomer(browser, 'driver', who);
    const { trips, context: rider } = await riderWithTrips(browser);
    const context = await signedIn(browser, 'admin', desktop);
    await context.setGeolocation(SITKA);
    const page = await context.newPage();
    const asked = await standInForGoogle(page, 'works');
    const refusals = refusalsOf(page);
    await page.goto('/dashboard');
    const map = page.getByRole('group', { name: 'Active drivers' });
    await map.scrollIntoViewIfNeeded();
    const marker = map.getByRole('button', { name: 'Gia Newcomer' });
    await expect(marker).toBeVisible();
    await expect(map.getByRole('region', { name: 'Map' })).toBeVisible();

    // The map is centered on the admin, who is where the driver is.
    const distance = async () => {
      const [center, shown] = [await centerOf(map), await centerOf(marker)];
      return Math.hypot(center.x - shown.x, center.y - shown.y);
    };
    // The lists beside the map get their height a moment later, which moves its center.
    await expect.poll(distance).toBeLessThan(2);
    await marker.click();
    await expect(map.getByRole('dialog', { name: 'Gia Newcomer' })).toHaveText(/^Gia Newcomer NEW 1/);
    await map.getByRole('button', { name: 'Close' }).click();
    await expect(map.getByRole('dialog')).toHaveCount(0);
    await expect(marker).toBeFocused();

    const inView = page.waitForRequest(/\/api\/dashboard\/drivers\?/);
    for (let zoom = 10; zoom < 14; zoom++) await map.getByRole('button', { name: 'Zoom in' }).click();
    await inView;
    // A hundred meters: further than the map would show at its first zoom, and not too far to be believed.
    const degrees = 0.002;
    const start = await centerOf(map);
    const data = { lat: SITKA.latitude, lng: SITKA.longitude + degrees };
    await answerOf(await driver.context.request.put('/api/drivers/me/location', { data }));
    const moved = (degrees / 360) * 256 * 2 ** 14;
    await expect.poll(async () => Math.abs((await centerOf(marker)).x - start.x - moved)).toBeLessThan(2);

    await followLink(page, `/bookings/${trips[0]}/show`);
    const route = page.getByRole('group', { name: 'Route map' });
    await expect(route.getByRole('region', { name: 'Map' })).toBeVisible();
    await expect(route.locator('polyline')).toHaveCount(2);
    await expect(route.getByRole('button', { name: 'Gia Newcomer' })).toHaveCount(0);
    await followLink(page, '/dashboard');
    await map.scrollIntoViewIfNeeded();
    await expect(marker).toBeVisible();

    expect(asked.map((request) => new URL(request.url()).host)).toEqual(['maps.googleapis.com']);
    const [script] = asked;
    expect(Object.fromEntries(new URL(script?.url() ?? '').searchParams)).toMatchObject({
      key: BROWSER_KEY,
      language: 'en',
      region: 'US',
      auth_referrer_policy: 'origin',
    });
    // A restricted key is valid for an origin, which is all that Google receives.
    expect(await script?.headerValue('referer')).toBe(`${GOOGLE_URL}/`);
    // Google bills each map that is created: a map that is no longer shown serves the next page. Its colors
    // are fixed.
    expect((await standInOf(page)).created).toMatchObject([{ colorScheme: 'LIGHT' }]);
    const darkness = page.getByRole('button', { name: 'Toggle light/dark mode' });
    for (const _mode of ['dark', 'light']) {
      await darkness.click();
      await expect(marker).toBeVisible();
    }
    await expect
      .poll(async () => (await standInOf(page)).created)
      .toMatchObject([{ colorScheme: 'LIGHT' }, { colorScheme: 'DARK' }]);
    expect(refusals).toEqual([]);
    for (const opened of [context, rider, driver.context]) await opened.close();
  });

  test('the site draws trips on it, in the user’s language [7.16]', async ({ browser }) => {
    const { context, trips } = await riderWithTrips(browser, 'fr');
    const page = await context.newPage();
    const asked = await standInForGoogle(page, 'works');
    const refusals = refusalsOf(page);
    await page.goto(`/bookings/${trips[0]}`);
    const map = page.getByRole('group', { name: 'Carte de la course' });
    await expect(map.getByRole('img')).toHaveCount(2);
    await expect(map.locator('polyline')).toHaveCount(2);
    const [line, box] = [await map.locator('polyline').last().boundingBox(), await map.boundingBox()];
    if (!line || !box) throw new Error('the map or its line is not visible');
    expect(line.x).toBeGreaterThan(box.x);
    expect(line.y).toBeGreaterThan(box.y);
    expect(line.x + line.width).toBeLessThan(box.x + box.width);
    expect(line.y + line.height).toBeLessThan(box.y + box.height);
    // As close as possible: twice as large, it would not fit.
    expect(
      Math.max((2 * line.width) / (box.width - 96), (2 * line.height) / (box.height - 96)),
    ).toBeGreaterThan(1);

    const points = await map.locator('polyline').last().getAttribute('points');
    await followLink(page, `/bookings/${trips[1]}`);
    await expect(map.locator('polyline').last()).not.toHaveAttribute('points', points ?? '');
    await expect(map.getByRole('img')).toHaveCount(2);
    expect(asked).toHaveLength(1);
    expect(new URL(asked[0]?.url() ?? '').searchParams.get('language')).toBe('fr');
    expect((await standInOf(page)).created).toHaveLength(1);
    expect(refusals).toEqual([]);
    await context.close();
  });

  test('a driver without a device position sets it by tapping the map [7.16]', async ({ browser }) => {
    const driver = await newcomer(browser, 'driver', { firstName: 'Tap', viewport: phone, at: SITKA });
    await driver.context.clearPermissions();
    const page = await driver.context.newPage();
    await standInForGoogle(page, 'works');
    await page.goto('/bookings');
    const map = page.getByRole('group', { name: 'Your location' });
    const marker = map.getByRole('img', { name: 'Your location' });
    await expect(marker).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('location');
    const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
    await map.click({ position: { x: width / 2 + 50, y: height / 2 + 30 } });
    await expect
      .poll(async () => {
        const [at, center] = [await centerOf(marker), await centerOf(map)];
        // The map may begin between two pixels.
        return Math.abs(at.x - center.x - 50) + Math.abs(at.y - center.y - 30);
      })
      .toBeLessThan(2);
    await driver.context.close();
  });

  for (const [mood, warning] of [
    ['refuses the key', /Google refused GOOGLE_MAPS_BROWSER_KEY/],
    ['throws', /it failed: TypeError: Google has changed/],
    ['is unreachable', /could not load/],
  ] as const) {
    test(`the offline map is shown where Google ${mood} [7.16]`, async ({ browser }) => {
      const { context, trips } = await riderWithTrips(browser);
      const page = await context.newPage();
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const asked = await standInForGoogle(page, mood);
      for (const trip of trips) {
        if (trip === trips[0]) await page.goto(`/bookings/${trip}`);
        else await followLink(page, `/bookings/${trip}`);
        const map = page.getByRole('group', { name: 'Trip map' });
        await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
        await expect(offlineMap(page)).toHaveCount(1);
        await expect(map.getByRole('region', { name: 'Map' })).toHaveCount(0);
        await expect(map.getByRole('img', { name: /^(Pickup|Drop): / })).toHaveCount(2);
      }
      expect(asked).toHaveLength(1);
      expect(warnings.filter((text) => text.includes('offline map'))).toEqual([
        expect.stringMatching(warning),
      ]);
      await context.close();
    });
  }
});

test('without a key, browsers draw the offline map and ask Google for nothing [7.16]', async ({
  browser,
}) => {
  const { context, trips } = await riderWithTrips(browser);
  const page = await context.newPage();
  const asked = await standInForGoogle(page, 'works');
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(`/bookings/${trips[0]}`);
  await expect(offlineMap(page)).toBeVisible();
  expect(asked).toEqual([]);
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.filter((script) => script.includes('maps.googleapis.com'))).toEqual([]);
  await context.close();
});
