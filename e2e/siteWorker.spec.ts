import { expect, type Page, test } from '@playwright/test';
import { newcomer } from './people.js';
import { phone } from './screens.js';
import { startWebHost, type WebHost } from './webHost.js';

const SHELL = 'data-deployment';

let host: WebHost;
test.beforeEach(async ({ baseURL }) => {
  host = await startWebHost(baseURL as string);
});
test.afterEach(() => host.close());

/** Starts the worker, as the site does for drivers, and waits until it handles the page. */
const startWorker = (page: Page) =>
  page.evaluate(async () => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await navigator.serviceWorker.register('/service-worker.js');
    await controlled;
  });

/** Looks for a new version, and waits for what becomes of it. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return registration.active?.state;
    return new Promise<string>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve(coming.state);
      });
    });
  });

/** The addresses in the browser's caches. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a new version replaces the old one at once, and open pages keep the files of theirs', async ({
  page,
  context,
}) => {
  await page.goto(`${host.url}/`);
  await startWorker(page);
  await host.deploy({ named: 'second', renames: /LoginPage-[\w-]+\.js/ });
  expect(await update(page)).toBe('activated');

  // The server no longer has the file that the open page needs next.
  await page.getByRole('link', { name: 'Login / Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();

  await context.setOffline(true);
  await page.goto(`${host.url}/about-us`);
  await expect(page.locator('html')).toHaveAttribute(SHELL, 'second');
  await page.evaluate((path) => import(path), host.renamed);
});

test('a version that cannot be loaded completely changes nothing', async ({ page, context }) => {
  await page.goto(`${host.url}/`);
  await startWorker(page);
  const before = await cached(page);
  await host.deploy({ named: 'broken', renames: /LoginPage-[\w-]+\.js/, isMissing: true });
  expect(await update(page)).toBe('redundant');
  await host.deploy({ named: 'mixed', renames: /LoginPage-[\w-]+\.js/, hasOldPage: true });
  expect(await update(page)).toBe('redundant');
  expect((await cached(page)).sort()).toEqual(before.sort());
  await context.setOffline(true);
  await page.goto(`${host.url}/about-us`);
  await expect(page.locator('html')).not.toHaveAttribute(SHELL);
});

test('signing out leaves nothing on the device but the files that everyone gets', async ({ browser }) => {
  const at = { latitude: 48.7596, longitude: -113.787 };
  const { context } = await newcomer(browser, 'driver', {
    firstName: 'Shira',
    viewport: phone,
    at,
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  await page.goto('/bookings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.goto('/profile');
  await page.evaluate(() => {
    sessionStorage.setItem('wayfare.booking', JSON.stringify({ carType: 'Private' }));
    localStorage.setItem('wayfare.chatSeen', JSON.stringify({ b1: 3 }));
  });
  expect(await kept(page)).not.toEqual(nothing);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => kept(page)).toEqual(nothing);
  const files = await cached(page);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((path) => !path.startsWith('/site-assets/'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/bookings');
  await expect(page.getByText('Shira')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeVisible();
  await context.close();
});

test('a sign-out elsewhere removes what the device keeps, at the next contact or when the site opens again', async ({
  browser,
}) => {
  for (const isOpen of [true, false]) {
    const at = { latitude: 48.7596, longitude: -113.787 };
    const { context } = await newcomer(browser, 'driver', { firstName: 'Odile', viewport: phone, at });
    const page = await context.newPage();
    await page.goto('/bookings');
    await expect.poll(async () => (await kept(page)).records).toBeGreaterThan(0);
    if (!isOpen) await page.goto('about:blank');
    expect((await context.request.delete('/api/auth/sessions')).ok()).toBe(true);
    if (!isOpen) await page.goto('/');
    await expect.poll(async () => (await kept(page)).records).toBe(0);
    await context.close();
  }
});

const nothing = { storage: ['wayfare.locale'], records: 0 };

/** Returns the data that the device keeps besides the caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open('wayfare');
    // Only the site makes the database: one made here would have no stores.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const database = await new Promise<IDBDatabase | null>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => (opening.error?.name === 'AbortError' ? resolve(null) : reject(opening.error));
    });
    let records = 0;
    if (database)
      for (const name of database.objectStoreNames) {
        const counting = database.transaction(name).objectStore(name).count();
        records += await new Promise<number>((resolve) => {
          counting.onsuccess = () => resolve(counting.result);
        });
      }
    database?.close();
    return { storage: [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort(), records };
  });
