import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { lighterPackages, nativeFunctions } from '../scripts/lighterPackages.plugin.js';
import { inBrowser, pictureFolder } from '../vitest.inBrowser.js';
import { mapTiles } from './mapTiles.plugin.js';

/** The stories of the site: `npm run test:components`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lighterPackages(nativeFunctions), mapTiles()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // A package found while the tests run would reload the page below them.
  optimizeDeps: { entries: ['src/main.tsx', 'src/**/*.stories.tsx', '../web/test/stories/*.ts'] },
  define: pictureFolder,
  test: { name: 'site', ...inBrowser() },
});
