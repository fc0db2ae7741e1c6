import type { PromoInput } from './promo.schema.js';
import { promoFaults } from './promoFaults.js';

const NOW = 1_000;
const promo: PromoInput = {
  promo_name: 'SPRING',
  promo_discount_type: 'percentage',
  promo_discount_value: 100,
  max_promo_discount_value: 5,
  min_order: 0,
  promo_validity: NOW + 1,
  promo_usage_limit: 1,
};

it('names each field with which a new promo could never be used', () => {
  expect(promoFaults(promo, NOW)).toEqual({});
  expect(promoFaults({ ...promo, promo_validity: NOW, promo_usage_limit: 0 }, NOW)).toEqual({
    promo_validity: 'promo_validity_past',
    promo_usage_limit: 'promo_limit_zero',
  });
  expect(promoFaults({ ...promo, promo_discount_value: 0 }, NOW)).toEqual({
    promo_discount_value: 'promo_discount_zero',
  });
});
