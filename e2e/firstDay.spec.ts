import { expect, test } from '@playwright/test';
import { type EmptyProduct, startEmptyProduct } from './emptyProduct.js';
import { expectGoodLooks } from './looks.js';

/** The first day of an installation: an empty database, as in production. */
let product: EmptyProduct;
test.beforeAll(async () => {
  product = await startEmptyProduct();
});
test.afterAll(() => product?.close());

test('a first-time admin sets up an empty installation until riders can book', async ({
  page,
  browser,
}, info) => {
  await test.step('the printed link creates the first admin', async () => {
    await page.goto(product.setupLink);
    await expect(page.getByRole('heading', { name: 'Create the first admin' })).toBeVisible();
    // The token is not left in the address bar.
    await expect(page).toHaveURL(`${product.url}/login/setup`);
    await expectGoodLooks(page, info, 'first-admin');
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('Last name').fill('Lee');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('abc');
    await page.getByRole('button', { name: 'Create admin' }).click();
    await expect(page.getByText(/Passwords must have/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Password' }).fill('secret1');
    await page.getByRole('button', { name: 'Create admin' }).click();
    await expect(page).toHaveURL(`${product.url}/setup`);
    await expect(page.getByRole('link', { name: 'Name your company' })).toBeVisible();
  });

  await test.step('the link works once', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(product.setupLink);
    await stranger.getByLabel('First name').fill('Eve');
    await stranger.getByLabel('Last name').fill('Evans');
    await stranger.getByLabel('Email').fill('eve@example.com');
    await stranger.getByRole('textbox', { name: 'Password' }).fill('secret1');
    await stranger.getByRole('button', { name: 'Create admin' }).click();
    await expect(stranger.getByText('This link is no longer valid.')).toBeVisible();
    await context.close();
  });

  await test.step('the business', async () => {
    const business = page.getByRole('region', { name: 'Business' });
    await expect(business.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'false');
    await business.getByRole('button', { name: 'Save' }).click();
    await expect(business.getByText('This field is required.')).toBeVisible();
    await business.getByLabel('Company name').fill('Harbor Cabs');
    await business.getByLabel('Default country').fill('Spain');
    await page.getByRole('option', { name: 'Spain' }).click();
    // The country proposes; nothing changes before the proposal is taken.
    await expect(business.getByRole('status')).toContainText('Usual in this country: Spain');
    await expect(business.getByLabel('Currency')).toHaveValue(/^USD/);
    await business.getByRole('button', { name: 'Use these' }).click();
    await expect(business.getByLabel('Currency')).toHaveValue(/^EUR/);
    await expect(business.getByLabel('Time zone')).toHaveValue('Europe/Madrid');
    await business.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The business is saved.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Name your company' })).toBeHidden();
  });

  await test.step('the languages', async () => {
    await expect(page.getByRole('checkbox', { name: 'Español' })).toBeChecked();
    await page.getByRole('button', { name: 'Add languages' }).click();
    await expect(page.getByText('The languages are added.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Español' })).toBeDisabled();
  });

  await test.step('the first car types', async () => {
    await page.getByRole('checkbox', { name: 'XL' }).check();
    const economy = page.getByRole('group', { name: 'Economy' });
    await economy.getByLabel('Minimum fare').fill('six');
    await expect(economy.getByLabel('Minimum fare')).toHaveAttribute('aria-invalid', 'true');
    await economy.getByLabel('Minimum fare').fill('6,50');
    await page.getByRole('button', { name: 'Add car types' }).click();
    await expect(page.getByText('There are car types already.')).toBeVisible();
    await expectGoodLooks(page, info, 'setup');
  });

  await test.step('the dashboard says what is left, until there is a driver', async () => {
    await page.goto(`${product.url}/dashboard`);
    const checklist = page.getByRole('region', { name: 'Before the first booking' });
    await checklist.getByRole('link', { name: 'Add or approve a driver' }).click();
    await page.goto(`${product.url}/drivers/create`);
    await page.getByLabel('First name').fill('Dan');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Car type').click();
    await page.getByRole('option', { name: 'Economy' }).click();
    for (const field of ['Vehicle make', 'Vehicle model', 'Vehicle number'])
      await page.getByLabel(field).fill('Kia 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`${product.url}/drivers`);
    await page.goto(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await expect(checklist).toBeHidden();
  });

  await test.step('riders can choose the car types, at the prices entered', async () => {
    const context = await browser.newContext();
    const answer = await context.request.get(`${product.url}/api/cartypes`);
    const names = (await answer.json()).map(({ name, min_fare }: Record<string, unknown>) => [
      name,
      min_fare,
    ]);
    expect(names.toSorted()).toEqual([
      ['Economy', 6.5],
      ['XL', 14],
    ]);
    const rider = await context.newPage();
    await rider.goto(product.url);
    await expect(rider.getByRole('radio', { name: /Economy/ })).toBeVisible();
    await context.close();
  });
});
