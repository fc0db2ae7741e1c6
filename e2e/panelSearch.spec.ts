import { expect, test } from '@playwright/test';
import { openAs } from './panelSteps.js';
import { signedIn } from './people.js';
import { desktop } from './screens.js';

/** Longer than a search waits for a pause in typing, in ms. */
const SLOW_MS = 1500;

for (const [list, opened] of [
  ['/bookings', /\/bookings\/[^/?]+\/show$/],
  ['/riders', /\/riders\/[^/?]+$/],
] as const) {
  test(`a row of ${list} opens that is clicked right after typing in Search`, async ({ browser }) => {
    const context = await signedIn(browser, 'admin', desktop);
    const page = await openAs(context, list);
    const row = page.locator('tbody tr').first();
    await expect(row).toBeVisible();
    // The page of the row loads while the search waits.
    await page.route(/\.js$/, async (route) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Search' }).pressSequentially('a');
    await row
      .locator('td')
      .nth(2)
      .click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(opened);
    // Nothing leads back to the list once the search would have started.
    await expect(page.getByRole('textbox', { name: 'Search' })).toHaveCount(0);
    await expect(page).toHaveURL(opened);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
}

test('a search starts by itself after a pause in typing', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await openAs(context, '/riders');
  await page.getByRole('textbox', { name: 'Search' }).pressSequentially('nobody is called that');
  await expect(page).toHaveURL(/filter=.*nobody/);
  await context.close();
});
