import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const fileAt = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Node's arguments to run a module of the API as a process of its own. `module` is its path below `src`,
 * without an extension; `options` come before it. With `WAYFARE_TEST_BUILD`, which promises that the build is
 * up to date, the built module runs, because that starts in half the time; otherwise its source.
 */
export function argumentsToRun(module: string, options: readonly string[] = []): string[] {
  return process.env.WAYFARE_TEST_BUILD
    ? ['--no-warnings', ...options, fileAt(`dist/${module}.js`)]
    : ['--no-warnings', '--conditions=source', '--import', TSX, ...options, fileAt(`src/${module}.ts`)];
}
