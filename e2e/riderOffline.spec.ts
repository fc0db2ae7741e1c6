import { expect, type Page, test } from '@playwright/test';
import { answerOf, newcomer } from './people.js';
import { phone } from './screens.js';

/** The demo has no drivers here. */
const YAKIMA = { latitude: 46.6021, longitude: -120.5059 };

/** How many records the device keeps of its user. */
const recordsKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('wayfare');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const counting = database.transaction('known').objectStore('known').count();
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return count;
  });

test('without a network, a rider sees plate, driver, code and phone number of their trip, until they sign out', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', {
    firstName: 'Nadia',
    viewport: phone,
    at: YAKIMA,
    serviceWorkers: 'allow',
  });
  const driver = await newcomer(browser, 'driver', { firstName: 'Emil', viewport: phone, at: YAKIMA });
  const { latitude: lat, longitude: lng } = YAKIMA;
  const data = {
    pickup: { lat, lng, add: 'Capitol Theatre' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`, { data: {} }));
  const { driver_contact } = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));

  const page = await rider.context.newPage();
  // The demo's business uses no codes.
  const code = '48213';
  await page.route(`**/api/bookings/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), otp: code } });
  });
  const expectTrip = async () => {
    await expect(page.getByText('Emil Newcomer').first()).toBeVisible();
    await expect(page.getByText('NEW 1')).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await expect(page.locator(`a[href="tel:${driver_contact}"]`)).toBeVisible();
  };
  await page.goto('/bookings');
  await page.locator(`a[href="/bookings/${id}"]`).first().click();
  await expectTrip();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.unrouteAll({ behavior: 'wait' });
  await rider.context.setOffline(true);
  await page.reload();
  await expectTrip();
  await page.goto('/bookings');
  await page.locator(`a[href="/bookings/${id}"]`).first().click();
  await expectTrip();

  await rider.context.setOffline(false);
  await page.goto('/profile');
  expect(await recordsKept(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => recordsKept(page)).toBe(0);
  await rider.context.setOffline(true);
  await page.goto(`/bookings/${id}`);
  await expect(page.getByText('NEW 1')).toHaveCount(0);
  await Promise.all([rider.context.close(), driver.context.close()]);
});
