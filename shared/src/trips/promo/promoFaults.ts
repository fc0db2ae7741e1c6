import type { TranslationKey } from '../../basics/language/texts.js';
import type { PromoInput } from './promo.schema.js';

/**
 * Why a new promo could never be used, by field; empty if it can be. `now` is a ms timestamp. A promo that
 * exists may get such values, which end it.
 */
export function promoFaults(promo: PromoInput, now: number): Record<string, TranslationKey> {
  const faults: Partial<Record<keyof PromoInput, TranslationKey>> = {};
  if (promo.promo_discount_value === 0) faults.promo_discount_value = 'promo_discount_zero';
  if (promo.promo_validity <= now) faults.promo_validity = 'promo_validity_past';
  if (promo.promo_usage_limit === 0) faults.promo_usage_limit = 'promo_limit_zero';
  return faults;
}
