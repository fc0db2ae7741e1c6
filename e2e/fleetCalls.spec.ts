import { expect, type Page, test } from '@playwright/test';
import { newStaff } from './accounts.js';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here, and the suggestions know it. */
const MINOT = { latitude: 48.233, longitude: -101.2923 };

async function choosePlace(page: Page, field: string, typed: string, expected: RegExp) {
  const place = page.getByRole('combobox', { name: field });
  await place.fill(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await place.press('Enter');
  await expect(place).toHaveValue(expected);
}

test('a fleet admin books for a caller by phone, assigns an own driver, sees it on desk and planner, and another fleet nothing [4.77]', async ({
  browser,
}, info) => {
  test.setTimeout(180_000);
  const admins = await signedIn(browser, 'admin', desktop);
  const [fleet, other] = [
    await newStaff(browser, admins, 'fleetadmins', desktop),
    await newStaff(browser, admins, 'fleetadmins', desktop),
  ];
  const name = `Runa${randomInt(1e6)}`;
  const at = { viewport: phone, at: MINOT };
  const own = await newcomer(browser, 'driver', { firstName: name, ...at });
  const stranger = await newcomer(browser, 'driver', { firstName: `Other${randomInt(1e6)}`, ...at });
  const firstAsked = `Asta${randomInt(1e6)}`;
  const first = await newcomer(browser, 'driver', { firstName: firstAsked, ...at });
  for (const { id } of [own, first])
    await answerOf(await admins.request.put(`/api/drivers/${id}`, { data: { fleetadmin: fleet.id } }));
  const mobile = `(212) 555-${String(randomInt(10_000)).padStart(4, '0')}`;
  const caller = `Yrsa${randomInt(1e6)}`;

  const page = await fleet.context.newPage();
  await page.goto('/desk');
  const number = page.getByRole('textbox', { name: 'Caller’s phone number' });
  await number.fill(mobile);
  await page.getByRole('link', { name: 'Book for this number' }).click();
  await page.waitForURL('**/callerbookings');
  await expect(page.getByRole('textbox', { name: 'Caller’s phone number' })).toHaveValue(mobile);
  const called = page.getByRole('textbox', { name: 'Caller’s name' });
  await expect(called).toBeFocused();
  await called.fill(caller);
  await choosePlace(page, 'Pickup', 'minot', /Minot/);
  await choosePlace(page, 'Drop', 'velva', /Velva/);
  await page.getByRole('radio', { name: /^Economy/ }).check();
  await takePicture(page, info, 'form', true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/desk');

  // An own driver was asked, however near the stranger is.
  const row = page.getByRole('option').filter({ hasText: caller });
  await expect(row).toBeVisible();
  await row.click();
  await expect(page.getByText(/Asked: (Runa|Asta)\d+ Newcomer/).first()).toBeVisible();
  await takePicture(page, info, 'desk');

  // Asks one of them by name, from the dialog, which lists own drivers only.
  const link = page.getByRole('region', { name: /^W-/ }).getByRole('link').first();
  await link.click();
  await page.waitForURL(/\/bookings\/[^/]+\/show$/);
  const id = /([^/]+)\/show$/.exec(page.url())?.[1] as string;
  await expect(page.getByText('Your caller’s trip: only your drivers are asked.')).toBeVisible();
  await page.getByRole('button', { name: /^(Ask a driver|Change driver)$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await takePicture(page, info, 'assign');
  const chosen = dialog.getByRole('button', { name: new RegExp(`${name} Newcomer`) });
  if (await chosen.isEnabled()) await chosen.click();
  else await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await answerOf(await own.context.request.post(`/api/bookings/${id}/accept`));
  const where = page.getByRole('group', { name: 'Where the car is' });
  await expect(where).toContainText(name);
  await takePicture(page, info, 'trip', true);

  // The caller rings again: found by the last digits, with where the car is in the first line.
  await page.goto(`/desk?phone=${mobile.slice(-4)}`);
  const card = page.getByRole('article', { name: caller });
  await expect(card.getByRole('group', { name: 'Where the car is' })).toContainText(name);
  await takePicture(page, info, 'caller');

  // For tomorrow, from the card: on the planner, where an own driver is chosen.
  await card.getByRole('link', { name: /^Book again to/ }).click();
  await page.waitForURL('**/callerbookings');
  await expect(page.getByRole('textbox', { name: 'Caller’s name' })).toHaveValue(caller);
  await page.getByRole('radio', { name: 'Book later' }).check();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  await page.getByLabel('Pickup time').fill(`${tomorrow}T12:00`);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.waitForURL(/\/bookings\/[^/]+\/show$/);
  const later = await answerOf(
    await fleet.context.request.get(`/api/bookings/${/([^/]+)\/show$/.exec(page.url())?.[1]}`),
  );
  await page.goto(`/planner?day=${tomorrow}`);
  await page.getByRole('button', { name: new RegExp(later.reference) }).click();
  await page.getByRole('menuitem', { name: 'Assign to …' }).click();
  await takePicture(page, info, 'plan');
  await page.getByRole('dialog').getByText(`${name} Newcomer`).click();
  await expect
    .poll(
      async () => (await answerOf(await fleet.context.request.get(`/api/bookings/${later.id}`))).plan?.driver,
    )
    .toBe(own.id);
  await takePicture(page, info, 'planner');

  // Another fleet's admin sees nothing of it.
  const theirs = await other.context.newPage();
  for (const path of ['/desk', `/desk?phone=${mobile.slice(-4)}`, `/planner?day=${tomorrow}`, '/bookings']) {
    await theirs.goto(path);
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
    await theirs.waitForLoadState('networkidle');
    for (const hidden of [caller, later.reference, name])
      await expect(theirs.getByText(hidden), `${hidden} on ${path}`).toHaveCount(0);
  }
  expect((await other.context.request.get(`/api/bookings/${id}`)).status()).toBe(404);

  // A look at it on a phone and in Arabic.
  for (const [size, viewport] of [
    ['phone', phone],
    ['desktop', desktop],
  ] as const)
    for (const locale of ['en', 'ar']) {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
      for (const [what, path] of [
        ['desk', `/desk?phone=${mobile.slice(-4)}`],
        ['form', '/callerbookings'],
        ['trip', `/bookings/${later.id}/show`],
        ['planner', `/planner?day=${tomorrow}`],
        ['dashboard', '/dashboard'],
      ] as const) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${what} on a ${size}`,
        ).toBeLessThanOrEqual(0);
        await takePicture(page, info, `${what}-${size}-${locale}`);
      }
    }

  for (const one of [id, later.id])
    await fleet.context.request.post(`/api/bookings/${one}/cancel`, { data: { reason: 'Test' } });
  for (const { context } of [own, first, stranger, fleet, other]) await context.close();
  await admins.close();
});

test('a fleet without a free driver releases its caller’s trip to all drivers, after reading what follows [4.77]', async ({
  browser,
}, info) => {
  const admins = await signedIn(browser, 'admin', desktop);
  const fleet = await newStaff(browser, admins, 'fleetadmins', phone);
  const name = `Free${randomInt(1e6)}`;
  const place = { latitude: 46.9 + randomInt(300) / 1000, longitude: -102.8 };
  const free = await newcomer(browser, 'driver', { firstName: name, viewport: phone, at: place });
  const { latitude: lat, longitude: lng } = place;
  const { id } = await answerOf(
    await fleet.context.request.post('/api/fleet/bookings', {
      data: {
        pickup: { lat, lng, add: 'Depot' },
        drop: { lat: lat + 0.01, lng, add: 'Station' },
        carType: 'Economy',
        caller: { name: 'Alda', phone: '+12125550199' },
      },
    }),
  );
  const page = await fleet.context.newPage();
  await page.goto(`/bookings/${id}/show`);
  await page.getByRole('button', { name: 'Release to all drivers' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Drivers of other fleets are asked at once, too.');
  await takePicture(page, info, 'release');
  expect((await free.context.request.post(`/api/bookings/${id}/accept`)).status()).toBe(404);
  await dialog.getByRole('button', { name: 'Release to all drivers' }).click();
  await expect(page.getByText('Released to all drivers.', { exact: true })).toBeVisible();
  await answerOf(await free.context.request.post(`/api/bookings/${id}/accept`));
  await expect(page.getByRole('group', { name: 'Where the car is' })).toContainText(name);
  await admins.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Test' } });
  for (const { context } of [free, fleet]) await context.close();
  await admins.close();
});
