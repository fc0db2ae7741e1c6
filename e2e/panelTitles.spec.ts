import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { resourcePages } from '@wayfare/shared';
import { holdBack } from './heldRequests.js';
import { signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** The texts of a language, of all files. */
function textsOf(language: string): Readonly<Record<string, string>> {
  const folder = join(import.meta.dirname, '../shared/locales', language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

for (const language of ['en', 'es', 'fr', 'ar'])
  test(`on a phone, the whole title of each page of the panel can be read (${language})`, async ({
    browser,
  }, info) => {
    const texts = textsOf(language);
    const context = await signedIn(browser, 'admin', phone, language);
    const page = await context.newPage();
    await page.goto('/bookings');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(texts['panel_booking_history'] ?? '');
    await takePicture(page, info, `title-${language}`);
    // The other titles in the same place: opening each page in each language would take minutes.
    const titles = resourcePages.map(({ label }) => texts[label] ?? '');
    const cut = await title.evaluate((shown, all) => {
      const place = shown.cloneNode() as HTMLElement;
      shown.replaceWith(place);
      return all.filter((text) => {
        place.textContent = text;
        return place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1;
      });
    }, titles);
    expect(cut).toEqual([]);
    await context.close();
  });

test('while a list loads, it is no wider than the screen', async ({ browser }, info) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  for (const list of ['bookings', 'drivers']) {
    const letThrough = await holdBack(page, `**/api/${list}?*`);
    await page.goto(`/${list}`);
    // The place of the rows appears after a second.
    await expect(page.locator('.RaDataTable-root > table')).toBeVisible();
    await takePicture(page, info, `loading-${list}`);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    letThrough();
    expect(wider).toBeLessThanOrEqual(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
  await context.close();
});
