import { expect, test } from '@playwright/test';
import { answerOf, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

const DAY_MS = 24 * 60 * 60_000;
/** Later than bookings are made ahead, so that the demo's rider has no trips from it. */
const AHEAD_MS = 20 * DAY_MS;

/** The first Monday after the days for which bookings are made. */
function monday(): number {
  const from = Date.now() + AHEAD_MS;
  return from + ((8 - new Date(from).getUTCDay()) % 7) * DAY_MS;
}
const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test('a school run there and back on 20 weekdays with two days off is entered, and one day skipped by link [4.72, 4.73, 4.117]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/series/create');
  await page.getByRole('combobox', { name: 'Rider' }).fill('rider@wayfare.example');
  await page.getByRole('option').filter({ hasText: 'rider@wayfare.example' }).click();
  const start = monday();
  await page.getByLabel('Pickup time').fill('07:30');
  await page.getByRole('checkbox', { name: 'Return trip' }).check();
  await page.getByLabel('Time of the way back').fill('07:00');
  await page.getByLabel('First day').fill(dateOf(start));
  await expect(
    page.getByText('The return trip must start after the first one has ended.').first(),
  ).toBeVisible();
  await page.getByLabel('Time of the way back').fill('15:00');
  await page.getByLabel('Last day').fill(dateOf(start + 29 * DAY_MS));
  for (const days of [2, 9]) {
    await page
      .getByLabel('Days off')
      .last()
      .fill(dateOf(start + days * DAY_MS));
    await page.getByRole('button', { name: 'Leave out this day' }).click();
  }
  await expect(page.getByText('20 trips within a year')).toBeVisible();
  for (const [field, typed] of [
    ['Pickup', 'Times Square'],
    ['Drop', 'Wall Street'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option').first().click();
  }
  await page.getByRole('radiogroup', { name: 'Car type' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Enter recurring trip' }).click();
  await page.waitForURL(/\/series\/[^/]+\/show$/);
  await expect(page.getByRole('cell', { name: '7:30 AM, back at 3:00 PM' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Skipped by the office' })).toHaveCount(2);

  const id = new URL(page.url()).pathname.split('/')[2];
  const { url } = await answerOf(await context.request.post(`/api/series/${id}/link`, { data: {} }));
  const passenger = await (await signedIn(browser, null, phone)).newPage();
  await passenger.goto(`${new URL(url).pathname}${new URL(url).hash}`);
  await passenger
    .getByRole('button', { name: /^Skip this day/ })
    .first()
    .click();
  await expect(passenger.getByText('you skipped this day')).toBeVisible();
  await expect(passenger.getByText(/7:30 AM.*, back at 3:00 PM/).first()).toBeVisible();
  await passenger.context().close();
  await context.close();
});
