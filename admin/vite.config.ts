import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The API a development server passes requests on to. */
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // Pages stand at the root of the origin; only files live under this path.
  base: '/panel-assets/',
  plugins: [react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        // What changes with a release of the product is small; what it stands on stays cached.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 30,
            },
            {
              name: 'mui',
              test: /node_modules[\\/](@mui[\\/](material|system|styled-engine|utils)|@emotion|stylis)[\\/]/,
              priority: 20,
            },
            {
              name: 'ra',
              test: /node_modules[\\/](ra-core|ra-ui-materialui|react-admin|ra-[a-z0-9-]+|@tanstack|react-hook-form)[\\/]/,
              priority: 10,
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
