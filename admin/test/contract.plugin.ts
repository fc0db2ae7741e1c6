import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
const PRINT = ['node_modules/tsx/dist/cli.mjs', '--conditions=source', 'client/generate/printDocument.ts'];
const NAME = 'virtual:contract';

/** The parts of the OpenAPI document that say what the API answers. */
async function answers(): Promise<object> {
  const { stdout } = await promisify(execFile)(process.execPath, PRINT, { cwd: ROOT, maxBuffer: 64e6 });
  const { paths, components } = JSON.parse(stdout);
  return {
    schemas: components.schemas,
    answers: Object.fromEntries(
      Object.entries<Record<string, never>>(paths).flatMap(([path, { get }]) => {
        const schema = get?.['responses']?.['200']?.['content']?.['application/json']?.['schema'];
        return schema === undefined ? [] : [[`get ${path.replace('/api', '')}`, schema]];
      }),
    ),
  };
}

/** Gives stories the contract of these sources: what each operation that reads answers. */
export function contract(): Plugin {
  let source: Promise<object> | undefined;
  return {
    name: 'wayfare-contract',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      source ??= answers();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(await source))});`;
    },
  };
}
