import { type Browser, expect, type Page, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { withoutNewerFunctions } from './olderBrowser.js';
import { answerOf, newcomer } from './people.js';
import { phone } from './screens.js';
import { rideFromBookingToRating } from './tripJourney.js';

/** A place that no other test uses. */
const WHITESTONE = { latitude: 40.792, longitude: -73.809 };
/** Two places where no other test has trips. */
const bronxZoo = {
  typed: 'bronx zoo',
  name: /Bronx Zoo/,
  position: { latitude: 40.8506, longitude: -73.877 },
};
const yankeeStadium = {
  typed: 'yankee sta',
  name: /Yankee Stadium/,
  position: { latitude: 40.82964, longitude: -73.92617 },
};
/** The zone of the demo's business. */
const BUSINESS = 'America/New_York';

const hourOf = (at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: BUSINESS, hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202f', ' ');

/** Books a trip for tomorrow morning, finds it among the trips, cancels it, and asks for money. */
async function travel(page: Page, amount: string): Promise<void> {
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Book later' }).click();
  await page.getByRole('button', { name: 'Tomorrow morning' }).click();
  await page.getByRole('button', { name: 'Book later' }).click();
  const booked = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await page
    .getByRole('dialog', { name: 'Estimated fare' })
    .getByRole('button', { name: 'Book', exact: true })
    .click();
  const { id, tripdate } = await answerOf((await booked) as never);
  expect(hourOf(tripdate)).toBe('8:00 AM');

  await page.goto('/bookings');
  await expect(page.getByText(/8:00\sAM/).first()).toBeVisible();
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'Cancel trip' }).click();
  const why = page.getByRole('dialog', { name: 'Why are you canceling?' });
  await why.getByRole('radio', { name: 'My plans changed' }).check();
  await why.getByRole('button', { name: 'Cancel trip' }).click();
  await expect(page.getByRole('heading', { name: 'This trip was canceled' })).toBeVisible();
  await askForMoney(page, amount);
}

/** Types an amount to add to the wallet, and checks that 12.5 is asked for. */
async function askForMoney(page: Page, typed: string): Promise<void> {
  const asked: number[] = [];
  await page.route('**/wallet/topups*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push((route.request().postDataJSON() as { amount: number }).amount);
    return route.abort();
  });
  await page.goto('/profile/wallet');
  await page.locator('main input[inputmode=decimal]').first().fill(typed);
  await page.locator('main form button[type=submit]').first().click();
  await expect.poll(() => asked).toEqual([12.5]);
}

const riderIn = (browser: Browser, locale = 'en') =>
  newcomer(browser, 'rider', { firstName: 'Nora', viewport: phone, at: WHITESTONE, locale });

for (const timezoneId of ['Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'])
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a rider books, finds, and cancels a trip, and adds money', async ({ browser }) => {
      const { context } = await riderIn(browser);
      await travel(await context.newPage(), '12.5');
      await context.close();
    });
  });

test.describe('with browsers in Asia/Kolkata that lack what supported ones may lack', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('a trip works from booking to rating', async ({ browser }) => {
    const errors: string[][] = [];
    const pageOf = async (who: 'rider' | 'driver', path: string) => {
      const user = { firstName: 'Nora', viewport: phone, at: bronxZoo.position };
      const { context } = await newcomer(browser, who, user);
      errors.push(await withoutNewerFunctions(context));
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    await rideFromBookingToRating(browser, {
      screen: phone,
      pickup: bronxZoo,
      drop: yankeeStadium,
      riderOf: () => pageOf('rider', '/'),
      driverOf: () => pageOf('driver', '/bookings'),
    });
    expect(errors.flat()).toEqual([]);
  });
});

test('a rider does so without the functions that supported browsers may lack', async ({ browser }) => {
  const { context } = await riderIn(browser);
  const errors = await withoutNewerFunctions(context);
  await travel(await context.newPage(), '12.5');
  expect(errors).toEqual([]);
  await context.close();
});

test('a rider who reads Arabic books and cancels a trip, and types an amount in Arabic digits', async ({
  browser,
}) => {
  const { context } = await riderIn(browser, 'ar');
  const page = await context.newPage();
  const errors: unknown[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/');
  const place = async (label: string, typed: string) => {
    await page.getByRole('combobox', { name: label }).fill(typed);
    await page.getByRole('option').first().click();
  };
  await place('نقطة الانطلاق', 'times sq');
  await place('الوجهة', 'brooklyn bri');
  await page.getByRole('radio', { name: /^اقتصادي/ }).check();
  await page.getByRole('combobox', { name: 'الموعد' }).click();
  await page.getByRole('option').last().click();
  await page.locator('[role=group] button').first().click();
  await page.locator('main form button[type=submit]').first().click();
  const booked = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'احجز', exact: true }).click();
  const { id } = await answerOf((await booked) as never);
  await page.goto(`/bookings/${id}`);
  await page.getByRole('button', { name: 'إلغاء الرحلة' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الرحلة' }).click();
  await expect
    .poll(async () => (await answerOf(await context.request.get(`/api/bookings/${id}`))).status)
    .toBe('CANCELLED');
  await askForMoney(page, '١٢٫٥');
  expect(errors).toEqual([]);
  await context.close();
});
