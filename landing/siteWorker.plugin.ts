import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { siteTarget } from '../scripts/browsers/floor.mjs';

/** Where the server puts the site's files. */
const BASE = '/site-assets/';
/** The worker knows the files of its version from this module. */
const FILES = 'virtual:site-files';
/** Without a network there are no tiles, and the offline map replaces them. */
const VECTOR_MAP = /^assets\/(?:addVectorLayer|maplibre-gl)/;
const resolved = `\0${FILES}`;

/**
 * Builds the service worker (`worker/serviceWorker.ts`) after the site, with the list of the site's files. In
 * development, the worker has no list and stores nothing.
 */
export function siteWorker(): Plugin {
  let root = '';
  return {
    name: 'wayfare-site-worker',
    configResolved(config) {
      root = config.root;
    },
    ...moduleWith(null),
    async writeBundle({ dir = 'dist' }, bundle) {
      const page = sha256(readFileSync(join(dir, 'index.html')));
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.map') && !VECTOR_MAP.test(name))
        .sort()
        .map((name) => BASE + name);
      const version = sha256(JSON.stringify([page, files])).slice(0, 16);
      await buildWorker(root, dir, { version, page, files });
    },
  };
}

async function buildWorker(root: string, outDir: string, siteFiles: object): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [{ name: 'wayfare-site-files', ...moduleWith(siteFiles) }],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      outDir,
      emptyOutDir: false,
      target: siteTarget,
      rolldownOptions: {
        input: join(root, 'worker/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

const moduleWith = (siteFiles: object | null): Pick<Plugin, 'resolveId' | 'load'> => ({
  resolveId: (id) => (id === FILES ? resolved : undefined),
  load: (id) => (id === resolved ? `export default ${JSON.stringify(siteFiles)};` : undefined),
});

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
