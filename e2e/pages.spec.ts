import { type BrowserContext, expect, type Page, test, type TestInfo } from '@playwright/test';
import { pageRoutes } from '@wayfare/shared';
import { expectToFit, problemsOf, rawKeysOn, settled, violationsOn } from './looks.js';
import { answerOf, type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

const driven = { status: ['COMPLETE'] };

/**
 * Every page, for each role that may open it: it loads, reports no errors, fits the screen and is
 * accessible. For a record's page, the first record that matches the filter is used.
 */
const pages: [who: Person | null, path: string, filter?: object][] = [
  [null, '/'],
  [null, '/login'],
  [null, '/register'],
  [null, '/about-us'],
  [null, '/privacy-policy'],
  ['rider', '/bookings'],
  ['rider', '/profile'],
  ['rider', '/profile/wallet'],
  ['driver', '/bookings'],
  ['driver', '/profile'],
  ['fleet', '/dashboard'],
  ['fleet', '/bookings'],
  ['fleet', '/bookings/:id/show', driven],
  ['fleet', '/drivers'],
  ['fleet', '/drivers/:id', {}],
  ['fleet', '/drivers/create'],
  ['fleet', '/driverearning'],
  ['fleet', '/profile'],
  ['admin', '/dashboard'],
  ['admin', '/bookings'],
  ['admin', '/bookings/:id/show', driven],
  ['admin', '/addbookings'],
  ['admin', '/fare-reviews'],
  ['admin', '/riders'],
  ['admin', '/riders/:id', { q: 'rider@wayfare.example' }],
  ['admin', '/riders/create'],
  ['admin', '/drivers'],
  ['admin', '/drivers/:id', { q: 'driver@wayfare.example' }],
  ['admin', '/drivers/create'],
  ['admin', '/fleetadmins'],
  ['admin', '/fleetadmins/:id', { q: 'fleet@wayfare.example' }],
  ['admin', '/fleetadmins/create'],
  ['admin', '/alladmin'],
  ['admin', '/earningreports'],
  ['admin', '/driverearning'],
  ['admin', '/cartypes'],
  ['admin', '/tarifflab'],
  ['admin', '/cancelreasons'],
  ['admin', '/promos'],
  ['admin', '/notifications'],
  ['admin', '/addtowallet'],
  ['admin', '/withdraws'],
  ['admin', '/walletadjustments'],
  ['admin', '/languagesetting'],
  ['admin', '/settings'],
  ['admin', '/appinfo'],
  ['admin', '/auditlog'],
  ['admin', '/ledger'],
  ['admin', '/profile'],
];

// The largest group of browser tests: each worker takes the next one.
test.describe.configure({ mode: 'parallel' });

/** The address of a page; for a record's page, that of the first match. */
async function addressOf(context: BrowserContext, path: string, filter?: object): Promise<string> {
  if (!filter) return path;
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,0]' });
  const [record] = await answerOf(await context.request.get(`/api${path.split('/:id')[0]}?${query}`));
  return path.replace(':id', record.id);
}

async function expectShown(page: Page, path: string, locale: string): Promise<void> {
  await page.goto(path);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('main').first()).toBeVisible();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
}

/**
 * The requirements for a page on any screen: it fits, and is translated and accessible. `name` is that
 * of the screenshot.
 */
async function looksRight(page: Page, info: TestInfo, name: string): Promise<void> {
  await settled(page);
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  await expectToFit(page);
  expect(await rawKeysOn(page)).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
}

/** Checks the page in the other theme, if it has one. Colors are the same in every language. */
async function looksRightInDark(page: Page, info: TestInfo, name: string): Promise<void> {
  const theme = page.getByRole('button', { name: 'Toggle light/dark mode' });
  if ((await theme.count()) === 0) return;
  await theme.click();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  expect(await violationsOn(page)).toEqual([]);
  await theme.click();
  await page.mouse.move(0, 0);
}

for (const [who, path, filter] of pages) {
  for (const locale of ['en', 'ar']) {
    test(`${path} for ${who ?? 'anybody'} in ${locale}, on a phone and on a desktop`, async ({
      browser,
    }, info) => {
      const context = await signedIn(browser, who, phone, locale);
      const page = await context.newPage();
      const problems = problemsOf(page);
      await expectShown(page, await addressOf(context, path, filter), locale);
      for (const [screen, viewport] of Object.entries({ phone, desktop })) {
        await page.setViewportSize(viewport);
        await looksRight(page, info, screen);
        if (locale === 'en') await looksRightInDark(page, info, `${screen}-dark`);
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}

const everybody = [null, 'rider', 'driver', 'fleet', 'admin'] as const;

// These languages have the longest words; the rest of a page is the same in every language.
for (const locale of ['fr', 'es']) {
  for (const who of everybody) {
    test(`every page for ${who ?? 'anybody'} in ${locale} has its texts and fits a phone`, async ({
      browser,
    }, info) => {
      test.setTimeout(300_000);
      const context = await signedIn(browser, who, phone, locale);
      const page = await context.newPage();
      const problems = problemsOf(page);
      for (const [reader, path, filter] of pages) {
        if (reader !== who) continue;
        await test.step(path, async () => {
          await expectShown(page, await addressOf(context, path, filter), locale);
          await settled(page);
          await page.screenshot({ path: info.outputPath(`${path.replaceAll(/\W+/g, '-')}.png`) });
          await expectToFit(page);
          expect(await rawKeysOn(page)).toEqual([]);
        });
      }
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}

for (const who of everybody) {
  test(`only the pages for ${who ?? 'anybody'} open for ${who ?? 'nobody'}; all others lead to /login [2.8]`, async ({
    browser,
  }) => {
    const usertype = who === 'fleet' ? 'fleetadmin' : who;
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
        expected[address] = opens ? 'OK' : '/login';
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
