import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newcomer, type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** Bytes of script that pages load, as compressed by the server, in kB of 1,000 bytes. */
const LIMITS = {
  stranger: { '/login': 152, '/register': 332 },
  rider: { '/': 155, '/bookings': 205, '/profile': 332, '/profile/wallet': 304 },
  driver: { '/bookings': 346 },
  admin: { '/dashboard': 248, '/bookings': 321, '/riders': 360, '/desk': 413, '/planner': 345 },
} as const;

for (const [who, limits] of Object.entries(LIMITS)) {
  test(`a ${who} loads no more script than each page may have`, async ({ browser }) => {
    for (const [path, limit] of Object.entries(limits)) {
      // Each with an empty cache.
      const context = await visitor(browser, who as keyof typeof LIMITS);
      const bytes = sumOf(await loadedScripts(await context.newPage(), path));
      await context.close();
      // A smaller size would mean that the test has missed scripts.
      expect.soft(bytes, path).toBeGreaterThan(100_000);
      expect.soft(bytes, path).toBeLessThanOrEqual(limit * 1000);
    }
  });
}

/** What a driver's console loads before it responds; the rest is needed once there is no network. */
const CONSOLE_LIMIT = 238_000;

test('a console that waits for offers responds before what a trip needs later loads', async ({ browser }) => {
  const context = await visitor(browser, 'driver');
  const page = await context.newPage();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const panel = document.querySelector('[role=tabpanel]');
      if (!panel?.textContent?.includes('There are no tasks')) return;
      performance.mark('responds');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const scripts = await loadedScripts(page, '/bookings');
  const before = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('responds');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (mark?.startTime ?? 0))
      .map(({ name }) => name);
  });
  await expect(page.getByRole('button', { name: 'Passenger on the street' })).toBeEnabled();
  const bytes = sumOf(new Map([...scripts].filter(([url]) => before.includes(url))));
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(CONSOLE_LIMIT);
  await context.close();
});

/** Far from the drivers of other tests. */
const MARFA = { latitude: 30.309, longitude: -104.02 };

async function visitor(browser: Browser, who: keyof typeof LIMITS): Promise<BrowserContext> {
  if (who === 'stranger') return browser.newContext({ viewport: phone });
  // Other tests give trips to the driver of the demo.
  if (who === 'driver')
    return (await newcomer(browser, 'driver', { firstName: 'Light', viewport: phone, at: MARFA })).context;
  return signedIn(browser, who as Person, who === 'admin' ? desktop : phone);
}

/** The scripts that a page has loaded once nothing more comes: the bytes of each, as they were sent. */
async function loadedScripts(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const urls = new Map<string, string>();
  const scripts = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url) scripts.set(url, encodedDataLength);
  });
  await page.goto(path);
  // Not the network's: the live connection never ends.
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = scripts.size === before;
        before = scripts.size;
        return isQuiet;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return scripts;
}

const sumOf = (scripts: ReadonlyMap<string, number>) =>
  [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
