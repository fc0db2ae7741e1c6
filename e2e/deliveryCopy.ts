import { copyUrl } from './copyPorts.js';
import { type ProductCopy, startCopy } from './productCopy.js';
import { keepDriversAvailable } from './sharedSettings.js';

/** Where copies of the product that deliver parcels answer. */
export const DELIVERY_URL = copyUrl('delivery');
export const HANDOVER_URL = copyUrl('handover');
export const STRANGERS_URL = copyUrl('strangers');

/**
 * Starts a copy of the product that delivers parcels. Its demo is small: tests need a few rows in each table.
 */
export async function startDeliveryCopy(url = DELIVERY_URL): Promise<ProductCopy> {
  const copy = await startCopy(/is ready at/, {
    PORT: new URL(url).port,
    NODE_ENV: 'development',
    APP_CATEGORY: 'delivery',
    DEMO_BOOKINGS: '60',
    // New users come from different addresses: see `newcomer`.
    TRUST_PROXY: '1',
  });
  await keepDriversAvailable(copy.url);
  return copy;
}
