import { promoInputSchema, promoSchema } from './promo.schema.js';

const aPromo = {
  promo_name: 'SPRING',
  promo_description: 'Spring trips',
  promo_discount_type: 'percentage',
  promo_discount_value: 10,
  max_promo_discount_value: 5,
  min_order: 20,
  promo_validity: 1_700_000_000_000,
  promo_usage_limit: 100,
};
const takes = (changes: object) => promoInputSchema.safeParse({ ...aPromo, ...changes }).success;

describe('promos', () => {
  it('are accepted, but admins cannot set who has used them [3.28]', () => {
    const stored = { ...aPromo, user_avail: 99, createdAt: 1, id: 'p' };
    expect(promoInputSchema.parse(stored)).toEqual(aPromo);
    expect(promoSchema.parse(stored)).toEqual(stored);
  });

  it('are rejected when invalid', () => {
    const wrong: object[] = [
      { promo_name: '' },
      { promo_discount_type: 'double' },
      { promo_discount_value: -1 },
      { promo_discount_value: Number.NaN },
      { max_promo_discount_value: 1e308 },
      { min_order: Number.POSITIVE_INFINITY },
      { promo_validity: 'tomorrow' },
      { promo_validity: 1.5 },
      { promo_usage_limit: -1 },
      { promo_usage_limit: 2.5 },
    ];
    expect(wrong.filter(takes)).toEqual([]);
  });
});
