import { expect, test } from '@playwright/test';
import { newStaff } from './accounts.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

test('the slower of two dispatchers reads who was faster and when, and sees what became of the trip [5.53]', async ({
  browser,
}, info) => {
  const place = { latitude: 64 + randomInt(2000) / 1000, longitude: -21 - randomInt(1000) / 1000 };
  const admins = await signedIn(browser, 'admin', desktop);
  const colleague = await newStaff(browser, admins, 'alladmin', desktop);
  const rider = await newcomer(browser, 'rider', { firstName: 'Una', viewport: phone, at: place });
  const driver = await newcomer(browser, 'driver', { firstName: 'Odin', viewport: phone, at: place });
  const { latitude: lat, longitude: lng } = place;
  const { id } = await answerOf(
    await rider.context.request.post('/api/bookings', {
      data: {
        pickup: { lat, lng, add: 'Perlan' },
        drop: { lat: lat + 0.01, lng, add: 'Harpa' },
        carType: 'Economy',
      },
    }),
  );
  const page = await admins.newPage();
  // The colleague cancels the trip while the dispatcher's own request is on its way.
  await page.route(`**/api/bookings/${id}/cancel`, async (route) => {
    const faster = await colleague.context.request.post(`/api/bookings/${id}/cancel`, {
      data: { reason: 'No car' },
    });
    expect(faster.ok()).toBe(true);
    await route.continue();
  });
  await page.goto(`/bookings/${id}/show`);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Nora Newcomer canceled this trip just now.')).toBeVisible();
  await takePicture(page, info, 'lost-race');
  await expect(page.getByText('No car').first()).toBeVisible();

  for (const { context } of [rider, driver, colleague]) await context.close();
  await admins.close();
});
