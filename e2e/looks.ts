import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { atRest } from './atRest.js';
import { axeViolations, type Rules } from './axe.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG violations that axe finds on a page, or in a part of it, in its current state. */
export async function violationsOn(page: Page, part?: string, rules: Rules = 'all'): Promise<string[]> {
  const violations = await axeViolations(page, { tags: WCAG, rules, ...(part !== undefined && { part }) });
  return violations
    .map(({ id, nodes }) => ({ id, found: nodes.map(({ html }) => html).filter((html) => !isPin(id, html)) }))
    .filter(({ found }) => found.length > 0)
    .map(({ id, found }) => `${id}: ${found.map((html) => html.slice(0, 160)).join(' | ')}`);
}

/** A pin has a fixed position, even if the edge of its map leaves only a small target (WCAG 2.5.8). */
const isPin = (rule: string, html: string) => rule === 'target-size' && html.includes('leaflet-marker-icon');

/** Text keys that are displayed, or read by screen readers, instead of their texts. */
export async function rawKeysOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const read = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...read].map((text) => text.trim());
  });
  // Lowercase words joined by underscores, and react-admin's own keys.
  return texts.filter((text) => /^[a-z]+(?:_[a-zA-Z]+)+$|\b(?:ra|resources)\.[a-z]/.test(text));
}

/** Checks that the page is no wider than the screen. */
export async function expectToFit(page: Page): Promise<void> {
  // Tables become cards a moment after the screen has changed.
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}

/** A desktop window at 200 % zoom, in the page's pixels. */
const zoomed = { width: 640, height: 400 };

/**
 * Checks that a page can be used at 200 % zoom: no scrolling sideways, and controls that the keyboard reaches
 * are not covered. With less motion asked for, nothing moves either.
 */
export async function expectUsableZoomed(page: Page, controls: readonly Locator[]): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  await page.setViewportSize(zoomed);
  await expectToFit(page);
  for (const control of controls) {
    await control.focus();
    const isCovered = () =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !(top !== null && (element.contains(top) || top.contains(element)));
      });
    await expect.poll(isCovered, String(control)).toBe(false);
  }
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10,
        )
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
  await expect.poll(moving).toEqual([]);
  await page.setViewportSize(before);
}

/**
 * Checks that the tables of a page fit without scrolling sideways, that no amount is cut off, not by its own
 * cell and not by the edge of the table, and that no short word continues on another line.
 */
export async function expectTablesToFit(page: Page): Promise<void> {
  const tooWide = () =>
    page.locator('main table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const region = table.parentElement as HTMLElement;
        const cells = [...table.querySelectorAll<HTMLElement>('td, th')];
        const cut = cells.filter(
          (cell) => /\d[.,]\d\d(?!\d)/.test(cell.innerText) && cell.scrollWidth > cell.clientWidth,
        );
        const texts = cells.flatMap((cell) => {
          const found: Text[] = [];
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) found.push(walker.currentNode as Text);
          return found;
        });
        const broken = texts.flatMap((text) =>
          [...text.data.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,20}(?![\p{L}\p{N}])/gu)]
            .filter(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + word.length);
              return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
            })
            .map(([word]) => word),
        );
        const over = region.scrollWidth - region.clientWidth;
        return [
          ...(over > 0 ? [`wider by ${over} px`] : []),
          ...cut.map((cell) => `cut off: ${cell.innerText}`),
          ...broken.map((word) => `broken: ${word}`),
        ];
      }),
    );
  await expect.poll(tooWide, 'the tables fit').toEqual([]);
}

/** Waits until the page has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[role=progressbar], .MuiSkeleton-root')).toHaveCount(0);
}

/** Collects the errors a page reports from now on. */
export function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return problems;
}

/**
 * Checks that the current page fits, is translated and is accessible, on a phone and on a desktop.
 * `name` is that of its screenshots.
 */
export async function expectGoodLooks(
  page: Page,
  info: TestInfo,
  name: string,
  part?: string,
): Promise<void> {
  const before = page.viewportSize() ?? desktop;
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    // A dialog may cover content that is still waiting for it.
    if (part === undefined) await settled(page);
    else await page.waitForLoadState('networkidle');
    await atRest(page);
    await takePicture(page, info, `${name}-${screen}`, part === undefined);
    await expectToFit(page);
    expect.soft(await rawKeysOn(page), name).toEqual([]);
    // A part of a page shows the same on every screen, in the same colors.
    const rules = part !== undefined && screen === 'desktop' ? 'all but colors' : 'all';
    expect.soft(await violationsOn(page, part, rules), name).toEqual([]);
  }
  await page.setViewportSize(before);
}
