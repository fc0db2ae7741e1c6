/**
 * `npm test [-- checks|unit|api|components|browser]`: installs and builds what it needs, runs all checks and
 * tests or
 * only the named part, and prints the totals and how long each phase took.
 */
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { startBuiltProduct } from './builtProduct.mjs';
import { ensureChromium } from './chromium.mjs';
import { main, readArguments, report, root, run, runInOnePiece, seconds } from './commands.mjs';
import { atLeastOneFailureUnlessZero, countsOf, countsOfBrowserTests, withSecondTry } from './flaky.mjs';
import { ensureInstalled } from './install.mjs';
import { folderForData } from './memoryFolder.mjs';
import { checkNode, Precondition, RECOMMENDED_NODE } from './preconditions.mjs';

const results = join(root, 'test-results');
const VITEST = 'node_modules/vitest/vitest.mjs';
// Everything is built first, because some tests start processes from the build.
const env = { ...process.env, CI: 'true', WAYFARE_TEST_BUILD: '1' };
const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const times = [];

/** The folders of the tests of each part that need no browser. */
const UNIT = ['shared/', 'web/', 'admin/', 'landing/', 'scripts/', 'simulator/src/'].map((folder) =>
  join(root, folder),
);
const API = ['api/', 'client/', 'simulator/test/'].map((folder) => join(root, folder));

/** Runs phases side by side. Their output is printed before their results, each phase in one piece. */
async function phases(group) {
  console.log(`\n── ${group.map(([title]) => title).join(', ')}`);
  const passed = await Promise.all(group.map(([title, work]) => phase(title, work)));
  return passed.every(Boolean);
}

/** Runs one phase and adds its counts; a phase that crashes counts as one failure. */
async function phase(title, work) {
  const start = performance.now();
  let counts;
  try {
    counts = await work();
  } catch (error) {
    report(error instanceof Precondition ? error.message : error.stack);
    counts = { failed: 1 };
  }
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  const result = `${counts.failed ? 'FAILED' : 'done'} in ${seconds(start)}`;
  console.log(`── ${title}: ${result}`);
  times.push(`${title}: ${result}`);
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
  (await runInOnePiece('npm', ['run', '--silent', name], env)) === 0 ? { passed: 1 } : { failed: 1 };

/** Runs Vitest. Returns its exit code and the result of each test file, which it also writes to a file. */
async function runVitest(args, file = 'vitest.json') {
  const outputFile = join(results, file);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const code = await run(process.execPath, [VITEST, 'run', ...args, ...reporters], env);
  const { testResults } = JSON.parse(await readFile(outputFile, 'utf8'));
  return { code, files: testResults };
}

const unitTests = (folders) => () => withSecondTry(runVitest, folders, env);

/** Installs the browser while the checks run, if it is missing. */
async function chromium() {
  await ensureChromium(env);
  return {};
}

async function componentTests() {
  await ensureChromium(env);
  const { code, files } = await runVitest(['-c', 'vitest.components.config.ts'], 'components.json');
  return atLeastOneFailureUnlessZero(code, countsOf(files));
}

async function browserTests() {
  await ensureChromium(env);
  const dataDir = await mkdtemp(join(await folderForData(), 'wayfare-browser-'));
  try {
    const browserEnv = { ...env, WAYFARE_BROWSER_TEST_DATA: dataDir };
    const code = await run('npx', ['--no', 'playwright', 'test'], browserEnv);
    const found = JSON.parse(await readFile(join(results, 'playwright.json'), 'utf8'));
    return countsOfBrowserTests(code, found, env);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The phases of each part, in groups that run side by side: those that use one core, or wait for the network.
 * Without a part, Vitest runs all its tests at once, on all cores.
 */
const checks = [
  ['Types', check('check:types')],
  ['Guide', check('check:guide')],
  ['Lint', check('check:lint')],
  ['Browsers', check('check:browsers')],
  ['Imports', check('check:imports')],
  ['Format', check('check:format')],
  ['Unused code', check('check:unused')],
  ['Contract', check('check:contract')],
  [`Start on Node ${RECOMMENDED_NODE}`, startBuiltProduct],
];
const components = [['Component tests', componentTests]];
const browser = [['Browser tests', browserTests]];
const parts = {
  checks: [checks],
  unit: [[['Unit tests', unitTests(UNIT)]]],
  api: [[['API tests', unitTests(API)]]],
  components: [components],
  browser: [browser],
  all: [[...checks, ['Chromium', chromium]], [['Unit and API tests', unitTests([])]], components, browser],
};

const HELP = `
Usage: npm test [-- <part>]

Installs and builds what is missing or outdated, and runs every check and test, or those of one part. Ends with a line such as
"2000 passed, 0 failed". The exit code is 0 if none failed, else 1.

Parts:
  checks      types, lint, imports, format, unused code, the contract, and that the built product starts
  unit        unit tests of everything except the API
  api         tests of the API
  components  the screens of the apps in each of their states, in a browser
  browser     browser tests
  all         everything (the default)

Options:
  -h, --help  show this help

Environment:
  FAIL_ON_FLAKY=1  fail the run if a test passes only on a later try, as on the main branch

Examples:
  npm test
  npm test -- api
`;

/** The part that the command line names. */
async function chosenPart() {
  const [part = 'all', ...more] = readArguments(HELP, true);
  if (more.length === 0 && Object.hasOwn(parts, part)) return part;
  throw new Precondition(`Usage: npm test [-- ${Object.keys(parts).join('|')}]`);
}

let part;
await main(async () => {
  part = await chosenPart();
});
if (await phases([['Install and build', prepare]])) for (const group of parts[part]) await phases(group);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
const flaky = total.flaky > 0 ? ` (${total.flaky} passed only on the second try: see above)` : '';
console.log(`\n${times.join('\n')}\n\n${total.passed} passed${flaky}, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
