import { type Amount, exact } from '../../basics/decimals/money.js';
import { maxAmount } from '../../basics/decimals/amountLimits.js';
import type { PromoInput } from './promo.schema.js';

/** The fields that decide how much a promo gives. */
type OfferFields = Pick<
  PromoInput,
  'promo_discount_type' | 'promo_discount_value' | 'max_promo_discount_value' | 'promo_usage_limit'
>;

/**
 * What each use of a promo gives at most, and how many are left. A percentage without a cap counts as the
 * largest plausible discount in the currency (ISO 4217).
 */
export function promoOffer(promo: OfferFields, used: number, currency: string) {
  const cap = promo.max_promo_discount_value;
  const bounds: Amount[] = [
    ...(cap > 0 ? [cap] : []),
    promo.promo_discount_type === 'flat' ? promo.promo_discount_value : maxAmount('discount', currency),
  ];
  const most = bounds.reduce((least, bound) => (exact(bound).lt(least) ? bound : least));
  const isNothing = promo.promo_discount_value === 0;
  return { most: isNothing ? 0 : most, uses: promo.promo_usage_limit - used };
}
