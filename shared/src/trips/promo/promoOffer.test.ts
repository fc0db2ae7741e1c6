import { promoOffer } from './promoOffer.js';

const promo = {
  promo_discount_type: 'percentage',
  promo_discount_value: 20,
  max_promo_discount_value: 6,
  promo_usage_limit: 50,
} as const;

it('a promo gives at most its cap, or its flat value if that is less, for each use that is left', () => {
  expect(promoOffer(promo, 10, 'USD')).toEqual({ most: 6, uses: 40 });
  const flat = { ...promo, promo_discount_type: 'flat' } as const;
  expect(promoOffer({ ...flat, promo_discount_value: 4 }, 0, 'USD').most).toBe(4);
  expect(promoOffer({ ...flat, promo_discount_value: 9 }, 0, 'USD').most).toBe(6);
  expect(promoOffer({ ...flat, max_promo_discount_value: 0 }, 0, 'USD').most).toBe(20);
});

it('a percentage without a cap counts as the largest plausible discount; no discount gives nothing', () => {
  expect(promoOffer({ ...promo, max_promo_discount_value: 0 }, 0, 'USD').most).toBe(10_000);
  expect(promoOffer({ ...promo, max_promo_discount_value: 0 }, 0, 'JPY').most).toBe(1_000_000);
  expect(promoOffer({ ...promo, promo_discount_value: 0 }, 0, 'USD').most).toBe(0);
});
