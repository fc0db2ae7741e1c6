import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Bytes of script that pages load, as compressed by the server, in kB of 1,000 bytes. */
const LIMITS = {
  stranger: { '/login': 160, '/register': 345 },
  rider: { '/': 175, '/bookings': 215, '/profile': 345, '/profile/wallet': 335 },
  driver: { '/bookings': 395 },
  admin: { '/dashboard': 410, '/bookings': 345, '/riders': 395, '/desk': 510, '/planner': 365 },
} as const;

for (const [who, limits] of Object.entries(LIMITS)) {
  test(`a ${who} loads no more script than each page may have`, async ({ browser }) => {
    for (const [path, limit] of Object.entries(limits)) {
      // Each with an empty cache.
      const context = await visitor(browser, who as keyof typeof LIMITS);
      const bytes = await scriptBytes(context, path);
      await context.close();
      // A smaller size would mean that the test has missed scripts.
      expect(bytes, path).toBeGreaterThan(100_000);
      expect(bytes, path).toBeLessThanOrEqual(limit * 1000);
    }
  });
}

async function visitor(browser: Browser, who: keyof typeof LIMITS): Promise<BrowserContext> {
  if (who === 'stranger') return browser.newContext({ viewport: phone });
  return signedIn(browser, who as Person, who === 'admin' ? desktop : phone);
}

/** The bytes of all scripts that a page has loaded once nothing more comes, as they were sent. */
async function scriptBytes(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  // Not the network's: the live connection never ends.
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = bytes === before;
        before = bytes;
        return isQuiet;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return bytes;
}
