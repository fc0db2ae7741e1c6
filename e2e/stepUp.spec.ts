import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './cleanUp.js';
import { violationsOn } from './looks.js';
import { rowOf } from './panelSteps.js';
import { answerOf, NEWCOMER_PASSWORD, newcomer, signedIn, TIMES_SQUARE } from './people.js';
import { phone } from './screens.js';
import { staleUntilProven } from './staleSignIn.js';

const PASSWORD = process.env['DEMO_PASSWORD'] as string;

test('an admin with a stale sign-in proves their identity in a dialog, and the requested action is then performed', async ({
  browser,
  cleanUp,
}) => {
  const context = await signedIn(browser, 'admin', { width: 1900, height: 900 });
  const promo_name = `Z${randomUUID().slice(0, 6)}`;
  const promo = {
    promo_name,
    promo_description: 'One off',
    promo_discount_type: 'flat',
    promo_discount_value: 1,
    max_promo_discount_value: 1,
    min_order: 1,
    promo_validity: Date.UTC(2031, 0, 1),
    promo_usage_limit: 5,
  };
  const { id } = await answerOf(await context.request.post('/api/promos', { data: promo }));
  cleanUp.remove(`promos/${id}`);
  const page = await context.newPage();
  await staleUntilProven(page, `**/api/promos/${id}`, 'DELETE');
  await page.goto('/promos');

  const ask = async () => {
    await page.getByRole('button', { name: `Delete ${promo_name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await ask();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Please confirm it’s you, then try again.')).toBeVisible();
  await expect(rowOf(page, promo_name)).toHaveCount(1);

  await page.reload();
  await ask();
  await dialog.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('This password is incorrect.');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, promo_name)).toHaveCount(0);
  expect((await context.request.get(`/api/promos/${id}`)).status()).toBe(404);
  await context.close();
});

test('a rider proves their identity before their data is saved to a file', async ({ browser }) => {
  const { context } = await newcomer(browser, 'rider', {
    firstName: 'Ada',
    viewport: phone,
    at: TIMES_SQUARE,
  });
  const page = await context.newPage();
  await page.route('**/api/auth/step-up', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch({ maxRetries: 3 });
    return route.fulfill({ response, json: { ...(await response.json()), provenAt: null, isFresh: false } });
  });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toBeVisible();
  expect(await violationsOn(page, '[role=dialog]')).toEqual([]);
  await dialog.getByLabel('Password').fill(NEWCOMER_PASSWORD);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  expect((await saved).suggestedFilename()).toBe('my-data.json');
  await expect(dialog).toHaveCount(0);
  await context.close();
});
