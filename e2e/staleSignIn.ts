import type { Page } from '@playwright/test';

/**
 * Refuses a page's requests to an address, as the API does for a stale sign-in, until the user has
 * proven their identity.
 */
export async function staleUntilProven(page: Page, address: string, method: string) {
  let isProven = false;
  page.on('response', (response) => {
    const isProof = response.url().endsWith('/api/auth/step-up') && response.request().method() === 'POST';
    if (isProof && response.ok()) isProven = true;
  });
  await page.route(address, (route) => {
    if (isProven || route.request().method() !== method) return route.continue();
    const json = {
      error: 'reauthentication_required',
      message: 'Please confirm it’s you, then try again.',
    };
    return route.fulfill({ status: 403, json });
  });
}
