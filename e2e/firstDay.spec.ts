import { expect, test } from '@playwright/test';
import { type EmptyProduct, startEmptyProduct } from './emptyProduct.js';
import { expectGoodLooks } from './looks.js';

/** The first day of an installation: an empty database, as in production. */
let product: EmptyProduct;
test.beforeAll(async () => {
  product = await startEmptyProduct();
});
test.afterAll(() => product?.close());

test('the operator creates the first admin with the printed link, which works once', async ({
  page,
}, info) => {
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
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const stranger = await page.context().browser()!.newContext();
  const late = await stranger.newPage();
  await late.goto(product.setupLink);
  await late.getByLabel('First name').fill('Eve');
  await late.getByLabel('Last name').fill('Evil');
  await late.getByLabel('Email').fill('eve@example.com');
  await late.getByRole('textbox', { name: 'Password' }).fill('secret1');
  await late.getByRole('button', { name: 'Create admin' }).click();
  await expect(
    late.getByText('This link is no longer valid. Please ask for a new one.').first(),
  ).toBeVisible();
  await stranger.close();
});
