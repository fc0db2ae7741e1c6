import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { answerOf, signedIn } from './people.js';
import { desktop } from './screens.js';

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '−');
const sums = (page: Page) => page.locator('tfoot').getByRole('cell');

test('the dashboard shows the fees of today, the month and all time, the last 30 days and pending items, each linked to its list [2.26]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const { earnings, days } = await answerOf(await context.request.get('/api/dashboard'));
  const { unapprovedDrivers } = await answerOf(await context.request.get('/api/attention'));
  const cards = page.getByRole('region', { name: 'Gross earnings from convenience fees' });
  // Another test may pay a trip in the meantime, so the earlier total is a minimum.
  await expect(cards.getByText(/^\$[\d,]+\.\d\d$/)).toHaveCount(3);
  const total =
    (await cards
      .getByText(/^\$[\d,]+\.\d\d$/)
      .last()
      .textContent()) ?? '';
  expect(Number(total.replace(/[$,]/g, ''))).toBeGreaterThanOrEqual(earnings.total);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(3);
  expect(days).toHaveLength(30);
  const last = page.getByRole('region', { name: 'Last 30 days' });
  await expect(last.getByRole('figure')).toHaveCount(2);
  await last.getByRole('button').press('Enter');
  await expect(last.getByRole('row')).toHaveCount(31);
  if (unapprovedDrivers > 0) {
    const name = /^Drivers waiting for approval/;
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: /^People/ }).click();
    // Another test may approve one, or add one, in the meantime.
    await expect(menu.getByRole('link', { name })).toHaveText(/^\d+$/);
    await page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(/\/drivers\?.*approved/);
  }
  await context.close();
});

test('the dashboard shows a fleet admin what their drivers earned, not the fees of the business', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'fleet', desktop);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Earned by your drivers' });
  await expect(own.getByRole('link', { name: /^This month ?\$/ })).toHaveAttribute('href', /\/earnings\?/);
  await expect(page.getByRole('region', { name: 'Gross earnings from convenience fees' })).toHaveCount(0);
  await context.close();
});

test('reports have a chart, rows, totals of the filtered records, and an export [2.37, 3.51, 3.52, 5.49]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const rowsOf = async (resource: string, filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["month","ASC"]' });
    return answerOf(await context.request.get(`/api/${resource}?${query}&range=[0,999]`));
  };
  const all = await rowsOf('earningreports', {});
  // A past month that no other test adds trips to.
  const { month, total_rides, tripCost, profit } = all.at(-3);
  const written = `${String(month).slice(0, 4)}-${String(month).slice(4).padStart(2, '0')}`;
  await page.goto('/earningreports');
  await expect(page.getByRole('figure')).toContainText('Profit by month');
  for (const label of ['From month', 'To month']) {
    await page.getByLabel(label).fill(written);
    await page.getByLabel(label).press('Tab');
  }
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(sums(page).first()).toHaveText(String(total_rides));
  await expect(sums(page).nth(1)).toHaveText(dollars(tripCost));
  await expect(sums(page).nth(5)).toHaveText(dollars(profit));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const amounts = ['Trip cost', 'Ride cost', 'Convenience fee', 'Discount', 'Profit', 'Raises paid'];
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(`\uFEFFYear,Month,Total rides,${amounts.map((name) => `${name} (USD)`).join(',')}`);
  expect(lines).toHaveLength(2);

  const [{ driver, driverName }] = await rowsOf('driverearning', { month_gte: month, month_lte: month });
  const filter = { month_gte: month, month_lte: month, driver };
  const [own] = await rowsOf('driverearning', filter);
  await page.goto(`/driverearning?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await expect(page.getByRole('combobox', { name: 'Driver' })).toHaveValue(driverName);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText(driverName);
  await expect(page.locator('tbody tr')).toContainText(own.driverVehicleNo);
  await expect(sums(page).nth(3)).toHaveText(dollars(own.driverShare));
  await expect(page.getByRole('figure')).toContainText('Driver share');
  await context.close();
});
