import { type ProductCopy, startCopy } from './productCopy.js';

const PORT = '3211';

/** Where the copy of the product that delivers parcels answers. */
export const DELIVERY_URL = `http://127.0.0.1:${PORT}`;

/** Starts a copy of the product that delivers parcels. Its demo is small: tests need a few rows in each table. */
export const startDeliveryCopy = (): Promise<ProductCopy> =>
  startCopy(/is ready at/, {
    PORT,
    NODE_ENV: 'development',
    APP_CATEGORY: 'delivery',
    DEMO_BOOKINGS: '60',
    // New users come from different addresses: see `newcomer`.
    TRUST_PROXY: '1',
  });
