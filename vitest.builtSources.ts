import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

/** A source file of the API, or of what it shares with browsers, without those that only browsers use. */
const SOURCE = /^(?<folder>.*\/(?:api|shared))\/src\/(?<file>.+)\.ts$/;
const BUILT = /\/(?:api|shared)\/dist\//;
/** It is built only to be published. */
const CLIENT = fileURLToPath(new URL('client/src/index.ts', import.meta.url));

/**
 * Lets tests use the build of each source file that has one. Node loads and runs it as it is, which takes a
 * fraction of the time that translating the source takes. The build must be up to date.
 */
export const builtSources = (): Plugin => ({
  name: 'built-sources',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: { '@wayfare/client': CLIENT } },
    test: { server: { deps: { external: [BUILT] } } },
  }),
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const parts = SOURCE.exec(found?.id ?? '')?.groups;
    if (!parts) return found;
    const built = `${parts['folder']}/dist/${parts['file']}.js`;
    return existsSync(built) ? built : found;
  },
});
