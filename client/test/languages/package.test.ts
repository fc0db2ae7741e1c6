import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.js';

/** Building the package and fetching its dependency take a while on a small machine. */
const PACK_MS = 300_000;
const repository = fileURLToPath(new URL('../../..', import.meta.url));

it(
  'the package installs in an empty project, loads as an ES module, and compiles the example of its README',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wayfare-package-'));
    try {
      await run(repository, 'npm', ['pack', '-w', 'client', '--pack-destination', folder]);
      const [packed = ''] = await readdir(folder);
      const project = join(folder, 'project');
      await mkdir(project);
      await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
      await run(project, 'npm', ['install', '--prefer-offline', '--ignore-scripts', `../${packed}`]);

      const installed = join(project, 'node_modules/@wayfare/client');
      expect((await readdir(installed)).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
      const script = "const client = await import('@wayfare/client'); console.log(client.API_VERSION)";
      const version = await run(project, process.execPath, ['--input-type=module', '-e', script]);
      const readme = await readFile(join(installed, 'README.md'), 'utf8');
      expect(readme).toContain(`Wayfare-Version: ${version.trim()}`);

      const [, example = ''] = /```ts\n([^]*?)```/.exec(readme) ?? [];
      await writeFile(join(project, 'example.ts'), example);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
      const compiler = join(repository, 'client/node_modules/typescript/bin/tsc');
      await run(project, process.execPath, [compiler, ...options, '--lib', 'es2023,dom', 'example.ts']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  PACK_MS,
);
