import axe, { type RunOptions } from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules about colors, which take more than half of axe's time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Resolves with the next frame. Now and then, a browser without a window draws none until something changes.
 */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });

const running = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
    );

/** Waits until no animation is running, because colors during a transition are not the final ones. */
async function atRest(): Promise<void> {
  await nextFrame();
  for (let animations = running(); animations.length > 0; animations = running()) {
    await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)));
    await nextFrame();
  }
}

/** How long a page may take until it shows what it should, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Waits until a condition holds in two frames in a row. @throws what it lacks, after a while
 * @param missing what is still missing; null if nothing is
 */
export async function settle(missing: () => string | null): Promise<void> {
  const start = performance.now();
  let held = 0;
  while (held < 2) {
    const lacks = missing();
    held = lacks === null ? held + 1 : 0;
    if (lacks !== null && performance.now() - start > PATIENCE_MS) throw new Error(lacks);
    await nextFrame();
  }
  await atRest();
}

/** WCAG violations that axe finds on the page. */
export async function violations({ withColors }: { withColors: boolean }): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: WCAG },
    ...(!withColors && { rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])) }),
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    preload: false,
  };
  const found = await axe.run(document, options);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ element, html }) => !(id === 'target-size' && (isPin(html) || isCovered(element))))
      .map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

/** A pin has a fixed position, even if the edge of its map leaves only a small target (WCAG 2.5.8). */
const isPin = (html: string) => html.includes('leaflet-marker-icon');

/**
 * Whether something that stays at its place on the screen is above an element, which scrolls away from it.
 */
function isCovered(element: Element | undefined): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('body *')].some((other) => {
    if (other.contains(element) || !/fixed|sticky/.test(getComputedStyle(other).position)) return false;
    const box = other.getBoundingClientRect();
    return box.height > 0 && box.top < bottom && box.bottom > top;
  });
}

/** Text keys that are displayed, or read by screen readers, instead of their texts. */
export function rawKeys(): string[] {
  const read = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const texts = [...document.body.innerText.split('\n'), ...read].map((text) => text.trim());
  // Lowercase words joined by underscores, react-admin's own keys, and placeholders without a value.
  return texts.filter((text) => /^[a-z]+(?:_[a-zA-Z]+)+$|\b(?:ra|resources)\.[a-z]|%\{\w+\}/.test(text));
}

/** Elements that reach past the sides of the screen, if the page is wider than it. */
export function tooWide(): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const wide = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > innerWidth + 1 || left < -1);
  });
  const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 160));
  return [`wider by ${scrollWidth - innerWidth} px`, ...names];
}

/**
 * From how many lines a text is a narrow column, and with how few letters in a line on average. Words of more
 * letters stand on several lines anywhere.
 */
const CRAMPED = { lines: 4, letters: 9, word: 20 };

/** The number of lines on which a text stands. */
function linesOf(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}

/** Whether only screen readers read a text: it stands in one pixel. */
const isOnlyRead = ({ parentElement }: Text) => (parentElement?.getBoundingClientRect().width ?? 0) <= 1;

/** Texts in columns so narrow that their lines have only a word or a few letters. */
export function crampedTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const letters = text.data.trim().length;
    // Measuring a text costs more than counting its letters.
    if (letters < CRAMPED.lines || isOnlyRead(text)) continue;
    if (text.data.split(/\s/).some((word) => word.length > CRAMPED.word)) continue;
    const lines = linesOf(text);
    if (lines >= CRAMPED.lines && letters / lines < CRAMPED.letters)
      texts.push(`${lines} lines: ${text.data}`);
  }
  return texts;
}

const WHITE = 'rgb(255, 255, 255)';
/** Whether a button is filled, or the circle with its icon. */
const isFilled = (button: HTMLElement): boolean => {
  const circle = button.querySelector(':scope > [aria-hidden=true]');
  return (
    button.matches('.MuiButton-contained, [class*="_filled_"]') ||
    (circle !== null && getComputedStyle(circle).color === WHITE)
  );
};

/** The labels of the buttons that stand out on the page, outside of dialogs. */
export const filledButtons = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main :is(a, button):is(.MuiButton-root, [class*="_button_"])')]
    .filter((button) => isFilled(button) && button.closest('[role=dialog]') === null)
    // A badge may stand before the label.
    .map(
      (button) =>
        button.innerText.split('\n').at(-1)?.trim() ||
        (button.getAttribute('aria-label') ?? button.outerHTML),
    );
