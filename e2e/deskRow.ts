import { expect, type Locator, type Page } from '@playwright/test';

/** How much of the list is passed at once, in pixels: less than a phone shows of it. */
const STEP = 300;

/** The row of a trip on the desk, scrolled into the page: it contains only the rows that are in view. */
export async function deskRow(page: Page, reference: string): Promise<Locator> {
  const list = page.getByRole('listbox', { name: 'Open trips' });
  const row = list.getByRole('option').filter({ hasText: reference });
  const scrollOn = () =>
    list.evaluate((element, step) => {
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      element.scrollTop = isAtEnd ? 0 : element.scrollTop + step;
    }, STEP);
  // A trip that was just booked comes within a second: the list is passed until it is there.
  await expect(async () => {
    if ((await row.count()) === 0) await scrollOn();
    expect(await row.count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 60_000 });
  return row;
}
