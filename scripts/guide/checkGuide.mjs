/**
 * `npm run check:guide`: applies the code blocks of docs/add-a-resource.md to a copy of the source, and runs
 * there the checks and tests that the guide names. Removes the copy at the end.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureClientTypes } from '../clientTypes.mjs';
import { main, report, root, runQuietly } from '../commands.mjs';
import { Precondition } from '../preconditions.mjs';
import { blocksIn } from './guideBlocks.mjs';
import { GUIDE, planFiles, writeFiles } from './planFiles.mjs';

/** The number of files that a new resource may take. Its texts are in one file for each language. */
const MOST_FILES = 19;
const PACKAGES = ['shared', 'client', 'web', 'api', 'admin', 'landing'];
/** Folders that are not source. */
const NOT_SOURCE = ['.git', '.data', '.cache', 'node_modules', 'dist', 'coverage', 'test-results'];

/** These tests cover all resources; only the rows of the new one run. */
const SHARED_TESTS = [
  'api/test/access',
  'api/src/platform/crud/unlistedFields',
  'api/src/platform/database/listIndexes',
  'api/test/badInput',
];
const ROWS = 'announcements|every route|a row for every';
/** These run as a whole. */
const TESTS = [
  'api/src/messages/announcement',
  'api/src/basics/language/texts.test',
  'shared/src/access',
  'shared/src/basics/language/texts.test',
  'admin/src/frame/layout/menu',
];

await main(async () => {
  await ensureClientTypes();
  const copy = await mkdtemp(join(tmpdir(), 'wayfare-guide-'));
  try {
    await copySource(copy);
    const paths = await applyGuide(copy);
    await check(copy, paths);
    report(`${GUIDE} works: ${paths.length} files.`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

/** Copies the source; installed packages are links, except this repository's own. */
async function copySource(copy) {
  await cp(root, copy, { recursive: true, filter: (path) => !NOT_SOURCE.includes(basename(path)) });
  const [installed, linked] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(linked, '@wayfare'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@wayfare') await symlink(join(installed, name), join(linked, name));
  for (const name of PACKAGES) {
    await symlink(join(copy, name), join(linked, '@wayfare', name));
    const own = join(root, name, 'node_modules');
    if ((await readdir(own).catch(() => [])).length > 0) await symlink(own, join(copy, name, 'node_modules'));
  }
}

/** Applies the guide's blocks. Returns the paths of the files. */
async function applyGuide(copy) {
  const files = await planFiles(copy, blocksIn(await readFile(join(copy, GUIDE), 'utf8')));
  if (files.length > MOST_FILES)
    throw new Precondition(`${GUIDE} needs ${files.length} files; ${MOST_FILES} are allowed.`);
  await writeFiles(copy, files);
  return files.map(({ path }) => path);
}

/** Runs the checks and tests in the copy, which is not built. */
async function check(copy, paths) {
  const env = { ...process.env, CI: 'true', WAYFARE_TEST_BUILD: '' };
  const runHere = (title, command, ...args) => runQuietly(`Guide: ${title}`, command, args, env, copy);
  const types = (name) =>
    runHere(`types of ${name}`, 'npx', '--no', 'tsc', '--', '--noEmit', '--checkers', '1', '-p', name);
  // One worker: each loads the whole source first, which takes longer than these tests.
  const tests = (title, ...args) =>
    runHere(title, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...args);
  // Two at a time: one for each core. The copy stays until both are done.
  const results = await Promise.allSettled([
    inOrder(['shared', 'api', 'admin'].map((name) => () => types(name))),
    inOrder([
      () => runHere('format', 'npx', '--no', 'biome', '--', 'format', ...paths),
      () => runHere('imports', process.execPath, 'scripts/imports/checkImports.mjs', '--write'),
      () => tests('tests', ...TESTS),
      () => tests('rows of tests', ...SHARED_TESTS, '-t', ROWS),
    ]),
  ]);
  for (const { reason } of results) if (reason) throw reason;
}

async function inOrder(works) {
  for (const work of works) await work();
}
