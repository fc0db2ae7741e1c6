import { defineConfig } from 'vitest/config';

/**
 * Stories: every screen in each of its states, in a browser, with answers of the API that the story tells.
 * Journeys through the whole product are Playwright's: playwright.config.ts.
 */
export default defineConfig({
  test: { projects: ['./landing/vitest.config.ts', './admin/vitest.config.ts'] },
});
