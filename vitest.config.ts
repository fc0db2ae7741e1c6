import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { builtSources } from './vitest.builtSources.js';
import { LongestFirst } from './vitest.sequencer.js';

// Tests need no build of the workspace's packages, but use one that is promised to be up to date.
const isBuilt = Boolean(process.env.WAYFARE_TEST_BUILD);
const conditions = isBuilt ? ['node'] : ['source', 'node'];

/** Unit tests and tests over HTTP. Browser journeys are Playwright's: playwright.config.ts. */
export default defineConfig({
  plugins: isBuilt ? [builtSources()] : [],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globals: true,
    include: [
      'shared/src/**/*.test.ts',
      'api/{src,test,bench}/**/*.test.ts',
      '{web,admin,landing}/src/**/*.test.ts',
      'client/{src,generate,test}/**/*.test.ts',
      'simulator/{src,test}/**/*.test.ts',
      'scripts/**/*.test.*',
    ],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      // Killing over and over takes longer than all else together: `npm run test:faults`.
      ...(process.env.FAULTS ? [] : ['api/test/faults/long/**']),
      // Three servers of its own, of a kind that is seldom installed: `npm run test:cluster`.
      ...(process.env.WAYFARE_TEST_CLUSTER ? [] : ['api/test/faults/cluster/**']),
      // Minutes of generated requests: `npm run test:contract`.
      ...(process.env.WAYFARE_TEST_CONTRACT ? [] : ['api/test/contract/**']),
      // Compilers of other languages: `npm run test:clients`.
      ...(process.env.WAYFARE_TEST_CLIENTS ? [] : ['client/test/languages/**']),
    ],
    globalSetup: './vitest.globalSetup.ts',
    setupFiles: './vitest.setup.ts',
    sequence: { sequencer: LongestFirst },
    // Many times what the slowest of ordinary tests takes: a machine that stalls is no defect. Longer ones
    // name their own limit.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Slower tests are listed.
    slowTestThreshold: 10_000,
    pool: 'forks',
    // Loading the product's modules takes longer than most files' tests: each worker loads them once.
    isolate: false,
    // Tests wait for the database's own process and for timers: as many workers as cores leave a fifth of
    // them idle.
    maxWorkers: availableParallelism() + 2,
    // Objects that live as long as one request are collected at less cost where more of them fit.
    execArgv: ['--max-semi-space-size=64'],
  },
});
