import { expect, test } from '@playwright/test';
import { countedTask } from './countedClicks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** In Iceland, where the demo has no drivers. */
const place = { latitude: 64 + randomInt(2000) / 1000, longitude: -23 + randomInt(8000) / 1000 };

test('a dispatcher ends a stuck trip with three clicks, and its rider and driver read what the office did', async ({
  browser,
}, info) => {
  const at = { viewport: phone, at: place };
  const rider = await newcomer(browser, 'rider', { firstName: 'Katla', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: 'Freyja', ...at });
  const admins = await signedIn(browser, 'admin', desktop);
  const { latitude: lat, longitude: lng } = place;
  const data = {
    pickup: { lat, lng, add: 'Perlan' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const { id, reference } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/arrive`, { data: {} }));
  const { otp } = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));
  await answerOf(
    await driver.context.request.post(`/api/bookings/${id}/start`, { data: otp ? { otp } : {} }),
  );

  const page = await admins.newPage();
  await page.goto(`/bookings/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  const end = countedTask('Ending a stuck trip');
  await end.click(page.getByRole('button', { name: 'End trip…' }));
  const dialog = page.getByRole('dialog', { name: `End trip ${reference}` });
  await expect(dialog.getByText('Katla Newcomer pays')).toBeVisible();
  await expect(dialog.getByText('Freyja Newcomer earns')).toBeVisible();
  await takePicture(page, info, 'end-trip');
  await end.click(dialog.getByRole('radio', { name: 'The driver’s phone does not work' }));
  await end.click(dialog.getByRole('button', { name: 'End the trip' }));
  await expect(page.getByText('The office ended this trip').first()).toBeVisible();

  await page.getByRole('button', { name: 'End trip…' }).click();
  await dialog.getByRole('radio', { name: 'Rider and driver confirm the payment' }).click();
  await dialog.getByRole('button', { name: 'Paid in cash' }).click();
  await expect(page.getByText('The office recorded the payment in cash').first()).toBeVisible();
  for (const { context } of [rider, driver]) {
    const own = await context.newPage();
    await own.goto(`/bookings/${id}`);
    await expect(own.getByText('The office ended this trip')).toBeVisible();
  }
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});
