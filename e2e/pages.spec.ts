import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test, type TestInfo } from '@playwright/test';
import { type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Every page for those who may open it: it shows, says nothing wrong, fits the screen and is accessible. */
const pages: [Person | null, string][] = [
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
  ['fleet', '/drivers'],
  ['fleet', '/driverearning'],
  ['admin', '/dashboard'],
  ['admin', '/bookings'],
  ['admin', '/addbookings'],
  ['admin', '/riders'],
  ['admin', '/drivers'],
  ['admin', '/fleetadmins'],
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
  ['admin', '/languagesetting'],
  ['admin', '/settings'],
  ['admin', '/appinfo'],
  ['admin', '/auditlog'],
  ['admin', '/ledger'],
  ['admin', '/profile'],
];

// Most of all browser tests: each worker takes what is left.
test.describe.configure({ mode: 'parallel' });

/** Texts that are keys: lowercase words joined by underscores. */
const RAW_KEY = /^[a-z]+(?:_[a-zA-Z]+)+$/;

/** What axe finds against WCAG on a page as it is shown right now. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}

/** What a page must be on any screen: as wide as it, translated, accessible. `name` is the picture's. */
async function looksRight(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[role=progressbar], .MuiSkeleton-root')).toHaveCount(0);
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const texts = await page.evaluate(() => document.body.innerText.split('\n').map((line) => line.trim()));
  expect(texts.filter((text) => RAW_KEY.test(text))).toEqual([]);
  expect(await violationsOn(page)).toEqual([]);
}

/** The page in the other theme, where it has one. Colours are the same in every language. */
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

for (const [who, path] of pages) {
  for (const locale of ['en', 'ar']) {
    test(`${path} for ${who ?? 'anybody'} in ${locale}, on a phone and on a desktop`, async ({
      browser,
    }, info) => {
      const context = await signedIn(browser, who, phone, locale);
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('main').first()).toBeVisible();
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
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

test('pages that are not for the reader lead to /login [2.8]', async ({ browser }) => {
  for (const [who, path] of [
    [null, '/bookings'],
    [null, '/dashboard'],
    ['rider', '/dashboard'],
    ['driver', '/riders'],
    ['fleet', '/settings'],
  ] as const) {
    const context = await signedIn(browser, who, desktop);
    const page = await context.newPage();
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/login');
    await context.close();
  }
});
