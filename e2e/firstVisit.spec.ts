import { expect, test } from '@playwright/test';
import { phone } from './screens.js';
import { withImports } from './scriptWeight.js';

/** Holds requests back until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Bytes of script, as sent, that run before the booking form can be used. */
const LIMIT_BYTES = 150_000;
const SITE = '/site-assets/assets/';

test('the booking form is usable with less than 150 kB of scripts as they are sent', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const scripts = [...page.matchAll(/src="\/site-assets\/assets\/([^"]+\.js)"/g)];
  const sizes = new Map<string, number>();
  for (const [, name] of scripts) await withImports(request, SITE, name as string, sizes);
  const entry = await (await request.get(`${SITE}${scripts.at(-1)?.[1]}`)).text();
  const home = /HomePage-[^"'`]+\.js/.exec(entry)?.[0] as string;
  await withImports(request, SITE, home, sizes);
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  // A smaller size would mean that the test has missed scripts.
  expect(bytes).toBeGreaterThan(LIMIT_BYTES / 2);
  expect(bytes).toBeLessThanOrEqual(LIMIT_BYTES);
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
    // Measured in its own look: without its style sheet, nothing is shown yet.
    await expect(shown).toHaveCSS('font-weight', '800');
    const before = await shown.boundingBox();
    scripts.open();
    await expect
      .poll(() => shown.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await expect(shown).toBeVisible();
    const after = await shown.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(2);
    await context.close();
  });
}
