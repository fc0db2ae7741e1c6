import { newName, resource } from './resourceRows.js';
import type { Rows } from './row.js';
import { unstoredIn } from './unstored.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Resources that riders choose from: car types and promos. Cancellation reasons are in `expectedResources`.
 */
export const catalogRows: Rows = {
  ...resource(
    'cartypes',
    () => ({
      name: newName('Van'),
      base_fare: 1,
      rate_per_unit_distance: 1,
      rate_per_hour: 1,
      min_fare: 1,
      convenience_fees: 1,
      convenience_fee_type: 'flat',
      parcelTypes: [{ description: 'Box', amount: 1 }],
      options: [{ description: 'Fast', amount: 1 }],
      cancelSlab: [{ minsDelayed: 5, amount: 1 }],
      noShowFee: 1,
      noShowWaiting: true,
      standIns: [],
    }),
    unstoredIn('image'),
  ),
  'GET /promos/usable': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  ...resource('promos', ({ app }) => ({
    promo_name: newName('SPRING'),
    promo_description: 'In spring',
    promo_discount_type: 'percentage',
    promo_discount_value: 10,
    max_promo_discount_value: 5,
    min_order: 1,
    promo_validity: app.clock.at + DAY_MS,
    // What a promo may cost counts toward the limit of gifts of the admin who creates it.
    promo_usage_limit: 1,
  })),
};
