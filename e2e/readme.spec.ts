import { expect, test } from '@playwright/test';
import { signedIn } from './people.js';
import { desktop } from './screens.js';

/** The pictures of the README; UPDATE_SCREENSHOTS=1 replaces them. */
const folder = process.env['UPDATE_SCREENSHOTS'] ? 'docs/images' : null;

test('the site looks as the README shows it', async ({ browser }, info) => {
  const context = await signedIn(browser, null, desktop);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: folder ? `${folder}/site.png` : info.outputPath('site.png') });
  await context.close();
});

test('the panel looks as the README shows it', async ({ browser }, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Active drivers' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: folder ? `${folder}/panel.png` : info.outputPath('panel.png') });
  await context.close();
});
