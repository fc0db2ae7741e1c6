import { expect, test } from '@playwright/test';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';

test('the form says what is missing, and an estimate that is put away leaves it as it was [4.37, 4.39, 4.55]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'rider', phone);
  const page = await context.newPage();
  await page.goto('/');
  const bookNow = page.getByRole('button', { name: 'Book now' });
  await bookNow.click();
  const bar = page.getByText('Please choose a pickup, a drop and a car type.');
  await expect(bar).toBeVisible();

  for (const [field, typed] of [
    ['Pickup', 'times sq'],
    ['Drop', 'brooklyn bri'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(typed);
    await page.getByRole('option').first().click();
  }
  await page.getByRole('combobox', { name: 'Car type' }).click();
  await page.getByRole('option', { name: /^Economy/ }).click();
  await bookNow.click();
  const estimate = page.getByRole('dialog', { name: 'Estimated fare' });
  await expect(estimate.getByText(/^\$\d+\.\d{2}$/).first()).toBeVisible();
  await expect(bar).toBeHidden();
  await estimate.getByRole('button', { name: 'Cancel' }).click();
  await expect(estimate).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Pickup' })).toHaveValue(/Times Square/);
  await expect(page.getByRole('combobox', { name: 'Car type' })).toContainText('Economy');
  await context.close();
});

test('the hero, its small variant and the drawer have their sizes on every screen [9.13]', async ({
  browser,
}) => {
  const phones = await signedIn(browser, null, phone);
  const page = await phones.newPage();
  await page.goto('/');
  const leastHeights = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).minHeight),
  );
  expect(leastHeights).toContain(`${(0.9 * phone.height).toFixed(1)}px`);
  await page.getByRole('button', { name: /menu/i }).click();
  const drawer = page.locator('.MuiDrawer-paper');
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(260);
  await phones.close();

  const desktops = await signedIn(browser, null, desktop);
  const wide = await desktops.newPage();
  await wide.goto('/about-us');
  const sizes = await wide.evaluate(() =>
    [...document.querySelectorAll('body *')].map((part) => part.getBoundingClientRect().height),
  );
  expect(sizes).toContain(380);
  await desktops.close();
});
