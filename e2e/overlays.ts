import { type Browser, type BrowserContext, type Page, type TestInfo, expect, test } from '@playwright/test';
import { atRest } from './atRest.js';
import { setUpOtherwise } from './business.js';
import { expectToFit, problemsOf, rawKeysOn, settled, violationsOn } from './looks.js';
import { answerOf, signedIn } from './people.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

/** Panel texts in a language, by key. */
export type Phrase = (key: string, values?: Record<string, string>) => string;

/** An element that opens on top of a screen. */
export interface Overlay {
  name: string;
  open: (page: Page, phrase: Phrase) => Promise<void>;
  /** The screen size where it can be opened; both by default. */
  on?: 'phone' | 'desktop';
  /** Its selector; a dialog, menu or drawer by default. */
  part?: string;
  /** It displays text keys on purpose. */
  showsKeys?: boolean;
}

/** An open dialog, menu or drawer. */
const MODAL = '.MuiModal-root:not(.MuiModal-hidden)';

/** React-admin's own English texts are in its package. */
const ofReactAdmin: Record<string, string> = {
  'ra.action.add_filter': 'Add filter',
  'ra.action.export': 'Export',
  'ra.action.open_menu': 'Open menu',
  'ra.action.select_all': 'Select all',
  'ra.action.select_columns': 'Columns',
};

/** Loads the texts of a language, by key. */
export async function phrasesIn(context: BrowserContext, locale: string): Promise<Phrase> {
  const texts = {
    ...ofReactAdmin,
    ...(await answerOf(await context.request.get(`/api/translations/${locale}`))),
  };
  return (key, values = {}) => {
    const text = texts[key];
    if (!text) throw new Error(`There is no text ${key} in ${locale}`);
    return text.replace(/%\{(\w+)\}/g, (_: string, name: string) => values[name] ?? '');
  };
}

/** Checks that the open overlay is complete, translated and accessible; with its colors, also in the dark. */
async function looksRight(
  page: Page,
  info: TestInfo,
  picture: string,
  { part = MODAL, showsKeys = false }: Overlay,
  withColors: boolean,
) {
  await expect(page.locator(part).last()).toBeVisible();
  await settled(page);
  await atRest(page);
  await takePicture(page, info, picture);
  if (!showsKeys) expect.soft(await rawKeysOn(page), picture).toEqual([]);
  expect.soft(await cutOff(page, part), picture).toEqual([]);
  await expectToFit(page);
  expect.soft(await violationsOn(page, part, withColors ? 'all' : 'all but colors'), picture).toEqual([]);
  if (!withColors) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, info, `${picture}-dark`);
  expect.soft(await violationsOn(page, part, 'colors'), `${picture} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Parts of the overlay that are outside the screen on either side. */
const cutOff = (page: Page, part: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(`${selector} .MuiPaper-root, ${selector} button, ${selector} input`)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => box.width > 0 && element.checkVisibility({ opacityProperty: true }))
        .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
        .map(({ element }) => element.outerHTML.slice(0, 160)),
    part,
  );

/** Opens each of a screen's overlays in English on a phone and on a desktop, and in Arabic on a phone. */
export async function expectOverlays(
  browser: Browser,
  info: TestInfo,
  path: string | ((context: BrowserContext) => Promise<string>),
  overlays: readonly Overlay[],
  settings: Record<string, unknown> = {},
) {
  const context = await signedIn(browser, 'admin', phone);
  const page = await context.newPage();
  const problems = problemsOf(page);
  await setUpOtherwise(page, (bootstrap) => Object.assign(bootstrap.settings, settings));
  const address = typeof path === 'string' ? path : await path(context);
  for (const locale of ['en', 'ar']) {
    const phrase = await phrasesIn(context, locale);
    await page.addInitScript((chosen) => localStorage.setItem('wayfare.locale', chosen), locale);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    for (const [screen, viewport] of Object.entries({ phone, desktop })) {
      await page.setViewportSize(viewport);
      await settled(page);
      for (const overlay of overlays) {
        if (screen !== (overlay.on ?? screen)) continue;
        // An overlay that fits a phone in Arabic also fits a desktop.
        if (locale === 'ar' && screen !== (overlay.on ?? 'phone')) continue;
        await test.step(`${overlay.name} in ${locale} on a ${screen}`, async () => {
          await overlay.open(page, phrase);
          // Colors are the same in every language and on every screen.
          const withColors = locale === 'en' && screen === (overlay.on ?? 'phone');
          await looksRight(page, info, `${overlay.name}-${locale}-${screen}`, overlay, withColors);
          await page.keyboard.press('Escape');
          await expect(page.locator(overlay.part ?? MODAL)).toHaveCount(0);
        });
      }
    }
    expect(problems).toEqual([]);
  }
  await context.close();
}
