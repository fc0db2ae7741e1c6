import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';
import { countsOfBrowserTests, withSecondTry } from './flaky.mjs';

const VITEST = join(root, 'node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = join(root, 'node_modules/@playwright/test/cli.js');

let folder;
const reported = [];
beforeEach(() => {
  // In the repository, where the packages of the tests are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/flaky-'));
  reported.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => reported.push(text) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** The environment of a run of its own: what this run of Vitest has set would change it. */
function ownEnvironment(more) {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|FAIL_ON_FLAKY|TEST_)/.test(name),
  );
  return { ...Object.fromEntries(kept), ...more };
}

/** Runs Vitest on a test that passes on its second try, and a sound one. */
async function runFlakyUnitTest(env) {
  const tried = JSON.stringify(join(folder, 'tried'));
  writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { globals: true } };');
  writeFileSync(
    join(folder, 'stalls.test.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
it('passes on the second try', () => {
  const isSecond = existsSync(${tried});
  writeFileSync(${tried}, '');
  expect(isSecond).toBe(true);
});
it('is sound', () => {});`,
  );
  const runVitest = async (args) => {
    const outputFile = join(folder, 'result.json');
    const flags = ['run', '--root', folder, '--reporter=json', `--outputFile=${outputFile}`];
    const { status } = spawnSync(process.execPath, [VITEST, ...flags, ...args], { env: ownEnvironment(env) });
    return { code: status, files: JSON.parse(readFileSync(outputFile, 'utf8')).testResults };
  };
  return withSecondTry(runVitest, [], env);
}

/** Runs Playwright with the project's settings for second tries, and counts what it reports. */
function runFlakyBrowserTest(env) {
  const config = JSON.stringify(join(root, 'playwright.config.ts'));
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `import config from ${config};
const { retries, failOnFlakyTests } = config;
export default { retries, failOnFlakyTests, testDir: '.', reporter: [['json', { outputFile: 'result.json' }]] };`,
  );
  writeFileSync(
    join(folder, 'stalls.spec.mjs'),
    `import { expect, test } from '@playwright/test';
test.describe('a page', () => {
  test('passes on the second try', ({}, info) => expect(info.retry).toBe(1));
});
test('is sound', () => {});`,
  );
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, 'test'], {
    cwd: folder,
    env: ownEnvironment(env),
  });
  const counts = countsOfBrowserTests(
    status,
    JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')),
    env,
  );
  return { status, counts };
}

describe('a unit test that passes only on the second try', () => {
  it('is named, and passes', async () => {
    expect(await runFlakyUnitTest({})).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: 1 });
    expect(reported.join('')).toMatch(/later try:\n.*stalls\.test\.mjs: passes on the second try\n/);
  });

  it('fails the run on the main branch, and is named', async () => {
    expect(await runFlakyUnitTest({ FAIL_ON_FLAKY: '1' })).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(reported.join('')).toMatch(/stalls\.test\.mjs: passes on the second try\n/);
  });
});

describe('a browser test that passes only on the second try', () => {
  it('is named, and passes', () => {
    const { status, counts } = runFlakyBrowserTest({});
    expect({ status, ...counts }).toEqual({ status: 0, passed: 2, failed: 0, skipped: 0, flaky: 1 });
    expect(reported.join('')).toContain('stalls.spec.mjs: a page › passes on the second try');
  });

  it('fails the run on the main branch, and is named', () => {
    const { status, counts } = runFlakyBrowserTest({ FAIL_ON_FLAKY: '1' });
    expect({ status, ...counts }).toEqual({ status: 1, passed: 1, failed: 1, skipped: 0 });
    expect(reported.join('')).toContain('stalls.spec.mjs: a page › passes on the second try');
  });
});
