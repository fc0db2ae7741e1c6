import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureClientTypes } from './clientTypes.mjs';
import { root, runQuietly } from './commands.mjs';
import { contentOf, filesUnder, fingerprint } from './fingerprint.mjs';

/** The workspaces with a build of their own. */
const BUILT = ['shared', 'api', 'admin', 'landing'];
/** The workspaces whose files the builds read: the browser apps bundle the sources of `web`. */
const SOURCES = [...BUILT, 'web'];
/** The builds of `npm run build`. None needs the result of another. */
const BUILDS = {
  'Building the API': ['build:api'],
  'Building the panel': ['build', '-w', 'admin'],
  'Building the site': ['build', '-w', 'landing'],
};
const stamp = join(root, '.cache/built');

/**
 * Builds all workspaces and generates the types of the client, unless sources and results match the last
 * time.
 */
export async function ensureBuilt() {
  await Promise.all([ensureWorkspacesBuilt(), ensureClientTypes()]);
}

async function ensureWorkspacesBuilt() {
  const before = await sources();
  if ((await contentOf(stamp)) === `${before} ${await results()}`) return;
  await rm(stamp, { force: true });
  await Promise.all(
    Object.entries(BUILDS).map(([title, script]) =>
      // Browsers get the production build, even if this shell sets another NODE_ENV.
      runQuietly(title, 'npm', ['run', ...script], { ...process.env, NODE_ENV: 'production' }),
    ),
  );
  await mkdir(join(root, '.cache'), { recursive: true });
  // Written last, so that an interrupted build is redone.
  await writeFile(stamp, `${before} ${await results()}`);
}

/** A fingerprint of all build inputs. */
async function sources() {
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
  // The scripts contain plugins of the bundler.
  for (const folder of [...SOURCES, 'scripts']) files.push(...(await filesUnder(folder)));
  return fingerprint(files);
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
