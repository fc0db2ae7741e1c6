import type { Page } from '@playwright/test';

/** Texts on a page that are cut with an ellipsis so that their first letter is not visible. */
export const cutBeginnings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { textOverflow, overflowX } = getComputedStyle(element);
        return (
          textOverflow === 'ellipsis' &&
          overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const first = texts.nextNode();
        if (!first?.nodeValue?.trim()) return [];
        const letter = document.createRange();
        const at = first.nodeValue.search(/\S/);
        letter.setStart(first, at);
        letter.setEnd(first, at + 1);
        const [seen, box] = [letter.getBoundingClientRect(), element.getBoundingClientRect()];
        const isVisible = seen.left >= box.left - 1 && seen.right <= box.right + 1;
        return isVisible ? [] : [element.textContent ?? ''];
      }),
  );

/** Names that two columns of one table share. */
export const sharedColumnNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('table')].flatMap((table) => {
      const names = [...table.querySelectorAll('thead th')].map((head) => head.textContent?.trim() ?? '');
      return names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
    }),
  );
