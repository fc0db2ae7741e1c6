import { expect, type Page, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { expectToFit } from './looks.js';
import { answerOf, newcomer, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The zone of the demo's business. */
const BUSINESS = 'America/New_York';
/** A place that no other test uses. */
const COLLEGE_POINT = { latitude: 40.786, longitude: -73.846 };

const clockIn = (timeZone: string, at: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202f', ' ');

/** The clock times of the business and of the reader, in this order, with the name of the zone. */
const bothTimes = (at: number, zone: string) =>
  new RegExp(
    `${clockIn(BUSINESS, at)} New York time; .*${clockIn(zone, at)} for you`.replaceAll(' ', String.raw`\s`),
  );

async function bookTomorrowMorning(page: Page) {
  await page.goto('/');
  await fillIn(page, 'times sq', 'brooklyn bri');
  await page.getByRole('combobox', { name: 'When' }).click();
  await page.getByRole('option', { name: 'Book later' }).click();
  await page.getByRole('button', { name: 'Tomorrow morning' }).click();
  await expect(page.getByText(/8:00\sAM New York time; .*for you/)).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Book later' }).click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(estimate.getByText(/8:00\sAM New York time; .*for you/)).toBeVisible();
  const booked = page.waitForResponse(
    (response) => response.url().endsWith('/api/bookings') && response.request().method() === 'POST',
  );
  await estimate.getByRole('button', { name: 'Book', exact: true }).click();
  const response = await booked;
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string; tripdate: number };
}

for (const timezoneId of ['Europe/London', 'Asia/Kolkata', 'Pacific/Auckland'])
  test.describe(`with the browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a rider books for a time of the business, whose zone is named', async ({ browser }) => {
      const rider = await newcomer(browser, 'rider', {
        firstName: 'Zita',
        viewport: phone,
        at: COLLEGE_POINT,
      });
      const page = await rider.context.newPage();
      const { id, tripdate } = await bookTomorrowMorning(page);
      expect(clockIn(BUSINESS, tripdate)).toBe('8:00 AM');
      const both = bothTimes(tripdate, timezoneId);
      await page.goto('/bookings');
      await expect(page.getByText(both).first()).toBeVisible();
      await expectToFit(page);
      await page.goto(`/bookings/${id}`);
      await expect(page.getByText(both).first()).toBeVisible();
      await expectToFit(page);

      const admin = await signedIn(browser, 'admin', desktop);
      const panel = await admin.newPage();
      await panel.goto(`/bookings/${id}/show`);
      await expect(panel.getByText(both).first()).toBeVisible();
      await panel.goto('/bookings');
      await expect(panel.getByRole('cell', { name: /\d:\d\d\s[AP]M New York time$/ }).first()).toBeVisible();
      await answerOf(await admin.request.post(`/api/bookings/${id}/cancel`, { data: { reason: 'Over' } }));
      await Promise.all([admin.close(), rider.context.close()]);
    });
  });

test('a dispatcher’s time is one of the business, whose zone the field names', async ({ browser }) => {
  const admin = await signedIn(browser, 'admin', desktop);
  const page = await admin.newPage();
  await page.goto('/addbookings');
  await page.getByRole('radio', { name: 'Book later' }).check();
  const field = page.getByLabel('Pickup time');
  await field.fill('2031-01-15T08:00');
  // The clocks show this time once: there is nothing to add.
  await expect(page.getByText(/New York time|for you|E[SD]T/)).toHaveCount(0);
  await field.fill('2031-11-02T01:30');
  await expect(field).toHaveAccessibleDescription(/1:30\sAM EDT/);
  await admin.close();
});
