import { randomInt } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { countedClicks } from './countedClicks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** In Iceland, where the demo has no drivers; a place of its own for each repetition. */
const quietPlace = () => ({
  latitude: 64 + randomInt(2000) / 1000,
  longitude: -23 + randomInt(8000) / 1000,
});

/**
 * Three of a dispatcher's tasks. `desk.spec.ts` counts the clicks to assign the nearest driver, list idle drivers, message a driver
 * and swap one, and `handPostedMoney.spec.ts` those to pay out.
 */
test('a dispatcher finds a caller’s trip and learns why it has no driver with one click each, and cancels it with three', async ({
  browser,
}) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const name = `Freyja${randomInt(1e9)}`;
  const [passenger, rider] = [
    await newcomer(browser, 'rider', { firstName: 'Ari', ...at }),
    await newcomer(browser, 'rider', { firstName: 'Katla', ...at }),
  ];
  const driver = await newcomer(browser, 'driver', { firstName: name, ...at });
  const admins = await signedIn(browser, 'admin', desktop);
  const { latitude: lat, longitude: lng } = place;
  const trip = {
    pickup: { lat, lng, add: 'Perlan' },
    drop: { lat: lat + 0.01, lng, add: 'Harpa' },
    carType: 'Economy',
  };
  const book = async ({ context }: typeof rider, more = {}) =>
    answerOf(await context.request.post('/api/bookings', { data: { ...trip, ...more } }));
  const driven = await book(passenger);
  await answerOf(await driver.context.request.post(`/api/bookings/${driven.id}/accept`));
  await answerOf(
    await admins.request.post('/api/wallet/credits', {
      data: { uid: rider.id, amount: 20, note: 'Credit' },
    }),
  );
  const soon = { bookLater: true, tripdate: Date.now() + 18 * 60_000 };
  const { id, reference } = await book(rider, { payment_mode: 'wallet', ...soon });
  const own = async () => answerOf(await rider.context.request.get('/api/auth/me'));
  const balance = async () => (await own()).walletBalance;
  const { mobile } = await own();
  expect(await balance()).toBeLessThan(20);
  const page = await admins.newPage();

  const find = countedClicks('Finding a caller’s trip', 1);
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Caller’s phone number' }).fill(mobile.slice(-7));
  const card = page.getByRole('article', { name: 'Katla Newcomer' });
  await find.click(card.getByRole('link', { name: reference }).first());
  await page.waitForURL(`**/bookings/${id}/show`);
  // The desk, which has such a button too, stays until the page has loaded.
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();

  const ask = countedClicks('Learning why there is no driver', 1);
  await ask.click(page.getByRole('button', { name: 'Ask a driver' }));
  const choice = page.getByRole('dialog');
  await expect(choice.getByText('No free driver nearby')).toBeVisible();
  await expect(choice.getByRole('listitem').filter({ hasText: `${name} Newcomer` })).toContainText(
    'On another trip',
  );
  await choice.getByRole('button', { name: 'Close' }).click();

  const cancel = countedClicks('Canceling and refunding', 3);
  await cancel.click(page.getByRole('button', { name: 'Cancel booking' }));
  const dialog = page.getByRole('dialog');
  await cancel.click(dialog.getByRole('radio', { name: 'No car available in time' }));
  await cancel.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByText('Booking canceled.')).toBeVisible();
  expect(await answerOf(await admins.request.get(`/api/bookings/${id}`))).toMatchObject({
    status: 'CANCELLED',
  });
  await expect.poll(balance).toBe(20);

  for (const { context } of [passenger, rider, driver]) await context.close();
  await admins.close();
});
