import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, test } from '@playwright/test';
import { exceptions } from '../scripts/browsers/exceptions.mjs';
import { findNewer } from '../scripts/browsers/findNewer.mjs';
import { withoutNewerFunctions } from './olderBrowser.js';
import { atRest } from './atRest.js';
import { addressOf } from './everyPage.js';
import { type Person, signedIn } from './people.js';
import { desktop, phone } from './screens.js';

/** The main pages by user. For a record's page, the first record that matches the filter is opened. */
const mainPages: [who: Person | null, viewport: typeof phone, pages: [path: string, filter?: object][]][] = [
  [null, phone, [['/'], ['/login'], ['/register'], ['/about-us']]],
  [
    'rider',
    phone,
    [['/'], ['/bookings'], ['/bookings/:id', { status: ['COMPLETE'] }], ['/profile'], ['/profile/wallet']],
  ],
  ['driver', phone, [['/bookings'], ['/profile']]],
  [
    'admin',
    desktop,
    [
      ['/dashboard'],
      ['/bookings'],
      ['/bookings/:id/show', { status: ['COMPLETE'] }],
      ['/planner'],
      ['/desk'],
      ['/addbookings'],
      ['/riders'],
      ['/promos'],
      ['/settings'],
      ['/replay'],
    ],
  ],
];

async function open(context: BrowserContext, path: string, filter?: object): Promise<void> {
  const page = await context.newPage();
  await page.goto(await addressOf(context, path, filter));
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await atRest(page);
  // The sentence for older browsers is shown before its template.
  await expect(page.locator(':has(+ #too-old)[role=alert]')).toHaveCount(0);
  await page.close();
}

for (const [who, viewport, pages] of mainPages)
  test(`${who ?? 'a stranger'} opens the main pages without the functions that supported browsers may lack`, async ({
    browser,
  }) => {
    const context = await signedIn(browser, who, viewport, 'en', 'allow');
    const errors = await withoutNewerFunctions(context);
    for (const [path, filter] of pages) {
      await open(context, path, filter);
      expect(errors, path).toEqual([]);
    }
    await context.close();
  });

test('takes away what it says', async ({ browser }) => {
  const context = await signedIn(browser, null, phone);
  await withoutNewerFunctions(context);
  const page = await context.newPage();
  await page.goto('/about-us');
  const kinds = await page.evaluate(() => [
    typeof (Array.prototype as { toSorted?: unknown }).toSorted,
    typeof (Object as { groupBy?: unknown }).groupBy,
    typeof (AbortSignal as { timeout?: unknown }).timeout,
    typeof (Intl as { Segmenter?: unknown }).Segmenter,
    typeof Array.prototype.at,
  ]);
  expect(kinds).toEqual(['undefined', 'undefined', 'undefined', 'undefined', 'function']);
  await context.close();
});

for (const [path, locale, sentence] of [
  ['/', 'en', 'This browser is too old for this site.'],
  ['/login', 'ar', 'هذا المتصفح قديم جدًا لهذا الموقع.'],
  ['/dashboard', 'fr', 'Ce navigateur est trop ancien pour ce site.'],
] as const)
  test(`a browser below the floor shows a sentence on ${path} in "${locale}"`, async ({ browser }) => {
    const context = await signedIn(browser, path === '/dashboard' ? 'admin' : null, phone, locale);
    await context.addInitScript(() => delete (Array.prototype as { findLast?: unknown }).findLast);
    const page = await context.newPage();
    // Such a browser cannot read the app at all.
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
    );
    await page.goto(path);
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect(page.locator('#first-screen')).toHaveCount(0);
    await context.close();
  });

/** Names of newer functions in the built scripts that do no harm in a browser without them. */
const harmless = new Set([
  // Our own uses that ask first: scripts/browsers/exceptions.mjs.
  ...exceptions.map(({ name }) => name),
  // Libraries ask first: zod, React, MapLibre, Google's loader, SimpleWebAuthn and Engine.IO.
  ...[
    'URL.canParse',
    'captureStackTrace',
    'requestSubmit',
    'skipTransition',
    'createPolicy',
    'createScriptURL',
  ],
  ...['Intl.Segmenter', 'Segmenter', 'segment', 'OffscreenCanvas', 'VideoFrame', 'copyTo'],
  ...['getTransports', 'getPublicKeyAlgorithm', 'getPublicKey', 'getAuthenticatorData'],
  ...['WebTransport', 'createBidirectionalStream'],
  // The same names of other things: React’s, MUI’s, Leaflet’s, MapLibre’s, TanStack’s, Popper’s, dayjs’s.
  ...['use', 'toArray', 'transition', 'alpha', 'getSize', 'addHandler', 'resize', 'range', 'isActive'],
  ...['take', 'difference', 'getMetadata', 'destroy', 'subscribe', 'unsubscribe'],
]);

test('the built scripts and their libraries need nothing that a supported browser lacks', () => {
  const found = ['admin', 'landing'].flatMap((app) => {
    const folder = new URL(`../${app}/dist/assets/`, import.meta.url);
    const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    return scripts.flatMap((file) => {
      const script = readFileSync(new URL(file, folder), 'utf8');
      // Blocks of classes are syntax of Safari 16.4: the bundler has not lowered the script.
      const names = [
        ...findNewer(script).map(({ name }) => name),
        ...(/static\{/.test(script) ? ['static {'] : []),
      ];
      return names.filter((name) => !harmless.has(name)).map((name) => `${app} ${file}: ${name}`);
    });
  });
  expect(found).toEqual([]);
});
