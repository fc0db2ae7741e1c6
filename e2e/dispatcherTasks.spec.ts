import { expect, test } from '@playwright/test';
import { countedClicks, countedTask } from './countedClicks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** In Iceland, where the demo has no drivers; a place of its own for each repetition. */
const quietPlace = () => ({
  latitude: 64 + randomInt(2000) / 1000,
  longitude: -23 + randomInt(8000) / 1000,
});

/**
 * Four of a dispatcher's tasks. `desk.spec.ts` counts the clicks to assign the nearest driver, list idle
 * drivers, message a driver, swap one and block one, and `handPostedMoney.spec.ts` those to pay out.
 */
test('a dispatcher finds a caller’s trip and learns why it has no driver with one click each, and cancels it with three', async ({
  browser,
}) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const name = `Freyja${randomInt(1e6)}`;
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

  const find = countedTask('Finding a caller’s trip');
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Caller’s phone number' }).fill(mobile.slice(-7));
  const card = page.getByRole('article', { name: 'Katla Newcomer' });
  await find.click(card.getByRole('link', { name: reference }).first());
  await page.waitForURL(`**/bookings/${id}/show`);
  // The desk, which has such a button too, stays until the page has loaded.
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();

  const ask = countedTask('Learning why there is no driver');
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

/** The demo has no drivers here, and the suggestions know it. */
const GRAND_FORKS = { latitude: 47.9253, longitude: -97.0329 };
/** How long a booking by phone may take, in ms. */
const PHONE_BOOKING_MS = 15_000;

test('a dispatcher books by phone for a guest within 15 seconds, with a note and a named driver, and again with one key', async ({
  browser,
}, info) => {
  const name = `Odd${randomInt(1e6)}`;
  const driver = await newcomer(browser, 'driver', { firstName: name, viewport: phone, at: GRAND_FORKS });
  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto('/desk');
  const called = page.getByRole('textbox', { name: 'Caller’s phone number' });
  await expect(called).toBeVisible();
  const mobile = `(212) 555-${String(randomInt(10_000)).padStart(4, '0')}`;

  const began = Date.now();
  await called.fill(mobile);
  await page.getByRole('link', { name: 'Book for this number' }).click();
  const guest = page.getByRole('dialog', { name: 'New rider' });
  await expect(guest.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await page.keyboard.type('Liv');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Rider' })).toHaveValue('Liv');
  // Enters the places as a caller names them, and takes the best match with Enter.
  for (const [field, typed] of [
    ['Pickup', 'fargo'],
    ['Drop', 'west fargo'],
  ] as const) {
    const place = page.getByRole('combobox', { name: field });
    await place.fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible();
    await place.press('Enter');
    await expect(place).toHaveValue(/Fargo/);
  }
  await page.getByRole('radio', { name: /^Economy/ }).check();
  await page.getByRole('combobox', { name: 'Payment method' }).click();
  await page.getByRole('option', { name: 'Cash' }).click();
  await page.getByRole('textbox', { name: 'Note to the driver' }).fill('The blue door, next to the mill');
  const named = page.getByRole('combobox', { name: 'Driver by name (optional)' });
  await named.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.waitForURL(/\/bookings\/[^/]+\/show$/);
  const took = Date.now() - began;
  expect(took).toBeLessThan(PHONE_BOOKING_MS);
  await info.attach('milliseconds', { body: String(took) });

  await expect(page.getByText(`Asked: ${name} Newcomer`).first()).toBeVisible();
  await expect(page.getByText('The blue door, next to the mill')).toBeVisible();
  const [id] = /[^/]+(?=\/show$)/.exec(page.url()) ?? [];
  expect(await answerOf(await admins.request.get(`/api/bookings/${id}`))).toMatchObject({
    customer_name: 'Liv',
    payment_mode: 'cash',
    booking_type_admin: true,
    asked: [{ driver: driver.id }],
  });

  // From a call that the telephone system puts through: one key each.
  await page.goto(`/desk?phone=${encodeURIComponent(mobile)}`);
  const card = page.getByRole('article', { name: 'Liv' });
  await expect(card).toBeFocused();
  await page.keyboard.press('c');
  const cancel = page.getByRole('dialog');
  await expect(cancel.getByRole('radio', { name: 'The rider asked us to cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancel).toHaveCount(0);
  await card.focus();
  await page.keyboard.press('r');
  await page.waitForURL('**/addbookings');
  await expect(page.getByRole('combobox', { name: 'Drop' })).toHaveValue(/West Fargo/);
  await expect(page.getByRole('combobox', { name: 'Rider' })).toHaveValue('Liv');
  await admins.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Test' } });
  await driver.context.close();
  await admins.close();
});

test('a dispatcher who hears “where is my car?” reads it in the first line of the caller and of the trip', async ({
  browser,
}, info) => {
  const place = quietPlace();
  const at = { viewport: phone, at: place };
  const name = `Bera${randomInt(1e6)}`;
  const rider = await newcomer(browser, 'rider', { firstName: 'Solla', ...at });
  const driver = await newcomer(browser, 'driver', { firstName: name, ...at });
  const { latitude: lat, longitude: lng } = place;
  const { id, reference } = await answerOf(
    await rider.context.request.post('/api/bookings', {
      data: {
        pickup: { lat: lat + 0.02, lng, add: 'Perlan' },
        drop: { lat: lat + 0.05, lng, add: 'Harpa' },
        carType: 'Economy',
      },
    }),
  );
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`));
  const { mobile } = await answerOf(await rider.context.request.get('/api/auth/me'));
  const { vehicle_number: plate } = await answerOf(await rider.context.request.get(`/api/bookings/${id}`));

  const admins = await signedIn(browser, 'admin', desktop);
  const page = await admins.newPage();
  await page.goto(`/desk?phone=${encodeURIComponent(mobile)}`);
  const line = page
    .getByRole('article', { name: 'Solla Newcomer' })
    .getByRole('group', { name: 'Where the car is' });
  await expect(line).toContainText(/At the pickup in \d+ min/);
  for (const fact of [name, plate, /position \d+ min old/, /estimate \$\d/])
    await expect(line).toContainText(fact);
  await takePicture(page, info, 'where the car is');

  await page.goto(`/bookings/${id}/show`);
  await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  const own = page.getByRole('group', { name: 'Where the car is' });
  await expect(own).toContainText(/At the pickup in \d+ min/);
  for (const { context } of [rider, driver]) await context.close();
  await admins.close();
});
