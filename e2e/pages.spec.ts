import { type BrowserContext, expect, type Page, test, type TestInfo } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { expectToFit, problemsOf, rawKeysOn, settled, violationsOn } from './looks.js';
import { answerOf, type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

const driven = { status: ['COMPLETE'] };

/** Pages below those in the table of pages. For a record's page, the first record that matches the filter is used. */
const morePages: [who: Person, path: string, filter?: object][] = [
  ['rider', '/profile/wallet'],
  ['rider', '/profile/notifications'],
  ['fleet', '/bookings/:id/show', driven],
  ['fleet', '/drivers/:id', {}],
  ['fleet', '/drivers/create'],
  ['admin', '/bookings/:id/show', driven],
  ['admin', '/riders/:id', { q: 'rider@wayfare.example' }],
  ['admin', '/riders/create'],
  ['admin', '/drivers/:id', { q: 'driver@wayfare.example' }],
  ['admin', '/drivers/create'],
  ['admin', '/fleetadmins/:id', { q: 'fleet@wayfare.example' }],
  ['admin', '/fleetadmins/create'],
];

const everyone = [null, 'rider', 'driver', 'fleet', 'admin'] as const;
const usertypeOf = (who: Person | null) => (who === 'fleet' ? 'fleetadmin' : who);

/**
 * Every page, for each role that may open it: it loads, reports no errors, fits the screen and is
 * accessible. Public pages are opened without signing in.
 */
const pages: [who: Person | null, path: string, filter?: object][] = [
  ...everyone.flatMap((who) =>
    pageRoutes
      .filter(({ roles }) =>
        roles === 'public' ? who === null : roles.some((role) => role === usertypeOf(who)),
      )
      .map(({ path }): [Person | null, string] => [who, path]),
  ),
  ...morePages,
];

// The largest group of browser tests: each worker takes the next one.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** The address of a page; for a record's page, that of the first match. */
async function addressOf(context: BrowserContext, path: string, filter?: object): Promise<string> {
  if (!filter) return path;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const [record] = await answerOf(await context.request.get(`/api${path.split('/:id')[0]}?${query}`));
  return path.replace(':id', record.id);
}

/** Opens a page in a language. */
async function expectShown(page: Page, path: string, locale: string): Promise<void> {
  await page.goto(path);
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

/** Screens, languages and themes: each two of them are combined at least once. */
const looks = {
  en: [
    { screen: 'desktop', viewport: desktop, dark: false },
    { screen: 'phone', viewport: phone, dark: true },
  ],
  ar: [{ screen: 'phone', viewport: phone, dark: false }],
  // French has the longest words; the rest of a page is the same in every language.
  fr: [],
};

/** Pages opened in one test: signing in and loading the app take longer than opening a page. */
const PAGES_PER_TEST = 4;

for (const who of everyone) {
  const own = pages.filter(([reader]) => reader === who);
  for (let first = 0; first < own.length; first += PAGES_PER_TEST) {
    const some = own.slice(first, first + PAGES_PER_TEST);
    const title = some.map(([, path]) => path).join(', ');
    for (const [locale, screens] of Object.entries(looks)) {
      test(`${title} for ${who ?? 'anyone'} in ${locale}`, async ({ browser }, info) => {
        const context = await signedIn(browser, who, phone, locale);
        for (const [, path, filter] of some) {
          await test.step(path, async () => {
            const page = await context.newPage();
            const problems = problemsOf(page);
            const name = `${path.replaceAll(/\W+/g, '-')}-${locale}`;
            await expectShown(page, await addressOf(context, path, filter), locale);
            if (screens.length === 0) await expectToReadWell(page, info, name);
            for (const { screen, viewport, dark } of screens) {
              await page.setViewportSize(viewport);
              await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
              await expectToReadWell(page, info, `${name}-${screen}`);
              expect.soft(await violationsOn(page), `${path} on a ${screen}`).toEqual([]);
            }
            expect(problems).toEqual([]);
            await page.close();
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
  // Like following a link in the panel: the page is not requested from the server.
  await page.evaluate(() => {
    history.pushState({}, '', '/settings');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForURL((url) => url.pathname === '/login');
  await context.close();
});
