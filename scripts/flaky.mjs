import { report } from './commands.mjs';

/** With more failed test files than this, a second try is pointless. */
const MOST_SECOND_TRIES = 10;

/**
 * Whether a test that passes only on a later try fails the run (`FAIL_ON_FLAKY=1`, as on the main branch).
 * Otherwise it is only named: on a busy machine of a developer, a stall must not look like a defect.
 */
export const failsOnFlaky = (env) => Boolean(env.FAIL_ON_FLAKY);

const hasFailed = ({ status }) => status === 'failed';

/**
 * Runs Vitest. A few failed files run once more, alone.
 * @param runVitest runs Vitest with arguments; returns its exit code and the result of each test file
 */
export async function withSecondTry(runVitest, folders, env) {
  const first = await runVitest(folders);
  const failed = first.files.filter(hasFailed);
  if (failed.length === 0 || failed.length > MOST_SECOND_TRIES)
    return atLeastOneFailureUnlessZero(first.code, countsOf(first.files));
  report(`\n${failed.length} of the test files failed and run once more, one at a time.`);
  const second = await runVitest([...failed.map(({ name }) => name), '--maxWorkers=1']);
  const final = [...first.files.filter((file) => !hasFailed(file)), ...second.files];
  const counts = atLeastOneFailureUnlessZero(second.code, countsOf(final));
  return withFlaky(counts, flakyInVitest(failed, second.files), env);
}

/** The counts of a report of Playwright, which tries failed tests again by itself. */
export function countsOfBrowserTests(code, { stats, suites }, env) {
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
  // Playwright itself ends with an error for each reason to fail; that of flaky tests is counted by them.
  const isOnlyFlaky = failsOnFlaky(env) && stats.flaky > 0;
  return withFlaky(
    isOnlyFlaky ? counts : atLeastOneFailureUnlessZero(code, counts),
    suites.flatMap((suite) => flakyInSuite(suite)),
    env,
  );
}

/** A runner can fail without a failed test: no test found, a server that did not start, a broken teardown. */
export function atLeastOneFailureUnlessZero(code, counts) {
  return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** The counts of Vitest's results by test file. */
export function countsOf(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  // A file that fails to load has no tests to count.
  const failedAlone = files.filter(
    (file) => hasFailed(file) && !file.assertionResults.some(hasFailed),
  ).length;
  return {
    passed: count('passed'),
    failed: count('failed') + failedAlone,
    skipped: count('skipped', 'pending', 'todo'),
  };
}

/** Names the flaky tests, and counts them: where they fail the run, as failed instead of passed. */
function withFlaky(counts, names, env) {
  if (names.length === 0) return counts;
  report(`\nPassed only on a later try:\n${names.map((name) => `  ${name}`).join('\n')}`);
  if (!failsOnFlaky(env)) return { ...counts, flaky: names.length };
  report('With FAIL_ON_FLAKY, they count as failed.');
  const passed = Math.max(0, counts.passed - names.length);
  return { ...counts, passed, failed: counts.failed + names.length };
}

/** The tests that failed first and then passed; the file, where it was not a test that failed. */
function flakyInVitest(failedFiles, secondFiles) {
  const later = new Map(secondFiles.map((file) => [file.name, file]));
  return failedFiles.flatMap(({ name, assertionResults }) => {
    const second = later.get(name);
    if (!second) return [];
    const passed = new Set(
      second.assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    );
    const failed = assertionResults.filter(hasFailed);
    if (failed.length === 0) return hasFailed(second) ? [] : [name];
    return failed
      .filter(({ fullName }) => passed.has(fullName))
      .map(({ fullName }) => `${name}: ${fullName}`);
  });
}

/** The flaky tests of a suite of Playwright's report, by file and title. */
function flakyInSuite({ title, file, specs = [], suites = [] }, path = []) {
  const here = title === file ? path : [...path, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${file}: ${[...here, spec.title].join(' › ')}`);
  return [...own, ...suites.flatMap((inner) => flakyInSuite(inner, here))];
}
