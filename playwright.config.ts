import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { desktop } from './e2e/screens.js';

const port = 3210;
// Workers read this file again: what it chooses once travels to them in the environment.
process.env['DEMO_PASSWORD'] ??= 'browser-tests-only';
process.env['E2E_SEED'] ??= String(randomInt(1_000_000));
process.env['WAYFARE_BROWSER_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'wayfare-browser-'));

/** A Chromium with windows, though none is seen: only it shows notifications. */
const whole = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** One that draws no frames of windows: pages come about twice as fast. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const fast = process.env['CHROMIUM_PATH'] === undefined && existsSync(HEADLESS) ? HEADLESS : whole;
/** Each test runs a page's scripts for seconds: optimizing them takes longer than it saves. */
const UNOPTIMIZED = '--js-flags=--no-opt --no-maglev';
const launch = (executablePath: string, graphics = ['--disable-gpu']) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', UNOPTIMIZED, ...graphics],
});
/** Draws WebGL without a graphics card. */
const WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Browser journeys through the built product, each run on a fresh demo. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/sharedSettings.ts',
  outputDir: './test-results/browser',
  reporter: [['line'], ['json', { outputFile: './test-results/playwright.json' }]],
  // Tests wait for pages to settle: with two, a third of two cores is idle.
  workers: 3,
  // A test that does not pass on the first try is reported as flaky, and fails the run on the main branch.
  retries: 2,
  failOnFlakyTests: Boolean(process.env['FAIL_ON_FLAKY']),
  forbidOnly: Boolean(process.env['CI']),
  // Over three times what tests take on a busy machine: one that hangs is noticed soon. A longer one names
  // its own limit.
  timeout: 120_000,
  // What is slow on a busy machine is not wrong.
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Dialogs open and close at once instead of fading for a quarter of a second.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of the time: only the second try of a failed test is recorded.
    trace: { mode: 'on-first-retry', snapshots: true, screenshots: false },
    launchOptions: launch(fast),
  },
  projects: [
    {
      name: 'pages',
      testIgnore: ['**/push.spec.ts', '**/vectorMap.spec.ts'],
      use: { viewport: desktop },
    },
    {
      name: 'graphics',
      testMatch: '**/vectorMap.spec.ts',
      use: { viewport: desktop, launchOptions: launch(fast, WEBGL) },
    },
    {
      name: 'notifications',
      testMatch: '**/push.spec.ts',
      use: { viewport: desktop, launchOptions: launch(whole) },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/readyz`,
    // It installs and builds first.
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env['WAYFARE_BROWSER_TEST_DATA'],
      LOG_LEVEL: 'warn',
      // Whatever the shell or a .env file has set: a throwaway demo on the embedded database.
      ENV_FILE: '',
      NODE_ENV: 'development',
      MONGODB_URL: '',
      // New users come from different addresses: see `newcomer`.
      TRUST_PROXY: '1',
      // Many tests use the demo's admin at once.
      SOCKETS_PER_ACCOUNT: '1000',
      // A receiver on this machine.
      WEBHOOKS_ALLOW_LOOPBACK: '1',
    },
  },
});
