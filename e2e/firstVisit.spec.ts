import { expect, type Request, test } from '@playwright/test';
import { phone } from './screens.js';

/** Holds requests back until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Compressed bytes of script that the home page may load before its form can be used. */
const SCRIPT_BUDGET = 330_000;

test('a first visitor on a phone can use the booking form after at most 330 kB of compressed scripts', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const dialogs = gate();
  // What loads later does not delay the form.
  await page.route(/BookingDialogs-/, async (route) => {
    await dialogs.opened;
    await route.continue();
  });
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/\.js$/.test(new URL(request.url()).pathname)) scripts.push(request);
  });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Pickup' }).fill('Times');
  const weights = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  expect(weights.length).toBeGreaterThan(3);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(SCRIPT_BUDGET);
  dialogs.open();
  await context.close();
});

for (const [locale, heading] of [
  ['en-US', 'Wherever the day takes you.'],
  ['ar', 'أينما يأخذك يومك.'],
] as const) {
  test(`the home page shows its heading in ${locale} before any script has loaded, and at the same place after`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone, locale });
    const page = await context.newPage();
    const scripts = gate();
    await page.route('**/*.js', async (route) => {
      await scripts.opened;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const shown = page.getByRole('heading', { level: 1, name: heading });
    await expect(shown).toBeVisible();
    await expect(page.locator('#root')).toBeEmpty();
    const before = await shown.boundingBox();
    scripts.open();
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await expect(shown).toBeVisible();
    const after = await shown.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
    await context.close();
  });
}
