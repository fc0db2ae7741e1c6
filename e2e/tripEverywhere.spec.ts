import { expect, test } from '@playwright/test';
import { expectToFit, problemsOf } from './looks.js';
import { answerOf, newcomer } from './people.js';
import { phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The demo has no drivers here. */
const WALLA_WALLA = { latitude: 46.0646, longitude: -118.343 };

test('a rider reaches the trip with one tap from home, sees the plate before, and signs out in the header', async ({
  browser,
}, info) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Mira', viewport: phone, at: WALLA_WALLA });
  const driver = await newcomer(browser, 'driver', { firstName: 'Jon', viewport: phone, at: WALLA_WALLA });
  const { latitude: lat, longitude: lng } = WALLA_WALLA;
  const data = {
    pickup: { lat, lng, add: 'Depot' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
    pickUpInstructions: 'Blue door',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  const console = await driver.context.newPage();
  await console.goto('/bookings');
  const offer = console.getByRole('alertdialog');
  await expect(offer.getByText('Blue door')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(console.getByRole('button', { name: 'I am at the pickup' })).toBeVisible();

  const page = await rider.context.newPage();
  const problems = problemsOf(page);
  await page.goto('/');
  const live = page.getByRole('region', { name: 'Your trip' }).getByRole('link');
  await expect(live).toContainText('Jon Newcomer is on the way to you');
  await expect(live).toContainText('NEW 1');
  await expect(live).toBeInViewport();
  await expectToFit(page);
  await takePicture(page, info, 'home-with-trip');
  await live.click();
  await page.waitForURL(`**/bookings/${id}`);
  await page.getByRole('banner').getByRole('link', { name: 'My trips' }).click();
  await expect(page.getByText('Driver on the way')).toBeVisible();

  // From the arrival to paid, cash takes one tap of the driver, and none of the rider.
  await page.goto(`/bookings/${id}`);
  for (const step of ['arrive', 'start'])
    await answerOf(await driver.context.request.post(`/api/bookings/${id}/${step}`, { data: {} }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/reach`, { data: { lat, lng } }));
  await console.getByRole('button', { name: 'Cash received' }).click();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you for riding with us' })).toBeVisible();
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/complete`, { data: {} }));
  await page.goto('/');
  const past = page.getByRole('group', { name: 'Recent places' });
  await past.getByRole('button', { name: 'Depot' }).click();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue('Depot');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My trips' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your trip' })).toHaveCount(0);
  expect(problems).toEqual([]);
  await Promise.all([rider.context.close(), driver.context.close()]);
});
