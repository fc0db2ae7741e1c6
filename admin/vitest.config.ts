import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { lazyPopper, lighterPackages, nativeFunctions } from '../scripts/lighterPackages.plugin.js';
import { inBrowser } from '../vitest.inBrowser.js';
import { contract } from './test/contract.plugin.js';

/** The stories of the panel: `npm run test:components`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lighterPackages([...nativeFunctions, lazyPopper]), contract()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // A package found while the tests run would reload the page below them.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.stories.tsx', '../web/test/stories/*.ts'] },
  test: { name: 'panel', ...inBrowser() },
});
