import { type ProductCopy, startCopy } from './productCopy.js';

const urlOf = (port: string) => `http://127.0.0.1:${port}`;

/** Where copies of the product that deliver parcels answer: each file of tests has its own. */
export const DELIVERY_URL = urlOf('3211');
export const HANDOVER_URL = urlOf('3212');
export const STRANGERS_URL = urlOf('3213');

/** Starts a copy of the product that delivers parcels. Its demo is small: tests need a few rows in each table. */
export const startDeliveryCopy = (url = DELIVERY_URL): Promise<ProductCopy> =>
  startCopy(/is ready at/, {
    PORT: new URL(url).port,
    NODE_ENV: 'development',
    APP_CATEGORY: 'delivery',
    DEMO_BOOKINGS: '60',
    // New users come from different addresses: see `newcomer`.
    TRUST_PROXY: '1',
  });
