import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { expectUsableZoomed } from './looks.js';
import { answerOf, aPicture, newcomer, type Place } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/**
 * The demo has no drivers here, and each test has a town of its own: drivers do not get each other's offers.
 */
const towns = {
  english: { latitude: 41.8666, longitude: -103.6672 },
  arabic: { latitude: 42.8666, longitude: -106.3131 },
  zoomed: { latitude: 44.7972, longitude: -106.9562 },
  dark: { latitude: 43.4799, longitude: -110.7624 },
} satisfies Record<string, Place>;

/** A driver on the way to a rider, with the console open. */
async function onTheWay(browser: Parameters<typeof newcomer>[0], at: Place, locale = 'en') {
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at, locale });
  const place = (north: number, add: string) => ({ lat: at.latitude + north, lng: at.longitude, add });
  const data = { pickup: place(0.001, 'Town Hall'), drop: place(0.05, 'Station'), carType: 'Economy' };
  const booking = { ...data, payment_mode: 'card' };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data: booking }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  const page = await driver.context.newPage();
  await page.goto('/bookings');
  const close = () => Promise.all([rider.context.close(), driver.context.close()]);
  return { id, page, close, driver, rider };
}

/** In the lower half of a phone, and all of it visible. */
async function expectInReach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const box = await control.boundingBox();
  expect(box?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
}

test('a driver on a trip sees the trip only, with the next step within reach', async ({ browser }, info) => {
  const { page, close, driver, id } = await onTheWay(browser, towns.english);
  const arrived = page.getByRole('button', { name: 'I am at the pickup' });
  await expectInReach(page, arrived);
  await expectInReach(page, page.getByRole('link', { name: 'Directions to the pickup' }));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Driving' })).toBeAttached();
  await takePicture(page, info, 'driving');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText('Station').scrollIntoViewIfNeeded();
  await expectInReach(page, arrived);

  await page.getByRole('button', { name: 'Show menus' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Earnings' })).toBeVisible();
  await page.getByRole('button', { name: 'Driving view' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.setViewportSize(desktop);
  await expect(page.getByRole('banner')).toBeVisible();
  await takePicture(page, info, 'driving-desktop');
  await page.setViewportSize(phone);

  await arrived.click();
  await page.getByRole('button', { name: 'Start the trip' }).click();
  await page.getByRole('button', { name: 'We have arrived' }).click();
  // The rider pays by card, as chosen: cash is only the way out.
  await expect(page.getByText('Rosa Newcomer has chosen to pay by card.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cash received' })).toHaveCount(0);
  await takePicture(page, info, 'pays');
  await page.getByRole('button', { name: 'Paid in cash instead' }).click();
  await expect
    .poll(async () => (await answerOf(await driver.context.request.get(`/api/bookings/${id}`))).status)
    .toBe('PAID');

  await page.getByRole('tab', { name: 'Earnings' }).click();
  const earned = page.getByRole('region', { name: 'Earned in the last four weeks' });
  await expect(earned.getByRole('listitem')).toHaveCount(1);
  await expect(earned.getByRole('listitem')).toContainText('1 trip');
  await takePicture(page, info, 'earnings', true);
  expect(await axeViolations(page)).toEqual([]);
  await earned.getByRole('button', { name: 'By week' }).click();
  await expect(earned.getByRole('listitem')).toHaveCount(1);
  await page.setViewportSize(desktop);
  await takePicture(page, info, 'earnings-desktop', true);

  await page.setViewportSize(phone);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Insurance: Send a new picture' }).click();
  const form = page.getByRole('form', { name: 'Insurance: Send a new picture' });
  await form.getByRole('button', { name: 'Send to the office' }).click();
  await expect(form.getByText('Please take a picture first.')).toBeVisible();
  await form.getByLabel('Take a picture').setInputFiles(aPicture);
  await expect(form.getByLabel('Take another picture')).toBeEnabled();
  await form.getByLabel('Valid until').fill(`${new Date().getFullYear() + 1}-06-01`);
  await form.getByRole('button', { name: 'Send to the office' }).click();
  const insurance = page.getByRole('region', { name: 'Insurance' });
  await expect(insurance.getByText('Waiting for review')).toBeVisible();
  await expect(insurance.getByRole('link', { name: 'Show picture of Insurance' })).toBeVisible();
  await takePicture(page, info, 'documents', true);
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

test('the driving view in Arabic', async ({ browser }, info) => {
  const { page, close } = await onTheWay(browser, towns.arabic, 'ar');
  await expectInReach(page, page.getByRole('button', { name: 'أنا عند نقطة الانطلاق' }));
  await takePicture(page, info, 'driving-arabic');
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

test('at 200 % zoom, nothing is cut off or covered, and nothing moves for those who want less motion', async ({
  browser,
}, info) => {
  const { page, close, id, rider } = await onTheWay(browser, towns.zoomed);
  const button = (name: string, on = page) => on.getByRole('button', { name });
  await expect(button('I am at the pickup')).toBeVisible();
  await expectUsableZoomed(page, [
    button('I am at the pickup'),
    page.getByRole('link', { name: 'Directions to the pickup' }),
    button('Show menus'),
    button('Chat with Rosa Newcomer'),
    button('Give the trip back'),
  ]);
  const trip = await rider.context.newPage();
  await trip.goto(`/bookings/${id}`);
  await expect(button('Chat with Dora Newcomer', trip)).toBeVisible();
  await expectUsableZoomed(trip, [
    button('Chat with Dora Newcomer', trip),
    button('Share trip', trip),
    button('Cancel trip', trip),
  ]);
  await takePicture(trip, info, 'trip-zoomed', true);
  await trip.goto('/');
  await expect(button('Book now', trip)).toBeVisible();
  await expectUsableZoomed(trip, [
    trip.getByRole('combobox', { name: 'Pickup' }),
    trip.getByRole('combobox', { name: 'Drop' }),
    button('Book now', trip),
  ]);
  await close();
});

test('at night, a driver’s pages are as dark as the device unless the driver chose otherwise, and the site is offered for the home screen once', async ({
  browser,
}, info) => {
  const { page, close } = await onTheWay(browser, towns.dark);
  const html = page.locator('html');
  await expect(page.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();
  await expect(html).not.toHaveAttribute('data-dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-dark');
  await takePicture(page, info, 'driving-dark');
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show menus' }).click();
  // The browser's offer comes when the browser thinks so; it is shown to drivers who are online.
  await page.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined })),
  );
  const offer = page.getByRole('region', { name: 'Keep it on your home screen' });
  await expect(offer).toBeVisible();
  await takePicture(page, info, 'console-dark', true);
  expect(await axeViolations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('combobox', { name: 'Colors' }).click();
  await takePicture(page, info, 'profile-dark', true);
  await page.getByRole('option', { name: 'Light' }).click();
  await expect(html).not.toHaveAttribute('data-dark');
  await page.goto('/bookings');
  await page.getByRole('button', { name: 'Show menus' }).click();
  await expect(html).not.toHaveAttribute('data-dark');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect(page.getByRole('tab', { name: 'Earnings' })).toBeVisible();
  await expect(offer).toBeHidden();
  await close();
});
