import { expect, type Page, test } from '@playwright/test';
import { newStaff } from './accounts.js';
import { copyUrl } from './copyPorts.js';
import { answerOf, signedIn } from './people.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { randomInt } from './random.js';
import { desktop } from './screens.js';
import { keepDriversAvailable } from './sharedSettings.js';
import { takePicture } from './takePicture.js';
import { drive, eachOf, startDriver, takeCall } from './nightShift.js';

const CALLS = 100;
const CARS = 40;
/** Trips whose drivers' phones die on the way: the office ends them. */
const DEAD_PHONES = 12;
/** Callers who hang up: the office cancels. */
const CANCELED = 8;

const URL_OF_COPY = copyUrl('fridayNight');
test.use({ baseURL: URL_OF_COPY });

// A hundred trips and forty free cars would be in the way of the other tests.
let copy: ProductCopy | undefined;
test.beforeAll(async () => {
  copy = await startCopy(/is ready at/, {
    PORT: new URL(URL_OF_COPY).port,
    NODE_ENV: 'development',
    DEMO_BOOKINGS: '60',
    TRUST_PROXY: '1',
  });
  await keepDriversAvailable(copy.url);
});
test.afterAll(() => copy?.close());

/** Takes one call by hand: the form warns that no car is near, and Ctrl+Enter books all the same. */
async function takeCallByHand(page: Page): Promise<void> {
  await page.goto('/desk');
  const mobile = `(212) 555-${String(randomInt(10_000)).padStart(4, '0')}`;
  await page.getByRole('textbox', { name: 'Caller’s phone number' }).fill(mobile);
  await page.getByRole('link', { name: 'Book for this number' }).click();
  await expect(
    page.getByRole('dialog', { name: 'New rider' }).getByRole('textbox', { name: 'First name' }),
  ).toBeFocused();
  await page.keyboard.type('Sunniva');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Rider' })).toHaveValue('Sunniva');
  for (const [field, typed] of [
    ['Pickup', 'bismarck'],
    ['Drop', 'mandan'],
  ] as const) {
    const place = page.getByRole('combobox', { name: field });
    await place.fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible();
    await place.press('Enter');
    await expect(place).toHaveValue(new RegExp(typed, 'i'));
  }
  await page.getByRole('radio', { name: /^Economy/ }).check();
  await expect(page.getByText('No driver who could take the trip is within')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.waitForURL('**/desk');
}

test('a Friday night: 100 calls, none refused, 40 cars, every trip ended, and books that balance', async ({
  browser,
}, info) => {
  test.setTimeout(240_000);
  const admins = await signedIn(browser, 'admin', desktop);
  const { context } = await newStaff(browser, admins, 'alladmin', desktop);
  const staff = context.request;
  const page = await context.newPage();

  // No car is near yet: each call is booked, and waits.
  await takeCallByHand(page);
  const list = page.getByRole('listbox');
  await expect(list).toBeFocused();
  await expect(list.getByRole('option', { selected: true })).toContainText('Sunniva');
  const calls = await eachOf(Array.from({ length: CALLS - 1 }), (_, index) =>
    takeCall(staff, index % 2 ? 'Solveig' : 'Ingrid'),
  );
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', /^\d{3,}$/);
  await takePicture(page, info, 'hundred-waiting');

  // The caller hangs up: canceled on the desk, where the focus stays.
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No car available in time' }).click();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(list).toBeFocused();

  const lastName = `Night${randomInt(1e6)}`;
  const cars = await eachOf(Array.from({ length: CARS }), (_, index) =>
    startDriver(
      staff,
      { firstName: `Car ${String.fromCodePoint(65 + (index % 26))}`, lastName },
      URL_OF_COPY,
    ),
  );
  const canceled = calls.slice(0, CANCELED);
  const dead = calls.slice(CANCELED, CANCELED + DEAD_PHONES);
  const driven = calls.slice(CANCELED + DEAD_PHONES);
  await eachOf(canceled, async ({ id }) =>
    answerOf(
      await staff.post(`/api/bookings/${id}/cancel`, { data: { reason: 'No car available in time' } }),
    ),
  );
  await eachOf(cars, async (car, index) => {
    for (let trip = index; trip < driven.length; trip += CARS)
      await drive(staff, car, (driven[trip] as (typeof driven)[number]).id, 'pay');
  });
  await eachOf(dead, async ({ id }, index) =>
    drive(staff, cars[index] as (typeof cars)[number], id, 'start'),
  );

  // One of them is ended by hand, the others through the API.
  const [byHand, ...others] = dead as [(typeof dead)[number], ...typeof dead];
  await page.goto(`/bookings/${byHand.id}/show`);
  await page.getByRole('button', { name: 'End trip…' }).click();
  await dialog.getByRole('radio', { name: 'The driver’s phone does not work' }).click();
  await dialog.getByRole('button', { name: 'End the trip' }).click();
  await expect(page.getByText('The office ended this trip').first()).toBeVisible();
  await page.getByRole('button', { name: 'End trip…' }).click();
  await dialog.getByRole('radio', { name: 'Rider and driver confirm the payment' }).click();
  await dialog.getByRole('button', { name: 'Paid in cash' }).click();
  await expect(page.getByText('The office recorded the payment in cash').first()).toBeVisible();
  await eachOf(others, async ({ id }) => {
    const { end } = await answerOf(await staff.get(`/api/bookings/${id}/resolve`));
    const act = async (data: object) => answerOf(await staff.post(`/api/bookings/${id}/resolve`, { data }));
    await act({ action: 'end', ...end, reason: 'phone_failed' });
    await act({ action: 'cash', reason: 'payment_confirmed' });
  });

  // Midnight: no trip is open, and what each driver collected in cash and owes is on one list.
  const trips: { status: string; driver?: string; convenience_fees: number }[] = (
    await eachOf(calls, async ({ id }) => answerOf(await staff.get(`/api/bookings/${id}`)))
  ).filter(({ status }) => status !== 'CANCELLED');
  expect(trips).toHaveLength(CALLS - 1 - CANCELED);
  expect(trips.filter(({ status }) => status !== 'PAID' && status !== 'COMPLETE')).toEqual([]);
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const owed = cars.map(({ id }) =>
    trips.reduce((sum, trip) => sum + (trip.driver === id ? Math.round(trip.convenience_fees * 100) : 0), 0),
  );
  expect(Math.min(...owed)).toBeGreaterThan(0);
  const filter = encodeURIComponent(JSON.stringify({ q: lastName }));
  await page.goto(`/drivers?filter=${filter}&sort=walletBalance&order=ASC&page=1&perPage=50`);
  const rows = page.getByRole('row').filter({ hasText: lastName });
  await expect(rows).toHaveCount(CARS);
  const shown = (await rows.allInnerTexts()).map((text) =>
    /[-−]\$\d+\.\d\d/.exec(text)?.[0].replace('−', '-'),
  );
  expect(shown).toEqual(owed.toSorted((a, b) => b - a).map((cents) => money.format(-cents / 100)));
  await takePicture(page, info, 'cash-to-collect');

  await page.goto('/ledger');
  await page.getByRole('button', { name: 'Run ledger audit' }).click();
  await expect(page.getByText('The books balance.')).toBeVisible();
  for (const { api } of cars) await api.dispose();
  await context.close();
  await admins.close();
});
