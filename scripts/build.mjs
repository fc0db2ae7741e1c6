import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runQuietly } from './commands.mjs';

/** The workspaces with a build of their own. */
const BUILT = ['shared', 'api', 'admin', 'landing'];
/** The workspaces whose files the builds read: the browser apps bundle the sources of `web`. */
const SOURCES = [...BUILT, 'web'];
/** What `npm run build` builds; none needs the result of another. */
const BUILDS = {
  'Building the API': ['build:api'],
  'Building the panel': ['build', '-w', 'admin'],
  'Building the site': ['build', '-w', 'landing'],
};
const stamp = join(root, '.cache/built');

/** Builds all workspaces, unless sources and results match the last complete build. */
export async function ensureBuilt() {
  const before = await sources();
  if ((await lastBuild()) === `${before} ${await results()}`) return;
  await rm(stamp, { force: true });
  await Promise.all(
    Object.entries(BUILDS).map(([title, script]) =>
      // Browsers get the production build, whatever NODE_ENV is in this shell.
      runQuietly(title, 'npm', ['run', ...script], { ...process.env, NODE_ENV: 'production' }),
    ),
  );
  await mkdir(join(root, '.cache'), { recursive: true });
  // Written last, so that an interrupted build is redone.
  await writeFile(stamp, `${before} ${await results()}`);
}

async function lastBuild() {
  try {
    return await readFile(stamp, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A fingerprint of all build inputs. */
async function sources() {
  const hash = createHash('sha256').update(process.version);
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
  // The scripts contain plugins of the bundler.
  for (const folder of [...SOURCES, 'scripts']) files.push(...(await filesUnder(folder)));
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** A fingerprint of the build's output, to detect changes made by others. */
async function results() {
  const hash = createHash('sha256');
  for (const workspace of BUILT) {
    const dist = join(workspace, 'dist');
    if (!existsSync(join(root, dist))) return 'nothing';
    for (const file of await filesUnder(dist)) {
      const { size, mtimeMs } = await stat(join(root, file));
      hash.update(`\0${file}\0${size}\0${mtimeMs}`);
    }
  }
  return hash.digest('hex');
}

async function filesUnder(folder) {
  const files = [];
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.endsWith('.tsbuildinfo'))
      continue;
    if (entry.isDirectory()) files.push(...(await filesUnder(path)));
    else files.push(path);
  }
  return files;
}
