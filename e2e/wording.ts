import { expect, type Page } from '@playwright/test';
import { DELIVERY_SUFFIX, englishTexts, textsFor } from '@wayfare/shared';

const texts: Readonly<Record<string, string>> = englishTexts;

/**
 * The English texts that have another wording for parcels, by key: patterns of what a page shows in either
 * business.
 */
const wordings = Object.keys(texts)
  .filter((key) => `${key}${DELIVERY_SUFFIX}` in texts)
  .map((key) => ({
    key,
    taxi: patternOf(texts[key] as string),
    parcels: patternOf(texts[`${key}${DELIVERY_SUFFIX}`] as string),
  }));

/**
 * All texts of a delivery business: one of them may read like a text that only a taxi business uses
 * elsewhere.
 */
const parcelTexts = new Set(Object.values(textsFor('delivery', texts)).flatMap(formsOf));

/** The forms of a text: singular and plural. */
function formsOf(text: string): string[] {
  return text.split(' |||| ');
}

/** Matches every form of a text, with anything in its placeholders. */
function patternOf(text: string): RegExp {
  const forms = formsOf(text).map((form) =>
    form
      .split(/%\{\w+\}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.+'),
  );
  return new RegExp(`^(?:${forms.join('|')})$`, 's');
}

/** The keys of taxi texts that a page of a delivery business shows, or gives to screen readers. */
async function taxiWordingOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>([document.title.split(' · ')[0] ?? '']);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(parentElement.tagName))
        found.add((textContent ?? '').trim());
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add((element.getAttribute(name) ?? '').trim());
    return [...found];
  });
  const own = shown.filter((text) => !parcelTexts.has(text));
  return wordings
    .filter(({ taxi, parcels }) => own.some((text) => taxi.test(text) && !parcels.test(text)))
    .map(({ key }) => key);
}

/** Checks that nothing on the page mentions taxi trips where there is a wording for parcels. */
export async function expectParcelWording(page: Page): Promise<void> {
  expect.soft(await taxiWordingOn(page), new URL(page.url()).pathname).toEqual([]);
}
