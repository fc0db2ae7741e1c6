import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { newcomer, type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Bytes of script that pages load, as compressed by the server, in kB of 1,000 bytes. */
const LIMITS = {
  stranger: { '/login': 152, '/register': 332 },
  rider: { '/': 157, '/bookings': 205, '/profile': 333, '/profile/wallet': 306 },
  driver: { '/bookings': 352 },
  admin: { '/dashboard': 248, '/bookings': 332, '/riders': 362, '/desk': 425, '/planner': 353 },
} as const;

for (const [who, limits] of Object.entries(LIMITS)) {
  test(`a ${who} loads no more script than each page may have`, async ({ browser }) => {
    for (const [path, limit] of Object.entries(limits)) {
      // Each with an empty cache.
      const context = await visitor(browser, who as keyof typeof LIMITS);
      const bytes = await scriptBytes(context, path);
      await context.close();
      // A smaller size would mean that the test has missed scripts.
      expect.soft(bytes, path).toBeGreaterThan(100_000);
      expect.soft(bytes, path).toBeLessThanOrEqual(limit * 1000);
    }
  });
}

/** Far from the drivers of other tests. */
const MARFA = { latitude: 30.309, longitude: -104.02 };

async function visitor(browser: Browser, who: keyof typeof LIMITS): Promise<BrowserContext> {
  if (who === 'stranger') return browser.newContext({ viewport: phone });
  // Other tests give trips to the driver of the demo.
  if (who === 'driver')
    return (await newcomer(browser, 'driver', { firstName: 'Light', viewport: phone, at: MARFA })).context;
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
