import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { siteTarget } from '../scripts/browsers/floor.mjs';
import { compressedFiles } from '../scripts/compressedFiles.plugin.js';
import { firstLoad } from '../scripts/firstLoad.plugin.js';
import { lighterPackages, nativeFunctions } from '../scripts/lighterPackages.plugin.js';
import { unusedSchemas } from '../scripts/unusedSchemas.plugin.js';
import { unusedComponents } from '../scripts/unusedComponents.plugin.js';
import { mapTiles } from './mapTiles.plugin.js';
import { siteWorker } from './siteWorker.plugin.js';

/** The API a development server passes requests on to. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** Draws pages in the process of the API, which has none of the site's packages: all are in the build. */
const onServer: UserConfig = {
  base: '/site-assets/',
  plugins: [react(), lighterPackages(nativeFunctions)],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'production'] } },
  build: { outDir: 'dist/.server', emptyOutDir: true },
};

const driverConsole = ['/driver/DriverConsole.tsx', '/driver/OfferSheet.tsx'];

/** What loads after the first page, in the order of need. */
const laterScripts: Parameters<typeof firstLoad>[2] = {
  // For signed-in users: their messages in the header, and the rider's trip on the home page.
  live: {
    of: ['/layout/NotificationsBell.tsx', '/layout/ConversationBell.tsx', '/booking/LiveTrip.tsx'],
  },
  // What the pages of riders and drivers share, with a part of MUI.
  own: { of: ['/themed/Themed.tsx', '/booking/TripsPage.tsx', '/trip/BookingsPage.tsx'] },
  // What a driver needs of packages while waiting for a trip, and then until the trip is over.
  console: { of: driverConsole, onlyPackages: true },
  trip: { of: ['/driver/CurrentTrip.tsx'], onlyPackages: true },
  // The console's own scripts; before that, what pages of trips show, too.
  tripParts: { of: driverConsole, with: ['/trip/TripPage.tsx'] },
  driver: { of: driverConsole },
};

const inBrowser: UserConfig = {
  // Pages stand at the root of the origin; only files live under this path.
  base: '/site-assets/',
  plugins: [
    react(),
    lighterPackages(nativeFunctions),
    mapTiles(),
    siteWorker(),
    unusedComponents(),
    unusedSchemas(),
    compressedFiles(),
    firstLoad(
      ['/home/HomePage.tsx', '/about/AboutPage.tsx', '/about/PrivacyPage.tsx'],
      ['/AccountCard.module.css', '/Tabs.module.css', '/TextInput.module.css'],
      laterScripts,
    ),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: siteTarget,
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true } },
      output: {
        codeSplitting: {
          groups: [
            // React changes least and stays cached longest. The helper that loads the other files is in the
            // same file, because all of them need it.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|@oxc-project/,
              priority: 30,
            },
            // Every form needs most of the rest of MUI: as dozens of files, it would load more slowly.
            {
              name: 'mui',
              test: /node_modules[\\/](@mui[\\/](material|system|utils|styled-engine|private-theming)|@emotion|@popperjs|stylis|react-transition-group)[\\/]/,
              priority: 5,
            },
            // Only forms that check more than the booking form need it.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/socket.io': { target: api, ws: true },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? onServer : inBrowser));
