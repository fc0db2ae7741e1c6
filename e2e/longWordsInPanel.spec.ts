import { expect, type Page } from '@playwright/test';
import { test } from './cleanUp.js';
import { panelPages } from './live/appPages.js';
import { newLongScene, LONG, type LongRow, type LongScene } from './longWords/longRow.js';
import { moneyRows } from './longWords/moneyRows.js';
import { formRows, operatorRows } from './longWords/operatorRows.js';
import { openTripRows, otherTripRows } from './longWords/tripRows.js';
import { withoutLongWord } from './longWords/withoutLongWord.js';
import { expectTablesToFit, expectToFit } from './looks.js';
import { randomInt } from './random.js';
import { desktop, phone } from './screens.js';
import { takePicture } from './takePicture.js';

test.describe.configure({ mode: 'parallel' });

const groups: Readonly<Record<string, readonly LongRow[]>> = {
  'of a trip and its people': openTripRows,
  'of trips of other days': otherTripRows,
  'of money and other systems': moneyRows,
  'of what the operator has set up': operatorRows,
  'for entering something': formRows,
};

test('every page of the panel is tested with a long word, or has a reason why not', () => {
  const tested = Object.values(groups).flatMap((rows) => rows.map(({ path }) => path));
  expect([...tested, ...Object.keys(withoutLongWord)].toSorted()).toEqual(panelPages().toSorted());
});

/** Whether the page shows the long word, in a text or a field. Emails are in lowercase. */
const showsLongWord = (page: Page): Promise<boolean> =>
  page.locator('main').evaluate((main, word) => {
    const fields = [...main.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [(main as HTMLElement).innerText, ...fields.map(({ value }) => value)].some((text) =>
      text.toLowerCase().includes(word),
    );
  }, LONG.slice(0, 20).toLowerCase());

/** Long words whose end is not visible, although there is no ellipsis and nothing to scroll. */
const cutLongWords = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, word) => {
      const cut: string[] = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (!text.data.includes(word) || text.parentElement?.closest('textarea')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const seen = range.getBoundingClientRect();
        let box = text.parentElement;
        for (; box; box = box.parentElement) {
          const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
          if (textOverflow === 'ellipsis' || clipPath !== 'none' || /auto|scroll/.test(overflowX)) break;
          const { left, right } = box.getBoundingClientRect();
          if (overflowX === 'visible' || (seen.left >= left - 1 && seen.right <= right + 1)) continue;
          cut.push(`${text.data} in ${box.className}`);
          break;
        }
      }
      return cut;
    },
    LONG.slice(0, 20),
  );

for (const [title, rows] of Object.entries(groups))
  test(`a word of 60 letters in any field widens no page ${title}`, async ({ browser, cleanUp }, info) => {
    // In Patagonia, where the demo has no drivers.
    const at = { latitude: -46 - randomInt(3_000) / 1000, longitude: -71 + randomInt(2_000) / 1000 };
    const scene: LongScene = await newLongScene(browser, cleanUp, at);
    for (const { path, at, as, enter } of rows)
      await test.step(path, async () => {
        const address = await at(scene);
        const context = as ? await as(scene) : scene.admin;
        const page = await context.newPage();
        await page.setViewportSize(desktop);
        await page.goto(address);
        await enter?.(page, scene);
        for (const [name, screen] of Object.entries({ desktop, phone })) {
          await page.setViewportSize(screen);
          await expect.poll(() => showsLongWord(page), `${path} shows it on a ${name}`).toBe(true);
          await expectToFit(page);
          expect(await cutLongWords(page), `${path} on a ${name}`).toEqual([]);
          if (name === 'desktop') await expectTablesToFit(page);
          await takePicture(page, info, `${path.replaceAll(/\W+/g, '-')}-${name}`, true);
        }
        await page.close();
      });
    await scene.admin.close();
  });
