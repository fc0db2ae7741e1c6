import { expect, type Locator, type Page, test } from '@playwright/test';
import { answerOf, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const BOISE = { latitude: 43.615, longitude: -116.2023 };

/**
 * The apps' cached server data: each part is first loading, and then either loaded or failed until it is
 * retried.
 */
interface Area {
  /** The page that shows it, and the API call behind it. */
  path: string;
  call: string;
  data: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main').first();
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const loading = (page: Page) => page.locator('.MuiSkeleton-root, [role=progressbar], [role=status]').first();

/** Holds back a call's response until the test refuses it or lets it through. */
async function holdBack(page: Page, call: string) {
  let mode: 'hold' | 'refuse' | 'pass' = 'hold';
  const held: (() => void)[] = [];
  await page.route(call, async (route) => {
    if (route.request().method() === 'GET' && mode === 'hold')
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
    if (mode === 'pass') await route.fallback();
    else await route.fulfill({ status: 409, json: { error: 'wrong_state', message: 'Not now.' } });
  });
  return (next: 'refuse' | 'pass') => {
    mode = next;
    for (const go of held.splice(0)) go();
  };
}

/**
 * Opens a trip whose record has no position: then the last tracking point is shown, unless there is none or
 * more than one. When the page is left, the point is forgotten.
 */
async function expectOnePosition(page: Page, id: string) {
  const marker = page.getByRole('img', { name: 'Driver’s location' });
  const missing = page.getByRole('alert').filter({ hasText: 'The driver’s location is not available yet.' });
  const point = { id: 'p1', at: Date.now(), status: 'ACCEPTED', lat: BOISE.latitude, lng: BOISE.longitude };
  await page.route(`**/api/bookings/${id}`, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: { ...(await response.json()), driver_location: null } });
  });
  let points: object[] = [];
  let held = Promise.resolve();
  await page.route(`**/api/bookings/${id}/tracking?last=1`, async (route) => {
    await held;
    await route.fulfill({ json: points });
  });
  for (points of [[], [point, { ...point, id: 'p2' }]]) {
    await page.reload();
    await expect(missing).toBeVisible();
    await expect(marker).toHaveCount(0);
  }
  points = [point];
  await page.reload();
  await expect(marker).toBeVisible();
  await expect(missing).toHaveCount(0);

  await page.getByRole('link', { name: 'All trips' }).click();
  await expect(page.getByRole('heading', { name: 'Active trips' })).toBeVisible();
  let letThrough = () => {};
  held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const asked = page.waitForRequest(`**/api/bookings/${id}/tracking?last=1`);
  await page.goBack();
  await asked;
  await expect(page.getByRole('button', { name: 'Chat with Dora Newcomer' })).toBeVisible();
  await expect(marker).toHaveCount(0);
  letThrough();
  await expect(marker).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(marker).toBeVisible();
}

/** Answers that a list has no records. */
const empty = (page: Page, name: string) =>
  page.route(`**/api/${name}?**`, (route) =>
    route.fulfill({ json: [], headers: { 'content-range': `${name} 0-0/0` } }),
  );

/** Loads an area, fails, and loads it after a retry. */
async function expectLoads(page: Page, { path, call, data }: Area) {
  const answer = await holdBack(page, call);
  await page.goto(path);
  await expect(loading(page)).toBeVisible();
  await expect(data(page)).toHaveCount(0);
  answer('refuse');
  const failure = page.getByRole('alert').filter({ hasText: 'Could not load this' });
  await expect(failure).toBeVisible();
  await expect(data(page)).toHaveCount(0);
  answer('pass');
  // A change made elsewhere at the same time reloads it automatically: then the button disappears.
  await expect(async () => {
    if (await failure.isVisible())
      await failure.getByRole('button', { name: 'Try again' }).click({ timeout: 2_000 });
    await expect(data(page).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(failure).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
}

test('car types, bookings and a booking load, show an error, or that there are none [3.44, 4.50, 8.10]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', desktop);
  const home = await context.newPage();
  const answer = await holdBack(home, '**/api/cartypes?**');
  await home.goto('/');
  const carTypes = home.getByRole('radiogroup', { name: 'Car type' });
  await expect(home.getByLabel('Loading').last()).toBeVisible();
  answer('refuse');
  await expect(home.getByText('Fetch Call Error')).toBeVisible();
  answer('pass');
  await home.reload();
  await expect(carTypes.getByRole('radio', { name: /^Economy/ })).toBeVisible();
  await empty(home, 'cartypes');
  await home.reload();
  await expect(home.getByText('There are no car types yet.')).toBeVisible();
  await empty(home, 'bookings');
  await home.goto('/bookings');
  await expect(home.getByText('There are no bookings yet.')).toBeVisible();
  await home.unrouteAll({ behavior: 'wait' });

  const [booking] = await answerOf(await context.request.get('/api/bookings?range=[0,0]'));
  const amount = (page: Page) => main(page).getByText(/\$\d/);
  await expectLoads(home, { path: '/bookings', call: '**/api/bookings?**', data: amount });
  await expectLoads(home, {
    path: `/bookings/${booking.id}`,
    call: `**/api/bookings/${booking.id}`,
    data: amount,
  });
  await context.close();
});

test('riders, earnings, settings and cancellation reasons load when they are tried again [3.45, 3.46, 4.50, 8.10]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  for (const name of ['riders', 'driverearning'])
    await expectLoads(page, { path: `/${name}`, call: `**/api/${name}?**`, data: rows });
  await expectLoads(page, {
    path: '/settings',
    call: '**/api/settings',
    data: (own) => own.getByRole('textbox', { name: 'Currency symbol' }),
  });
  await empty(page, 'cancelreasons');
  await page.goto('/cancelreasons');
  await expect(page.getByText('There are no cancellation reasons yet.')).toBeVisible();
  await context.close();
});

test('a trip loads its task, position and chat, a driver position and withdrawals; then its payment methods load, or show an error [3.42, 3.47, 3.49, 4.50, 4.56, 8.10, 8.14]', async ({
  browser,
}) => {
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at: BOISE });
  const rider = await newcomer(browser, 'rider', { firstName: 'Rhea', viewport: phone, at: BOISE });
  const [lat, lng] = [BOISE.latitude, BOISE.longitude];
  const drop = { lat: lat + 0.02, lng };
  const data = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { ...drop, add: 'North Gate' },
    carType: 'Economy',
  };
  const console = await driver.context.newPage();
  await console.goto('/bookings');
  await expect(console.getByRole('img', { name: 'Your location' })).toBeVisible();
  await expect(console.getByRole('article')).toHaveCount(0);
  await expect(console.getByText('There are no tasks right now.')).toBeVisible();
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  const step = async (name: string, body: object = {}) =>
    answerOf(await driver.context.request.post(`/api/bookings/${id}/${name}`, { data: body }));
  await step('accept');
  await expect(console.getByRole('article').filter({ hasText: 'Drive to Rhea' })).toBeVisible();

  const trip = await rider.context.newPage();
  await trip.goto(`/bookings/${id}`);
  await expect(trip.getByRole('img', { name: 'Driver’s location' })).toBeVisible();
  await trip.getByRole('button', { name: 'Chat with Dora Newcomer' }).click();
  await expect(trip.getByRole('log', { name: 'Messages' })).toContainText('There are no messages yet.');
  await trip.getByRole('button', { name: 'Close' }).click();
  // A driver's open console repeats its position.
  await console.goto('about:blank');
  await expectOnePosition(trip, id);
  await console.goto('/bookings');
  // On a phone, a driver on a trip sees the trip only.
  await console.getByRole('button', { name: 'Show menus' }).click();
  await console.getByRole('tab', { name: 'Earnings' }).click();
  await expect(console.getByText('You have not requested a withdrawal yet.')).toBeVisible();
  await console.getByRole('button', { name: 'Open menu' }).click();
  await expect(console.getByRole('dialog').getByRole('combobox')).toHaveText('English');

  await step('arrive');
  await step('start');
  await step('reach', drop);
  const answer = await holdBack(trip, '**/api/bookings/*/payment');
  await trip.getByRole('button', { name: 'Pay by card' }).click();
  const dialog = trip.getByRole('dialog', { name: 'Choose how to pay' });
  await expect(dialog.locator('[aria-busy=true]')).toBeVisible();
  answer('refuse');
  await expect(dialog.getByText('Could not load this')).toBeVisible();
  answer('pass');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('button', { name: 'Pay with test' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await trip.route('**/api/bookings/*/payment', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, json: { ...(await response.json()), providers: [] } });
  });
  await trip.reload();
  await trip.getByRole('button', { name: 'Pay by card' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No payment provider is set up.');
  await rider.context.close();
  await driver.context.close();
});

/** The part of the screen that an element takes up. */
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not visible`);
  return box;
}

test('a message covers neither the title of its page nor the main button, on both screens and in both directions', async ({
  browser,
}, info) => {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Ada',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  for (const locale of ['en', 'ar']) {
    await page.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
    const texts = await answerOf(await context.request.get(`/api/translations/${locale}`));
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('/profile');
      await page
        .getByRole('textbox', { name: texts.account_first_name, exact: true })
        .fill(`Ada ${viewport.width} ${locale}`);
      const save = page.getByRole('button', { name: texts.save, exact: true });
      await save.click();
      const message = page.getByRole('status').filter({ hasText: texts.profile_updated });
      await expect(message).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      await takePicture(page, info, `message-${locale}-${viewport.width}`);
      const bar = await boxOf(message);
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      expect(bar.y + bar.height).toBeLessThanOrEqual(title.y + 16);
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(viewport.width);
      await save.scrollIntoViewIfNeeded();
      const button = await boxOf(save);
      expect(button.y).toBeGreaterThan(bar.y + bar.height);
    }
  }
  await context.close();
});
