/** Unit tests and tests over HTTP. Browser journeys are Playwright's: playwright.config.ts. */
export default {
  rootDir: import.meta.dirname,
  testMatch: [
    '<rootDir>/shared/src/**/*.test.ts',
    '<rootDir>/api/{src,test,bench}/**/*.test.ts',
    '<rootDir>/{admin,landing}/src/**/*.test.ts',
    '<rootDir>/scripts/**/*.test.*',
  ],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Not `.json.js`: libphonenumber-js has such modules next to JSON files.
  moduleNameMapper: { '^(\\.{1,2}/.*)(?<!\\.json)\\.js$': '$1' },
  // A built package beside its source would count twice.
  modulePathIgnorePatterns: [
    '<rootDir>/(shared|api|admin|landing)/dist/',
    '<rootDir>/.data/',
    '<rootDir>/.cache/',
  ],
  // Killing over and over takes longer than all else together: `npm run test:faults`.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.FAULTS ? [] : ['<rootDir>/api/test/faults/long/']),
  ],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testSequencer: '<rootDir>/jest.sequencer.mjs',
  globalSetup: '<rootDir>/jest.globalSetup.mjs',
  globalTeardown: '<rootDir>/jest.globalTeardown.mjs',
  // Several times what the slowest of ordinary tests takes on a busy machine. Longer ones name their own limit.
  testTimeout: 60_000,
  // Half the time of a test goes to the database's own process and to waiting: one worker a core.
  maxWorkers: '100%',
  // Modules of each file stay in memory when it is done; collecting gigabytes of them slows down what follows.
  workerIdleMemoryLimit: '700MB',
  // What a failed test leaves open must not keep the run from ending.
  forceExit: true,
};
