import { expect, type Locator, type Page, test } from '@playwright/test';
import type { VectorMap } from '@wayfare/shared';
import { setUpOtherwise } from './business.js';
import { signedIn } from './people.js';
import { desktop } from './screens.js';
import { landEverywhere } from './tilesFile.js';

const TILES = '/map-tiles.pmtiles';
/** How Protomaps' light style draws land. */
const LAND = '#e2dfda';

/** Returns the color of an element's background, as `#rrggbb`. */
async function colorOf(shown: Locator): Promise<string> {
  const picture = (await shown.screenshot()).toString('base64');
  return shown.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    // Away from markers and from the names of places, which are near the middle.
    const [red = 0, green = 0, blue = 0] = context?.getImageData(12, bitmap.height - 60, 1, 1).data ?? [];
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }, picture);
}

/** Answers requests for ranges of the file of tiles. */
async function serveTiles(page: Page): Promise<void> {
  const file = landEverywhere();
  await page.route(`**${TILES}`, async (route) => {
    const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? [];
    const end = Math.min(to === '' ? file.length : Number(to) + 1, file.length);
    const body = file.subarray(Number(from), end);
    const headers = { 'content-range': `bytes ${from}-${end - 1}/${file.length}` };
    await route.fulfill({ status: 206, headers, body });
  });
}

/** The dashboard of an installation with a map of vector tiles. */
async function dashboardWith(page: Page, vectorMap: VectorMap): Promise<Locator> {
  await setUpOtherwise(page, ({ settings }) => Object.assign(settings, { vectorMap }));
  await page.goto('/dashboard');
  await showMap(page);
  return page.locator('.leaflet-container');
}

/** The map begins at the lower end of the screen, and is drawn once more of it is in sight. */
const showMap = (page: Page) => page.getByRole('group', { name: 'Active drivers' }).scrollIntoViewIfNeeded();

test('the map is drawn of a file of vector tiles, in the colors of the theme, with the credit that it contains [7.16]', async ({
  browser,
}) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await serveTiles(page);
  const map = await dashboardWith(page, { tiles: TILES });
  await expect(map.getByText('© the test')).toBeVisible();
  await expect(map.getByText('Natural Earth')).toHaveCount(0);
  await expect.poll(() => colorOf(map)).toBe(LAND);
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await context.close();
});

test('the map is drawn in a style of the operator, another one for the dark theme', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  const colors = { light: '#0088ff', dark: '#442200' };
  for (const [theme, color] of Object.entries(colors)) {
    const layers = [{ id: 'all', type: 'background', paint: { 'background-color': color } }];
    const json = { version: 8, sources: {}, layers };
    await page.route(`**/${theme}-style.json`, (route) => route.fulfill({ json }));
  }
  const address = (theme: string) => new URL(`/${theme}-style.json`, test.info().project.use.baseURL).href;
  const map = await dashboardWith(page, { light: address('light'), dark: address('dark') });
  await expect.poll(() => colorOf(map)).toBe(colors.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await showMap(page);
  await expect.poll(() => colorOf(map)).toBe(colors.dark);
  await context.close();
});

test('the offline map stays where tiles cannot be read, and the console shows why', async ({ browser }) => {
  const context = await signedIn(browser, 'admin', desktop);
  const page = await context.newPage();
  await page.route(`**${TILES}`, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const warned = page.waitForEvent('console', {
    predicate: (message) => /vector tiles is replaced by the offline map/.test(message.text()),
  });
  const map = await dashboardWith(page, { tiles: TILES });
  await warned;
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await expect(page.locator('.leaflet-gl-layer')).toHaveCount(0);
  await context.close();
});
