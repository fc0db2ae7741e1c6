import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, type Place } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/**
 * The demo has no drivers here, and each test has a town of its own: drivers do not get each other's offers.
 */
const towns = {
  tab: { latitude: 44.0805, longitude: -103.231 },
  arabic: { latitude: 44.3683, longitude: -100.351 },
  later: { latitude: 46.8083, longitude: -100.7837 },
} satisfies Record<string, Place>;

type Person = Awaited<ReturnType<typeof newcomer>>;

/** A driver who is online and a rider, in the same town. */
async function peopleAt(
  browser: Parameters<typeof newcomer>[0],
  at: Place,
  { viewport = phone, locale = 'en' } = {},
) {
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dan', viewport, at, locale });
  return { rider, driver, at };
}

async function book({ rider, at }: { rider: Person; at: Place }): Promise<string> {
  const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
  const data = { pickup: place(0.01, 'Town Hall'), drop: place(0.05, 'Station'), carType: 'Economy' };
  return (await answerOf(await rider.context.request.post('/api/bookings', { data }))).id;
}

const statusOf = async ({ rider }: { rider: Person }, id: string) =>
  (await answerOf(await rider.context.request.get(`/api/bookings/${id}`))).status;

/** Presses Tab until a button has the focus, which stays in the sheet. */
async function tabTo(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('alertdialog');
  const button = sheet.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  throw new Error(`${name} cannot be reached by keyboard`);
}

test('an offer appears above every page and tab, with sound, and is accepted by keyboard', async ({
  browser,
}, info) => {
  const people = await peopleAt(browser, towns.tab);
  const { driver } = people;
  const page = await driver.context.newPage();
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number; locks: number };
    counted.tones = 0;
    counted.locks = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function count(when) {
      counted.tones += 1;
      start.call(this, when);
    };
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = function count(type) {
      counted.locks += 1;
      return request.call(this, type);
    };
  });
  const counted = (name: 'tones' | 'locks') =>
    page.evaluate((which) => (window as unknown as Record<string, number>)[which], name);

  await page.goto('/bookings?tab=earnings');
  await expect(page.getByRole('tab', { name: 'Earnings' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => counted('locks')).toBeGreaterThan(0);
  const first = await book(people);
  const sheet = page.getByRole('alertdialog', { name: 'New trip' });
  await expect(sheet).toContainText('to the pickup (');
  await expect(sheet).toContainText('Town Hall');
  await expect(sheet.getByRole('progressbar', { name: 'Time left to accept' })).toBeVisible();
  await expect(page).toHaveTitle(/^New trip · /);
  await expect.poll(() => counted('tones')).toBeGreaterThan(0);
  await takePicture(page, info, 'offer');
  expect(await axeViolations(page)).toEqual([]);
  await tabTo(page, 'Decline');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveTitle(/^New trip/);
  expect(await statusOf(people, first)).toBe('NEW');

  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const second = await book(people);
  await tabTo(page, 'Accept');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bookings');
  await expect(page.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();
  expect(await statusOf(people, second)).toBe('ACCEPTED');
  await Promise.all([people.rider.context.close(), driver.context.close()]);
});

test('an offer that was put off waits in the console', async ({ browser }, info) => {
  const people = await peopleAt(browser, towns.later, { viewport: desktop });
  const page = await people.driver.context.newPage();
  await page.goto('/bookings?tab=past');
  const id = await book(people);
  const sheet = page.getByRole('alertdialog', { name: 'New trip' });
  await expect(sheet).toBeVisible();
  await takePicture(page, info, 'offer-desktop');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await statusOf(people, id)).toBe('NEW');
  await page.getByRole('tab', { name: 'Now' }).click();
  await page.getByRole('article').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();
  await Promise.all([people.rider.context.close(), people.driver.context.close()]);
});

test('an offer in Arabic, opened from a message', async ({ browser }, info) => {
  const people = await peopleAt(browser, towns.arabic, { locale: 'ar' });
  const id = await book(people);
  const page = await people.driver.context.newPage();
  await page.goto('/bookings');
  const sheet = page.getByRole('alertdialog', { name: 'رحلة جديدة' });
  await expect(sheet).toBeVisible();
  await takePicture(page, info, 'offer-arabic');
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'قبول' }).click();
  await expect.poll(() => statusOf(people, id)).toBe('ACCEPTED');
  await Promise.all([people.rider.context.close(), people.driver.context.close()]);
});
