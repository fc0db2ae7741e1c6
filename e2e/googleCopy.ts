import { copyUrl } from './copyPorts.js';
import { type ProductCopy, startCopy } from './productCopy.js';

/** Where the copy of the product that draws Google's map answers. */
export const GOOGLE_URL = copyUrl('google');

/** The key that browsers get from it. */
export const BROWSER_KEY = 'key-for-browsers';

/**
 * Starts a copy of the product that draws Google's map. Its demo is small: tests need a few rows in each
 * table.
 */
export const startGoogleCopy = (): Promise<ProductCopy> =>
  startCopy(/is ready at/, {
    PORT: new URL(GOOGLE_URL).port,
    NODE_ENV: 'development',
    GOOGLE_MAPS_BROWSER_KEY: BROWSER_KEY,
    DEMO_BOOKINGS: '60',
    // New users come from different addresses: see `newcomer`.
    TRUST_PROXY: '1',
  });
