/** `npm test`: installs and builds what it needs, runs all checks and tests, and prints the totals. */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { report, root, run, seconds } from './commands.mjs';
import { ensureInstalled } from './install.mjs';
import { checkNode, Precondition } from './preconditions.mjs';

const results = join(root, 'test-results');
const env = { ...process.env, CI: 'true' };
const total = { passed: 0, failed: 0, skipped: 0 };

/** Runs one phase and adds its counts; a phase that crashes counts as one failure. */
async function phase(title, work) {
  console.log(`\n── ${title}`);
  const start = performance.now();
  let counts;
  try {
    counts = await work();
  } catch (error) {
    report(error instanceof Precondition ? error.message : error.stack);
    counts = { failed: 1 };
  }
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  console.log(`── ${title}: ${counts.failed ? 'FAILED' : 'done'} in ${seconds(start)}`);
  return !counts.failed;
}

async function prepare() {
  checkNode();
  await ensureInstalled();
  await ensureBuilt();
  await rm(results, { recursive: true, force: true });
  await mkdir(results);
  return {};
}

const check = (name) => async () =>
  (await run('npm', ['run', '--silent', name], env)) === 0 ? { passed: 1 } : { failed: 1 };

async function unitTests() {
  const outputFile = join(results, 'jest.json');
  const args = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
  const code = await run(process.execPath, [...args, '--ci', '--json', `--outputFile=${outputFile}`], env);
  const jest = JSON.parse(await readFile(outputFile, 'utf8'));
  return atLeastOneFailureUnlessZero(code, {
    passed: jest.numPassedTests,
    // A file that fails to load has no tests to count.
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  });
}

async function browserTests() {
  await ensureChromium(env);
  const dataDir = await mkdtemp(join(tmpdir(), 'wayfare-browser-'));
  try {
    const browserEnv = { ...env, WAYFARE_BROWSER_TEST_DATA: dataDir };
    const code = await run('npx', ['--no', 'playwright', 'test'], browserEnv);
    const { stats } = JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8'));
    return atLeastOneFailureUnlessZero(code, {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A runner can fail without a failed test: no test found, a server that did not start, a broken teardown. */
function atLeastOneFailureUnlessZero(code, counts) {
  return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

if (await phase('Install and build', prepare)) {
  await phase('Types', check('check:types'));
  await phase('Lint', check('check:lint'));
  await phase('Format', check('check:format'));
  await phase('Unit and API tests', unitTests);
  await phase('Browser tests', browserTests);
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
