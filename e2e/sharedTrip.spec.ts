import { expect, test } from '@playwright/test';
import { axeViolations } from './axe.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The demo has no drivers here. */
const FARGO = { latitude: 46.8772, longitude: -96.7898 };

test('a rider shares a trip, rates and tips its driver, and gets the receipt and the trip again', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Rosa', viewport: phone, at: FARGO });
  const driver = await newcomer(browser, 'driver', { firstName: 'Dario', viewport: phone, at: FARGO });
  const admin = await signedIn(browser, 'admin', desktop);
  await answerOf(await admin.request.post('/api/wallet/credits', { data: { uid: rider.id, amount: 20 } }));
  const [lat, lng] = [FARGO.latitude, FARGO.longitude];
  const drop = { lat: lat + 0.001, lng };
  const data = {
    pickup: { lat, lng, add: 'City Hall' },
    drop: { ...drop, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  const step = async (name: string, body: object = {}) =>
    answerOf(await driver.context.request.post(`/api/bookings/${id}/${name}`, { data: body }));

  await step('accept');
  const page = await rider.context.newPage();
  await page.goto(`/bookings/${id}`);
  await expect(page.getByText(/^\d+ min away$/)).toBeVisible();
  await page.getByRole('button', { name: 'Share trip' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to your trip' }).inputValue();

  const family = await signedIn(browser, null, phone);
  const followed = await family.newPage();
  const { pathname, hash } = new URL(link);
  await followed.goto(pathname + hash);
  await expect(followed.getByRole('heading', { name: 'Dario is on the way to the pickup' })).toBeVisible();
  await expect(followed.getByText(/^\d+ min away$/)).toBeVisible();
  await expect(followed.getByText('NEW 1')).toBeVisible();
  await expect(followed.getByText('City Hall')).toHaveCount(0);
  expect(await axeViolations(followed)).toEqual([]);

  for (const name of ['arrive', 'start']) await step(name);
  await step('reach', drop);
  await step('pay', { payment_mode: 'cash' });
  await expect(followed.getByRole('heading', { name: 'This trip has ended' })).toBeVisible();
  await family.close();

  await page.locator('label', { hasText: '5 stars' }).click();
  await page.getByRole('button', { name: 'Clean car' }).click();
  await page.getByRole('button', { name: 'Send rating' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your rating' })).toBeVisible();
  const tip = page.getByRole('form', { name: 'Tip Dario' });
  await tip.getByRole('textbox', { name: 'Another amount' }).fill('1.50');
  await tip.getByRole('button', { name: 'Give tip' }).click();
  await expect(page.getByText('You tipped $1.50. Thank you.')).toBeVisible();
  const rated = await answerOf(await admin.request.get(`/api/bookings/${id}`));
  expect(rated).toMatchObject({ rating: 5, rating_tags: ['clean'], tip: 1.5 });

  await page.getByRole('link', { name: 'Receipt' }).click();
  await page.getByRole('button', { name: 'Send receipt by email' }).click();
  await expect(page.getByText(/^Receipt sent to .+@wayfare\.example\.$/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toBe(`${rated.reference}.pdf`);
  await page.goBack();
  await page.getByRole('button', { name: 'Book return trip' }).click();
  // The way back starts where the trip ended.
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(rated.drop.add);
  await expect(page.getByRole('combobox', { name: 'Drop' })).toHaveValue('City Hall');
  for (const context of [admin, rider.context, driver.context]) await context.close();
});
