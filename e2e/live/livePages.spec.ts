import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { inParts } from '../everyPage.js';
import { followLink } from '../inApp.js';
import { newAdmin, newcomer, signedIn } from '../people.js';
import { randomInt } from '../random.js';
import { desktop } from '../screens.js';
import { panelPages, sitePages } from './appPages.js';
import { aWord, type LiveRow, put, type Scene } from './liveRow.js';
import { panelRows, panelWithout } from './panelRows.js';
import { driverRows, riderRows, siteWithout } from './siteRows.js';

test.describe.configure({ mode: 'parallel' });

/**
 * How long a change may take to arrive, in ms: less than pages poll, and longer than they collect changes.
 */
const ARRIVES_MS = 14_000;
/** How long a page must make no request to be at rest, in ms. */
const REST_MS = 250;

/** A page of both apps that no row takes back a change of. */
const HARMLESS = '/profile';

/** All that a page shows: its text and labels, the values of its fields, and where its links lead. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
      ...[...document.links].map(({ href }) => href),
      ...[...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')),
    ].join('\n'),
  );

/** Follows the requests of a page. Returns a function that waits until it has loaded all it shows. */
function atRestOf(page: Page): () => Promise<void> {
  let requests = 0;
  let lastAt = 0;
  const count = (by: number) => () => {
    requests += by;
    lastAt = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    lastAt = Date.now();
    await expect.poll(() => requests === 0 && Date.now() - lastAt > REST_MS).toBe(true);
    await expect(page.locator('main [role=progressbar], main .MuiSkeleton-root')).toHaveCount(0);
  };
}

async function newScene(browser: Browser): Promise<Scene & { close(): Promise<void> }> {
  // Each scene is in a place of its own: drivers near a pickup get its offer.
  const at = { latitude: 41 + randomInt(5_000) / 1000, longitude: -100 + randomInt(8_000) / 1000 };
  const driverName = aWord();
  const here = { viewport: desktop, at };
  const [admin, rider, driver] = await Promise.all([
    signedIn(browser, 'admin', desktop),
    newcomer(browser, 'rider', { firstName: 'Ria', ...here }),
    newcomer(browser, 'driver', { firstName: driverName, ...here }),
  ]);
  const bank = { bankName: 'Bank', bankCode: 'B1', bankAccount: '12345678' };
  await put(admin.request, `drivers/${driver.id}`, bank);
  const close = async () => {
    await Promise.all([admin, rider.context, driver.context].map((context) => context.close()));
  };
  return { admin: admin.request, rider, driver, driverName, at, close };
}

/** The paths of pages that do not show their change, in a tab that is loaded once. */
async function staleAmong(
  rows: readonly LiveRow[],
  context: BrowserContext,
  scene: Scene,
): Promise<string[]> {
  const page = await context.newPage();
  const atRest = atRestOf(page);
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(HARMLESS);
  await connected;
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }));
  const stale: string[] = [];
  for (const { path, at, change, restore } of rows)
    await test.step(path, async () => {
      let isTakenBack = restore === undefined;
      try {
        const heading = page.getByRole('heading', { level: 1 }).first();
        const left = await heading.innerText();
        await followLink(page, at ? await at(scene) : path);
        // Until a page has its script, the former one stays. Few have the heading of the one before.
        await expect(heading)
          .not.toHaveText(left, { timeout: 3_000 })
          .catch(() => undefined);
        await atRest();
        const before = await shownOn(page);
        const expected = await change(scene);
        const isShown = async () => {
          const now = await shownOn(page);
          if (expected === undefined) return now !== before;
          return typeof expected === 'string' ? now.includes(expected) : expected.test(now);
        };
        if (typeof expected === 'string') expect(before).not.toContain(expected);
        else if (expected) expect(before).not.toMatch(expected);
        await expect
          .poll(isShown, { timeout: ARRIVES_MS })
          .toBe(true)
          .catch(() => stale.push(path));
        if (!restore) return;
        // The page of a record that is removed leads to the list, maybe only when the next page is open.
        await followLink(page, HARMLESS);
        await expect(page).toHaveURL((url) => url.pathname === HARMLESS);
        await atRest();
        isTakenBack = true;
        await restore(scene);
      } finally {
        // What it made disturbs other tests also if it fails.
        if (!isTakenBack) await restore?.(scene).catch(() => undefined);
      }
    });
  expect(await page.evaluate(() => 'isFirst' in globalThis), 'loaded once').toBe(true);
  return stale;
}

test('every page of both apps is tested here, or has a reason why not', () => {
  const site = sitePages();
  const panel = panelPages();
  expect(site).toEqual(expect.arrayContaining(['/', '/login/undo', '/bookings/:id/receipt']));
  expect(panel).toEqual(
    expect.arrayContaining([
      '/desk',
      '/bookings/:id/show',
      '/series/create',
      '/drivers/:id',
      '/fleetadmins/create',
    ]),
  );
  const paths = (rows: readonly LiveRow[]) => rows.map(({ path }) => path);
  const tested = [...new Set([...paths(riderRows), ...paths(driverRows)]), ...Object.keys(siteWithout)];
  expect(tested.toSorted()).toEqual(site.toSorted());
  expect([...paths(panelRows), ...Object.keys(panelWithout)].toSorted()).toEqual(panel.toSorted());
});

for (const [who, rows] of [
  ['rider', riderRows],
  ['driver', driverRows],
] as const)
  test(`each page of a ${who} shows what changes elsewhere, without a reload [7.31, 7.33]`, async ({
    browser,
  }) => {
    const scene = await newScene(browser);
    expect(await staleAmong(rows, scene[who].context, scene)).toEqual([]);
    await scene.close();
  });

for (const rows of inParts(panelRows, 16))
  test(`pages of the panel from ${rows[0]?.path} to ${rows.at(-1)?.path} show what others change, without a reload [7.31, 7.33]`, async ({
    browser,
  }) => {
    const scene = await newScene(browser);
    const context = await signedIn(browser, 'admin', desktop);
    expect(await staleAmong(rows, context, scene)).toEqual([]);
    await context.close();
    await scene.close();
  });

test('an admin’s own account shows what another admin changes, without a reload [7.31]', async ({
  browser,
}) => {
  const scene = await newScene(browser);
  const { id, context } = await newAdmin(browser, 'Ada', desktop);
  const rename = async ({ admin }: Scene) => {
    const lastName = aWord();
    await put(admin, `alladmin/${id}`, { lastName });
    return lastName;
  };
  expect(await staleAmong([{ path: '/profile', change: rename }], context, scene)).toEqual([]);
  await context.close();
  await scene.close();
});
