import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { cutBeginnings } from './cutText.js';
import { answerOf, signedIn } from './people.js';
import { takePicture } from './takePicture.js';

const WAITING = 102;
/** A screen of an office. */
const office = { width: 1440, height: 900 };

/** Opens the desk with many waiting trips, spread over the city. */
async function busyDesk(browser: Browser, locale = 'en'): Promise<Page> {
  const admins = await signedIn(browser, 'admin', office, locale);
  const page = await admins.newPage();
  await page.route(/\/api\/desk$/, async (route) => {
    const desk = await answerOf(await route.fetch());
    const [like] = desk.trips;
    const trips = Array.from({ length: WAITING }, (_, copy) => ({
      ...like,
      id: `${copy}`,
      reference: `W-COPY-${copy}`,
      status: 'NEW',
      driver: null,
      driver_name: null,
      asked: [],
      carType: copy % 10 === 0 ? 'Wheelchair' : 'Economy',
      customer_name: copy === 7 ? 'José Müller' : like.customer_name,
      tripdate: Date.now() - copy * 10_000,
      pickup: {
        ...like.pickup,
        add: `${copy} Washington Square North, Manhattan, New York`,
        lat: 40.7 + (copy % 10) * 0.012,
        lng: -74 + Math.floor(copy / 10) * 0.012,
      },
    }));
    await route.fulfill({ json: { ...desk, trips } });
  });
  await page.goto('/desk');
  return page;
}

const list = (page: Page) => page.getByRole('listbox');

test('a dispatcher sees 28 of 102 waiting trips on one line each, with what decides', async ({
  browser,
}, info) => {
  const page = await busyDesk(browser);
  await page.getByRole('button', { name: 'Compact rows' }).click();
  const rows = list(page).getByRole('option');
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(WAITING));
  const { height = 0 } = (await rows.nth(1).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(24);
  expect(900 / height).toBeGreaterThanOrEqual(28);
  for (const fact of [/\d+ min/, /Washington Square North/, /Economy|Wheelchair/, /\$\d/])
    await expect(rows.nth(1)).toContainText(fact);
  await takePicture(page, info, 'compact');
  expect(await axeViolations(page, { part: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Compact rows' }).click();
  expect((await rows.nth(1).boundingBox())?.height).toBeGreaterThan(50);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('a dispatcher limits the desk to a text, a car type and lanes, and sees at once what is left', async ({
  browser,
}) => {
  const page = await busyDesk(browser);
  const first = list(page).getByRole('option').first();
  await page.getByRole('searchbox', { name: 'Find a trip' }).fill('jose');
  await expect(first).toHaveAttribute('aria-setsize', '1');
  await expect(first).toContainText('W-COPY-7');
  await page.getByRole('searchbox', { name: 'Find a trip' }).fill('');
  await page.getByRole('combobox', { name: 'Car type' }).click();
  await page.getByRole('option', { name: 'Wheelchair' }).click();
  await expect(first).toHaveAttribute('aria-setsize', '11');
  await page.getByRole('button', { name: 'Without a driver 11' }).click();
  await expect(page.getByText('No open trips here.')).toBeVisible();
  await page.getByRole('button', { name: 'Without a driver 11' }).click();
  await expect(first).toHaveAttribute('aria-setsize', '11');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('pickups of waiting trips stay on the map beside the cars, and the chosen trip stands alone', async ({
  browser,
}, info) => {
  const page = await busyDesk(browser);
  const map = page.getByRole('group', { name: 'Map of open trips and drivers' });
  // Pickups as close as a street merge with each other, never with a car.
  await expect
    .poll(() => map.getByRole('button', { name: /pickups in one place|· Pickup/ }).count())
    .toBeGreaterThan(20);
  await takePicture(page, info, 'map');
  await list(page).getByRole('option').filter({ hasText: 'W-COPY-' }).nth(3).click();
  await expect(map.getByRole('button', { name: /^W-COPY-\d+ · Pickup/ })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

test('an Arabic desk shows the beginning of each English address', async ({ browser }, info) => {
  const page = await busyDesk(browser, 'ar');
  await expect(list(page).getByRole('option').first()).toContainText('واشنطن سكوير');
  expect(await cutBeginnings(page)).toEqual([]);
  await page.locator('main').getByRole('button', { name: 'صفوف مضغوطة' }).click();
  await expect(list(page).locator('.line').first()).toBeVisible();
  await takePicture(page, info, 'Arabic');
  expect(await cutBeginnings(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
