import type { Page } from '@playwright/test';

/** Holds back a page's requests to an address. Returns what lets these and later ones through. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
