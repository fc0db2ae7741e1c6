import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';

const HEADLESS = '/usr/bin/chromium-headless-shell';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(HEADLESS) ? HEADLESS : '/usr/bin/chromium');

/** Where pictures are saved, if SCREENSHOTS=1 is set. */
const folder = process.env['SCREENSHOTS'] === '1' ? `${import.meta.dirname}/test-results/stories` : '';

/** How the stories of an app run in the browser of the system. @throws if there is none */
export function inBrowser(): NonNullable<ViteUserConfig['test']> {
  if (!existsSync(executablePath))
    throw new Error(
      'The component tests need Chromium: install it, or set CHROMIUM_PATH to a Chromium or Chrome executable.',
    );
  return {
    globals: true,
    include: ['src/**/*.stories.tsx'],
    // Pages load the product's modules once, and each story starts the app anew.
    isolate: false,
    testTimeout: 60_000,
    slowTestThreshold: 5_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: {
          executablePath,
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
        contextOptions: {
          // A page that is larger than the window would be drawn smaller.
          viewport: { width: 1300, height: folder === '' ? 900 : 4_100 },
          locale: 'en-US',
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          permissions: ['geolocation'],
          geolocation: { latitude: 40.758, longitude: -73.9855 },
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  };
}

/** Where the stories save pictures, as the pages know it; empty if they save none. */
export const pictureFolder = { 'import.meta.env.PICTURE_FOLDER': JSON.stringify(folder) };
