import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapTiles } from './mapTiles.plugin.js';

/** The API a development server passes requests on to. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // Pages stand at the root of the origin; only files live under this path.
  base: '/site-assets/',
  plugins: [react(), mapTiles()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: {
    proxy: {
      '/api': api,
      '/socket.io': { target: api, ws: true },
    },
  },
});
