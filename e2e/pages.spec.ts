import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { addressOf, everyone, inParts, pages, usertypeOf } from './everyPage.js';
import { followLink, inApp } from './inApp.js';
import { expectTablesToFit, expectToFit, problemsOf, rawKeysOn, settled, violationsOn } from './looks.js';
import { signedIn, withoutOffers } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

// The largest group of browser tests: each worker takes the next one.
test.describe.configure({ mode: 'parallel' });

/** Checks that a page is shown in a language. */
async function expectShown(page: Page, path: string, locale: string): Promise<void> {
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
}

/** The requirements for a page on any screen: it fits and is translated. `name` is that of the screenshot. */
async function expectToReadWell(page: Page, info: TestInfo, name: string): Promise<void> {
  await settled(page);
  await takePicture(page, info, name, true);
  await expectToFit(page);
  expect.soft(await rawKeysOn(page), name).toEqual([]);
}

const nameOf = (path: string, locale: string) => `${path.replaceAll(/\W+/g, '-')}-${locale}`;

/**
 * With Arabic on a light phone, each two of screens, languages and themes are combined at least once. Axe
 * checks the colors of each theme and each screen, and all else of each screen and each direction of writing:
 * a phone's other rules come in Arabic.
 */
const englishScreens = [
  { screen: 'desktop', viewport: desktop, colorScheme: 'light', rules: 'all' },
  { screen: 'phone', viewport: phone, colorScheme: 'dark', rules: 'colors' },
] as const;

for (const who of everyone) {
  const own = pages.filter(([reader]) => reader === who);

  for (const some of inParts(own, 4)) {
    const title = some.map(([, path]) => path).join(', ');
    test(`${title} for ${who ?? 'anyone'} in en`, async ({ browser }, info) => {
      const context = await signedIn(browser, who, desktop);
      if (who === 'driver') await withoutOffers(context);
      // One tab for all, because a new one starts with cold code.
      const page = await context.newPage();
      const problems = problemsOf(page);
      for (const [, path, filter] of some) {
        await test.step(path, async () => {
          const address = await addressOf(context, path, filter);
          await page.goto(address);
          await expectShown(page, address, 'en');
          for (const { screen, viewport, colorScheme, rules } of englishScreens) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ colorScheme });
            await expectToReadWell(page, info, `${nameOf(path, 'en')}-${screen}`);
            if (screen === 'desktop') await expectTablesToFit(page);
            expect.soft(await violationsOn(page, undefined, rules), `${path} on a ${screen}`).toEqual([]);
          }
          expect(problems).toEqual([]);
        });
      }
      await context.close();
    });
  }

  // That each page can be loaded is proven in English: here the app is loaded once. A fleet admin's pages are
  // an admin's with less on them: in other languages they show nothing new.
  for (const some of inParts(who === 'fleet' ? [] : own, 12)) {
    const [[, first], last] = [some[0] as (typeof some)[0], some.at(-1)?.[1]];
    for (const locale of ['ar', 'fr']) {
      test(`from ${first} to ${last}, ${some.length} pages for ${who ?? 'anyone'} in ${locale}`, async ({
        browser,
      }, info) => {
        const context = await signedIn(browser, who, phone, locale);
        if (who === 'driver') await withoutOffers(context);
        const page = await context.newPage();
        const problems = problemsOf(page);
        const go = inApp(page);
        for (const [, path, filter] of some) {
          await test.step(path, async () => {
            const address = await addressOf(context, path, filter);
            await go(address);
            await expectShown(page, address, locale);
            await expectToReadWell(page, info, nameOf(path, locale));
            // French has the longest words; the rest of a page is the same in every language.
            if (locale === 'ar')
              expect.soft(await violationsOn(page, undefined, 'all but colors'), path).toEqual([]);
            expect(problems).toEqual([]);
          });
        }
        await context.close();
      });
    }
  }
}

for (const who of everyone) {
  test(`only the pages for ${who ?? 'anyone'} open for ${who ?? 'anyone'}; all others lead to /login [2.8]`, async ({
    browser,
  }) => {
    const usertype = usertypeOf(who);
    const context = await signedIn(browser, who, desktop);
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const { path, roles } of pageRoutes) {
      const opens = roles === 'public' || (usertype !== null && roles.includes(usertype));
      // Subpages have the same permissions.
      for (const address of path === '/' ? ['/'] : [path, `${path}/create`]) {
        const answer = await context.request.get(address, { maxRedirects: 0 });
        answers[address] =
          answer.status() === 302 ? (answer.headers()['location'] ?? '') : answer.statusText();
        const login = usertype === null ? `/login?next=${encodeURIComponent(address)}` : '/login';
        expected[address] = opens ? 'OK' : login;
      }
    }
    expect(answers).toEqual(expected);
    await context.close();
  });
}

test('inside the panel, a page that the user may not open also leads to /login [2.8]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'fleet', desktop);
  const page = await context.newPage();
  await page.goto('/drivers');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await followLink(page, '/settings');
  await page.waitForURL((url) => url.pathname === '/login');
  await context.close();
});
