import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newAdmin, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The demo has no drivers here. */
const JUNEAU = { latitude: 58.3019, longitude: -134.4197 };

/** A rider's trip that is a day away. */
async function bookForTomorrow({ request }: BrowserContext): Promise<{ id: string; reference: string }> {
  const { latitude: lat, longitude: lng } = JUNEAU;
  const data = {
    carType: 'Economy',
    bookLater: true,
    tripdate: Date.now() + 24 * 60 * 60_000,
    pickup: { lat, lng, add: 'Mount Roberts' },
    drop: { lat: lat + 0.02, lng, add: 'Douglas' },
  };
  return answerOf(await request.post('/api/bookings', { data }));
}

const palette = (page: Page) => page.getByRole('combobox', { name: 'Quick search' });

test('quick search opens a booking, a user and a screen by keyboard alone, limited to the role [6.10]', async ({
  browser,
}) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Current trips' })).toBeVisible();
  const [booking] = await answerOf(await admins.request.get('/api/bookings?range=[0,0]'));
  const [rider] = await answerOf(
    await admins.request.get(`/api/riders?filter=${JSON.stringify({ q: 'rider@wayfare.example' })}`),
  );
  for (const [typed, found, path] of [
    [booking.reference, booking.reference, `/bookings/${booking.id}/show`],
    ['rider@wayfare.example', `${rider.firstName} ${rider.lastName}`, `/riders/${rider.id}`],
    ['cancellation', 'Cancellation reasons', '/cancelreasons'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await palette(page).fill(typed);
    const option = page.getByRole('option').filter({ hasText: found });
    await expect(option).toHaveCount(1);
    await expect(palette(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(palette(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    const violations = await axeViolations(page, { part: '[role=dialog]' });
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  const fleet = await signedIn(browser, 'fleet', phone);
  const theirs = await fleet.newPage();
  await theirs.goto('/drivers');
  await theirs.getByRole('button', { name: 'Quick search' }).click();
  await expect(theirs.getByRole('option').filter({ hasText: 'Drivers' }).first()).toBeVisible();
  for (const closed of ['Riders', 'Promos', 'Settings'])
    await expect(theirs.getByRole('option').filter({ hasText: closed })).toHaveCount(0);
  await palette(theirs).fill('rider@wayfare.example');
  await expect(theirs.getByRole('status').filter({ hasText: 'No data available.' })).toHaveCount(1);
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  for (const context of [admins, fleet]) await context.close();
});

test('the theme button turns the panel dark, and the choice lasts', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/cancelreasons');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const theme = page.getByRole('button', { name: 'Toggle light/dark mode' });
  await expect(theme).toBeVisible();
  const light = await background();
  await theme.click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(theme).toBeVisible();
  await expect.poll(background).toBe(dark);
  await theme.click();
  await expect.poll(background).toBe(light);
  await context.close();
});

test('keyboard shortcuts are listed in their help, do nothing in a text field and can be turned off', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/cancelreasons');
  await expect(page.getByRole('row').filter({ hasText: 'My plans changed' })).toBeVisible();
  await page.locator('tfoot').getByRole('textbox', { name: 'Reason' }).pressSequentially('gb?');
  expect(new URL(page.url()).pathname).toBe('/cancelreasons');
  await page.locator('tfoot').getByRole('textbox', { name: 'Reason' }).blur();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.waitForURL('**/riders');

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Go to: Riders')).toBeVisible();
  const violations = await axeViolations(page, { part: '[role=dialog]' });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await help.getByRole('switch', { name: 'Shortcuts without Ctrl or ⌘' }).uncheck();
  await expect(help.getByText('Go to: Riders')).toHaveCount(0);
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(help).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page
    .getByRole('button', { name: 'Alex Morgan' })
    .or(page.getByRole('button', { name: 'Profile' }))
    .click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await help.getByRole('switch', { name: 'Shortcuts without Ctrl or ⌘' }).check();
  await context.close();
});

test('the panel reports a lost connection and, once it is back, updates every open view without a reload', async ({
  browser,
}) => {
  // A second try has a place of its own: the driver of the first may still stand at the other.
  const place = { ...JUNEAU, longitude: JUNEAU.longitude - test.info().retry };
  const rider = await newcomer(browser, 'rider', { firstName: 'Ola', viewport: phone, at: place });
  const driver = await newcomer(browser, 'driver', { firstName: 'Nils', viewport: phone, at: place });
  const booking = await bookForTomorrow(rider.context);
  // Of their own account: the live connections of the demo's admin are limited, and other tests use them up.
  const { context: admins } = await newAdmin(browser, 'Noor', desktop);
  await admins.setGeolocation(place);
  const [list, trip, dashboard] = (await Promise.all(
    ['/bookings', `/bookings/${booking.id}/show`, '/dashboard'].map(async (path) => {
      const page = await admins.newPage();
      await page.goto(path);
      return page;
    }),
  )) as [Page, Page, Page];
  const row = list.getByRole('row').filter({ hasText: booking.reference });
  const map = dashboard.getByRole('group', { name: 'Active drivers' });
  await map.scrollIntoViewIfNeeded();
  const marker = (name: string) => map.getByRole('button', { name });
  await expect(row).toContainText('New');
  await expect(trip.getByRole('main').getByText('New', { exact: true }).first()).toBeVisible();
  await expect(marker('Nils Newcomer')).toBeVisible();

  await admins.setOffline(true);
  for (const page of [list, trip, dashboard])
    await expect(page.getByRole('status').filter({ hasText: 'Live connection lost.' })).toBeVisible();
  await answerOf(
    await rider.context.request.post(`/api/bookings/${booking.id}/cancel`, { data: { reason: 'I walk' } }),
  );
  await answerOf(
    await driver.context.request.put('/api/drivers/me/status', { data: { driverActiveStatus: false } }),
  );
  await expect(row).toContainText('New');

  await admins.setOffline(false);
  await expect(row).toContainText('Canceled');
  await expect(trip.getByRole('main').getByText('Canceled', { exact: true }).first()).toBeVisible();
  await expect(marker('Nils Newcomer')).toHaveCount(0);
  await expect(async () => {
    const { driverCounts } = await answerOf(await admins.request.get('/api/dashboard'));
    await expect(dashboard.getByText(`Free: ${driverCounts.free}`)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  for (const page of [list, trip, dashboard])
    await expect(page.getByText('Live connection lost.')).toHaveCount(0);
  for (const context of [admins, rider.context, driver.context]) await context.close();
});

test('a panel that cannot connect reports it and, once it can, shows what has changed', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Una', viewport: phone, at: JUNEAU });
  const booking = await bookForTomorrow(rider.context);
  const admins = await signedIn(browser, 'admin', desktop);
  // Requests can be refused here, WebSockets cannot: those of this browser always fail, and requests take
  // their place.
  await admins.addInitScript(() => {
    class FailingSocket extends EventTarget {
      onerror?: (event: Event) => void;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new Event('error')));
      }
      close() {}
    }
    Object.assign(globalThis, { WebSocket: FailingSocket });
  });
  let isBlocked = true;
  await admins.route(/\/socket\.io\//, (route) => (isBlocked ? route.abort() : route.continue()));
  const page = await admins.newPage();
  await page.goto(`/bookings/${booking.id}/show`);
  const status = (name: string) => page.getByRole('main').getByText(name, { exact: true }).first();
  const lost = page.getByRole('status').filter({ hasText: 'Live connection lost.' });
  await expect(lost).toBeVisible();
  await expect(status('New')).toBeVisible();
  await answerOf(
    await rider.context.request.post(`/api/bookings/${booking.id}/cancel`, { data: { reason: 'I walk' } }),
  );

  isBlocked = false;
  await expect(lost).toHaveCount(0);
  await expect(status('Canceled')).toBeVisible();
  for (const context of [admins, rider.context]) await context.close();
});

test('a panel whose live connection is refused for now reports it', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  // The server's answer to an account with too many connections.
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const opening = {
      sid: 'refused',
      upgrades: [],
      pingInterval: 25_000,
      pingTimeout: 20_000,
      maxPayload: 1_000,
    };
    socket.send(`0${JSON.stringify(opening)}`);
    socket.onMessage((message) => {
      if (String(message).startsWith('40')) socket.send('44{"message":"too_many_requests"}');
    });
  });
  await page.goto('/bookings');
  await expect(page.getByRole('status').filter({ hasText: 'Live connection lost.' })).toBeVisible();
  await context.close();
});
