import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { panelTarget } from '../scripts/browsers/floor.mjs';
import { compressedFiles } from '../scripts/compressedFiles.plugin.js';
import { firstLoad } from '../scripts/firstLoad.plugin.js';
import {
  lazyPopper,
  lighterLists,
  lighterPackages,
  nativeFunctions,
  noExporter,
} from '../scripts/lighterPackages.plugin.js';
import { unusedSchemas } from '../scripts/unusedSchemas.plugin.js';
import { unusedComponents } from '../scripts/unusedComponents.plugin.js';

/** The API a development server passes requests on to. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

const dashboard = [
  '/dashboard/Attention.tsx',
  '/dashboard/StatusCounts.tsx',
  '/dashboard/WeekComparison.tsx',
  '/dashboard/LastDays.tsx',
];
const list = '/booking/BookingList.tsx';

/** What loads after the first screen can be used, in the order of need: a few scripts instead of about 80. */
const laterScripts: Parameters<typeof firstLoad>[2] = {
  // The parts of the menu and the bar that appear last on every screen.
  menu: { of: ['/layout/MenuCounts.tsx', '/savedView/MenuViews.tsx', '/layout/InboxBell.tsx'] },
  // Of lists, only what the dashboard needs.
  both: { of: dashboard, with: [list] },
  dashboard: { of: dashboard },
  lists: { of: [list] },
};

export default defineConfig({
  // Pages stand at the root of the origin; only files live under this path.
  base: '/panel-assets/',
  plugins: [
    react(),
    lighterPackages([...nativeFunctions, lazyPopper, noExporter, ...lighterLists]),
    unusedComponents(),
    unusedSchemas(),
    compressedFiles(),
    firstLoad(['/dashboard/Dashboard.tsx'], [], laterScripts),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: panelTarget,
    // Browsers that do not preload scripts load them a little later.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // React changes least and stays cached longest. The rest is best left to the bundler: what only
        // one screen needs of react-admin then comes with that screen, and not with the first one.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 30,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/socket.io': { target: api, ws: true },
      '/site-assets': api,
    },
  },
});
