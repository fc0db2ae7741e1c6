/**
 * `npm run release -- <version>`: names what is unreleased in CHANGELOG.md after the version, sets the
 * version of all packages, and makes the commit and its tag. It publishes nothing.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { main, readArguments, root } from './commands.mjs';
import { checkNode, Precondition } from './preconditions.mjs';
import { releaseChangelog, releaseManifest } from './release/releaseTexts.mjs';

const HELP = `
Usage: npm run release -- <version>

Makes a release of what is committed: the section "Unreleased" of CHANGELOG.md gets the version and today's date, all
packages and the lock file get the version, and both are committed and tagged as v<version>. Nothing is published: push the
tag, and build the image with the command that is printed.

Options:
  -h, --help  show this help

Examples:
  npm run release -- 1.0.0
`;

const call = promisify(execFile);
const git = async (...args) => (await call('git', args, { cwd: root })).stdout.trim();

await main(async () => {
  const [version, ...rest] = readArguments(HELP, true);
  checkNode();
  if (!version || rest.length > 0) throw new Precondition('One version is needed, such as 1.0.0.');
  if (await git('status', '--porcelain', '--untracked-files=no'))
    throw new Precondition('There are changes that are not committed: commit or undo them first.');
  if (await git('tag', '--list', `v${version}`))
    throw new Precondition(`There is a tag v${version} already.`);

  const edit = async (file, change) => {
    const path = join(root, file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  };
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  await edit('CHANGELOG.md', (text) => releaseChangelog(text, version, today));
  const manifests = ['package.json', ...workspaces.map((name) => `${name}/package.json`)];
  for (const file of manifests) await edit(file, (text) => releaseManifest(text, version));
  // npm takes the versions of the packages over, and changes nothing else.
  await call('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  await git('commit', '--all', '--message', `Release ${version}`);
  await git('tag', '--annotate', `v${version}`, '--message', `Wayfare ${version}`);
  const revision = await git('rev-parse', '--short', 'HEAD');
  console.log(`Released ${version} as ${revision}. Then:

  git push --follow-tags
  docker buildx build --tag wayfare:${version} --build-arg VERSION=${version} --build-arg REVISION=${revision} --sbom=true --provenance=true .`);
});
