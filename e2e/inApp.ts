import { expect, type Page } from '@playwright/test';

/** Changes the address as a link in the app does: the page is not requested from the server. */
export const followLink = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Opens pages of an app, one after the other, in one tab: the first by loading the app, the others like
 * links in it, which takes a quarter of the time. Each must have a heading that differs from the one before.
 */
export function inApp(page: Page): (path: string) => Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  let before: string | undefined;
  let requests = 0;
  page.on('request', () => requests++);
  page.on('requestfinished', () => requests--);
  page.on('requestfailed', () => requests--);
  return async (path) => {
    if (before === undefined) await page.goto(path);
    else {
      await followLink(page, path);
      await expect(heading).not.toHaveText(before);
      await expect.poll(() => requests, { message: 'requests under way' }).toBe(0);
    }
    await expect(heading).toHaveText(/\S/);
    before = await heading.innerText();
  };
}
