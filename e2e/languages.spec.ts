import { expect, type Page, test } from '@playwright/test';
import { addressOf, everyone, inParts, pages } from './everyPage.js';
import { inApp } from './inApp.js';
import { cutBeginnings, sharedColumnNames } from './cutText.js';
import { expectTablesToFit, problemsOf } from './looks.js';
import { answerOf, newcomer, signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';

test.describe.configure({ mode: 'parallel' });

/** The demo has no drivers here. */
const SPOKANE = { latitude: 47.6588, longitude: -117.426 };

/**
 * The site's pages, and those with a map, go through all languages: left to right, right to left, and back.
 */
const ALL_LANGUAGES = [
  ['fr', 'Français'],
  ['ar', 'العربية'],
  ['es', 'Español'],
  ['en', 'English'],
] as const;
/** The panel has many pages of the same kind: these go there and back. */
const THERE_AND_BACK = ALL_LANGUAGES.filter(([locale]) => locale === 'ar' || locale === 'en');

/** Changes the language in place, in the site's header or the panel's. */
async function throughLanguages(page: Page, problems: readonly string[], isPanel: boolean): Promise<void> {
  const hasMap = (await page.locator('.leaflet-container').count()) > 0;
  const menu = isPanel
    ? page.locator('header [aria-controls=simple-menu]')
    : page.getByRole('banner').getByRole('combobox');
  for (const [locale, name] of isPanel && !hasMap ? THERE_AND_BACK : ALL_LANGUAGES) {
    await menu.click();
    await page.getByRole(isPanel ? 'menuitem' : 'option', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading').first()).toHaveText(/\S/);
    const where = `${new URL(page.url()).pathname} in ${locale}`;
    expect(problems, where).toEqual([]);
    if (locale !== 'ar') continue;
    expect.soft(await cutBeginnings(page), where).toEqual([]);
    expect.soft(await sharedColumnNames(page), where).toEqual([]);
    await expectTablesToFit(page);
  }
}

for (const who of everyone) {
  // A fleet admin's pages are an admin's with less on them.
  const own = who === 'fleet' ? [] : pages.filter(([reader]) => reader === who);
  for (const some of inParts(own, 8)) {
    const [[, first], last] = [some[0] as (typeof some)[0], some.at(-1)?.[1]];
    test(`from ${first} to ${last}, ${some.length} pages for ${who ?? 'anyone'} change the language in place [4.49]`, async ({
      browser,
    }) => {
      const context = await signedIn(browser, who, desktop);
      if (who === 'driver') await withoutOffers(context);
      const page = await context.newPage();
      const problems = problemsOf(page);
      const go = inApp(page);
      for (const [, path, filter] of some) {
        await test.step(path, async () => {
          await go(await addressOf(context, path, filter));
          await throughLanguages(page, problems, who === 'admin');
        });
      }
      await context.close();
    });
  }
}

test('during a trip, the pages of rider, driver, guest link and office change the language in place [4.49]', async ({
  browser,
}) => {
  const rider = await newcomer(browser, 'rider', { firstName: 'Lin', viewport: desktop, at: SPOKANE });
  const driver = await newcomer(browser, 'driver', { firstName: 'Olu', viewport: desktop, at: SPOKANE });
  const office = await signedIn(browser, 'admin', desktop);
  const family = await signedIn(browser, null, phone);
  const { latitude: lat, longitude: lng } = SPOKANE;
  const data = {
    pickup: { lat, lng, add: 'Clock Tower' },
    drop: { lat: lat + 0.02, lng, add: 'North Gate' },
    carType: 'Economy',
  };
  const { id } = await answerOf(await rider.context.request.post('/api/bookings', { data }));
  await answerOf(await driver.context.request.post(`/api/bookings/${id}/accept`, { data: {} }));
  const { url } = await answerOf(await rider.context.request.post(`/api/bookings/${id}/share`, { data: {} }));
  const shared = new URL(url);
  for (const [context, path] of [
    [rider.context, `/bookings/${id}`],
    [driver.context, '/bookings'],
    [office, `/bookings/${id}/show`],
    [family, shared.pathname + shared.hash],
  ] as const) {
    await test.step(path, async () => {
      const page = await context.newPage();
      await page.setViewportSize(desktop);
      const problems = problemsOf(page);
      await page.goto(path);
      await expect(page.locator('.leaflet-container').first()).toBeVisible();
      await throughLanguages(page, problems, context === office);
      await context.close();
    });
  }
});
