import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectToFit } from './looks.js';
import { phone } from './screens.js';
import { takePicture } from './takePicture.js';

const pages = [
  ['/', 'Wherever the day takes you.', 'أينما يأخذك يومك.'],
  ['/about-us', 'About us', 'من نحن'],
  ['/privacy-policy', 'Privacy policy', 'سياسة الخصوصية'],
  ['/login', 'Welcome back', 'مرحبًا بعودتك'],
  ['/register', 'Create your account', 'أنشئ حسابك'],
] as const;

/** A phone of a stranger, whose browser prefers a language. */
const strangersPage = async (browser: Browser, locale: string, javaScriptEnabled = true) =>
  (await browser.newContext({ viewport: phone, locale, javaScriptEnabled })).newPage();

/** Whether React handles the page. */
const isTakenOver = (page: Page) =>
  page
    .locator('main h1')
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

/** Holds back the texts, which the page needs to respond, until they are let through. */
async function holdTexts(page: Page) {
  let letThrough = () => {};
  let held = Promise.resolve();
  await page.route('**/api/translations/**', async (route) => {
    await held;
    await route.continue();
  });
  return {
    hold: () => {
      held = new Promise((resolve) => {
        letThrough = resolve;
      });
    },
    letThrough: () => letThrough(),
  };
}

for (const locale of ['en-US', 'ar']) {
  test(`the public pages are readable without scripts, and taken over as they are: ${locale}`, async ({
    browser,
  }) => {
    const without = await strangersPage(browser, locale, false);
    const page = await strangersPage(browser, locale);
    const problems: string[] = [];
    page.on('console', (message) => {
      // That the texts come late is the doing of this test.
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('was preloaded'))
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    const texts = await holdTexts(page);
    for (const [path, english, arabic] of pages) {
      const name = locale === 'ar' ? arabic : english;
      await without.goto(path);
      await expect(without.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expect(without.getByRole('heading', { level: 1, name })).toBeVisible();
      await takePicture(without, test.info(), `without scripts ${path.slice(1) || 'home'}`, true);
      await expectToFit(without);

      // An element that is still in the page afterward was taken over, not replaced.
      texts.hold();
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1, name });
      await heading.evaluate((element) => element.setAttribute('data-drawn', 'by the server'));
      expect(await isTakenOver(page)).toBe(false);
      texts.letThrough();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await expect(heading).toHaveAttribute('data-drawn', 'by the server');
    }
    expect(problems).toEqual([]);
    await without.goto('/');
    await without.getByRole('contentinfo').getByRole('link').nth(1).click();
    await expect(without).not.toHaveURL(/\/$/);
    await without.context().close();
    await page.context().close();
  });
}

test('what a reader does before the page can respond is not lost, and a form goes nowhere', async ({
  browser,
}) => {
  const page = await strangersPage(browser, 'en-US');
  const texts = await holdTexts(page);
  texts.hold();
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Email' }).fill('rider@wayfare.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(process.env['DEMO_PASSWORD'] as string);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  expect(await isTakenOver(page)).toBe(false);
  expect(new URL(page.url()).search).toBe('');
  texts.letThrough();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().close();
});
