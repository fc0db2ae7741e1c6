import { expect, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { newcomer } from './people.js';
import { phone } from './screens.js';
import { drivenTrip } from './trips.js';

/** The demo has no drivers here. */
const TWIN_FALLS = { latitude: 42.5558, longitude: -114.4701 };

test('a rider with an unpaid trip sees that when booking another, and is taken to its payment', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Owen', viewport: phone, at: TWIN_FALLS });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dora', viewport: phone, at: TWIN_FALLS });
  const id = await drivenTrip(rider, driver, TWIN_FALLS);

  const page = await rider.context.newPage();
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  await page.getByRole('button', { name: 'Book now' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();

  const message = page.getByRole('alert').filter({ hasText: 'You have an unpaid trip.' });
  await message.getByRole('button', { name: 'Go to the unpaid trip' }).click();
  await page.waitForURL(`**/bookings/${id}`);
  await expect(message).toBeHidden();
  await expect(page.getByRole('button', { name: /^Pay from wallet/ })).toBeVisible();
  await rider.context.close();
  await driver.context.close();
});
