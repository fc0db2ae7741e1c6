import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe.js';
import { openAs } from './panelSteps.js';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Answers requests to add money itself, and returns the amounts that were asked for. */
async function catchTopUps(page: Page): Promise<number[]> {
  const asked: number[] = [];
  await page.route('**/wallet/topups*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.push((route.request().postDataJSON() as { amount: number }).amount);
    return route.abort();
  });
  return asked;
}

const amountField = (page: Page) => page.locator('main input[inputmode=decimal]').first();
const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();

for (const [locale, typed, amount] of [
  ['en', '1,000', 1000],
  ['en', '12,5', 12.5],
  ['fr', '1 000,50', 1000.5],
  ['ar', '٥٠', 50],
  ['ar', '١٢٫٥', 12.5],
  ['ar', '۱٬۰۰۰', 1000],
] as const) {
  test(`a rider who reads "${locale}" and types "${typed}" asks for ${amount}`, async ({ browser }) => {
    const context = await signedIn(browser, 'rider', phone);
    const page = await context.newPage();
    const asked = await catchTopUps(page);
    await page.goto(`/profile/wallet?lang=${locale}`);
    await amountField(page).fill(typed);
    await submit(page);
    await expect.poll(() => asked).toEqual([amount]);
    await context.close();
  });
}

for (const [locale, typed, question] of [
  ['en', '1.000', 'This can mean 1000 or 1. Type it without a thousands separator.'],
  ['fr', '1,000', 'Cela peut signifier 1000 ou 1. Saisissez-le sans séparateur de milliers.'],
  ['en', '1e3', 'This is not a number. Type digits, such as 12.5.'],
] as const) {
  test(`a rider who reads "${locale}" and types "${typed}" is asked what it means, and nothing is sent`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, 'rider', phone);
    const page = await context.newPage();
    const asked = await catchTopUps(page);
    await page.goto(`/profile/wallet?lang=${locale}`);
    const field = amountField(page);
    await field.fill(typed);
    await submit(page);
    await expect(field).toHaveAccessibleDescription(question);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect((await axeViolations(page)).map(({ id }) => id)).toEqual([]);
    await field.fill('7');
    await submit(page);
    await expect.poll(() => asked).toEqual([7]);
    await context.close();
  });
}

test('an admin’s "12,50" is 12.5, "1.000" is not saved, and the wheel changes nothing', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/promos');
  const minimum = page.getByRole('textbox', { name: 'Minimum order' });
  await minimum.fill('');
  await minimum.pressSequentially('12,50');
  await minimum.hover();
  await expect(minimum).toHaveValue('12,50');
  await expect(page.getByText('Amount: $12.50.')).toBeVisible();
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, 100);
  await expect(minimum).toHaveValue('12,50');
  await minimum.fill('1.000');
  await expect(minimum).toHaveAccessibleDescription(/This can mean 1000 or 1\./);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/promos')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(minimum).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await context.close();
});
