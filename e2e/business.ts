import type { Page } from '@playwright/test';

/** The apps' initial data, as far as tests change it. */
interface Bootstrap {
  settings: Record<string, unknown>;
  appinfo: Record<string, unknown>;
  languages: { langLocale: string; default: boolean }[];
}

/**
 * Changes the initial data that a page receives. The demo itself stays unchanged, because other tests
 * use it at the same time.
 */
export async function setUpOtherwise(page: Page, change: (bootstrap: Bootstrap) => void): Promise<void> {
  await page.route('**/api/bootstrap', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const bootstrap = (await response.json()) as Bootstrap;
    change(bootstrap);
    await route.fulfill({ response, json: bootstrap });
  });
}
