import type { Page } from '@playwright/test';

/** What apps start from, as far as tests change it. */
interface Bootstrap {
  settings: Record<string, unknown>;
  appinfo: Record<string, unknown>;
  languages: { langLocale: string; default: boolean }[];
}

/**
 * Shows a page its start as it is where the business is set up otherwise. The demo itself stays as it is:
 * other tests run on it at the same time.
 */
export async function setUpOtherwise(page: Page, change: (bootstrap: Bootstrap) => void): Promise<void> {
  await page.route('**/api/bootstrap', async (route) => {
    const response = await route.fetch();
    const bootstrap = (await response.json()) as Bootstrap;
    change(bootstrap);
    await route.fulfill({ response, json: bootstrap });
  });
}
