import { expect, test } from '@playwright/test';
import { desktop } from './screens.js';
import { problemsOf } from './looks.js';

test('the API reference finds operations and sends requests of its own origin', async ({ browser }) => {
  const context = await browser.newContext({ viewport: desktop });
  const page = await context.newPage();
  const problems = problemsOf(page);
  await page.goto('/api/docs');
  await page.getByPlaceholder('Filter by tag').fill('Settings');
  const groups = page.getByRole('heading', { level: 3 });
  await expect(groups).toHaveCount(1);
  await groups.click();
  const operation = page.locator('#operations-Settings-getBootstrap');
  await operation.getByRole('button', { name: /^GET \/api\/bootstrap/ }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"settings"');
  await expect(operation.locator('.live-responses-table')).toContainText('200');
  expect(problems).toEqual([]);
  await context.close();
});
