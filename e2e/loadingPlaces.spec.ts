import { expect, type Page, test } from '@playwright/test';
import { fillIn } from './bookingSteps.js';
import { holdBack } from './heldRequests.js';
import { newcomer } from './people.js';
import { phone } from './screens.js';

/** A place that no other test uses. */
const BAYSIDE = { latitude: 40.768, longitude: -73.777 };

const estimateOf = (page: Page) => page.getByRole('dialog', { name: 'Estimated fare' });

for (const which of ['Pickup', 'Drop'])
  test(`a repeated "Book now" waits for the coordinates of a new ${which.toLowerCase()}`, async ({
    browser,
  }) => {
    const { context } = await newcomer(browser, 'rider', {
      firstName: 'Wanda',
      viewport: phone,
      at: BAYSIDE,
    });
    const page = await context.newPage();
    await page.goto('/');
    await fillIn(page, 'times sq', 'brooklyn bri');
    const bookNow = page.getByRole('button', { name: 'Book now' });
    await bookNow.click();
    await expect(estimateOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(estimateOf(page)).toBeHidden();

    const letThrough = await holdBack(page, '**/api/googleapis-getcoords');
    await page.getByRole('combobox', { name: which }).fill('central pa');
    await page
      .getByRole('option', { name: /Central Park/ })
      .first()
      .click();
    const asked = page.waitForRequest('**/api/estimates');
    await bookNow.click();
    await expect(page.getByRole('form').getByRole('progressbar').first()).toBeVisible();
    // It neither asks for the place nor books the former one.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(estimateOf(page)).toBeHidden();
    letThrough();
    const trip = (await asked).postDataJSON() as Record<string, { add: string }>;
    expect(trip[which.toLowerCase()]?.add).toMatch(/Central Park/);
    await expect(estimateOf(page)).toBeVisible();
    await context.close();
  });

test('a saved place is stored once its coordinates have arrived', async ({ browser }) => {
  const { context } = await newcomer(browser, 'rider', { firstName: 'Wanda', viewport: phone, at: BAYSIDE });
  const page = await context.newPage();
  await page.goto('/profile/places');
  const letThrough = await holdBack(page, '**/api/googleapis-getcoords');
  await page.getByRole('combobox', { name: 'Address' }).fill('central pa');
  await page.getByRole('option').first().click();
  const saved = page.waitForResponse('**/api/auth/me/places');
  await page.getByRole('button', { name: 'Save place' }).click();
  letThrough();
  expect((await saved).status()).toBe(200);
  await context.close();
});
