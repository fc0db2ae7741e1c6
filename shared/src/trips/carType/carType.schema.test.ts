import { carTypeInputSchema, carTypeSchema } from './carType.schema.js';

const aCarType = {
  name: 'Economy',
  base_fare: 1,
  rate_per_unit_distance: 2,
  rate_per_hour: 3,
  min_fare: 4,
  convenience_fees: 5,
  convenience_fee_type: 'percentage',
};
const takes = (changes: object) => carTypeInputSchema.safeParse({ ...aCarType, ...changes }).success;
const amounts = ['base_fare', 'rate_per_unit_distance', 'rate_per_hour', 'min_fare', 'convenience_fees'];

describe('car types', () => {
  it('accept amounts from 0 to one billion and reject everything else', () => {
    for (const field of amounts) {
      expect([0, 0.1, 1e9].filter((value) => !takes({ [field]: value }))).toEqual([]);
      const wrong = [-1, -0.001, 1e9 + 1, 1e308, Number.NaN, Number.POSITIVE_INFINITY, '5', null, {}];
      expect(wrong.filter((value) => takes({ [field]: value }))).toEqual([]);
    }
  });

  it('have a flat fee or a percentage, and the rest of a tariff [3.24, 3.25]', () => {
    const stored = { ...aCarType, id: 'c1', image: '/api/images/c1.png', extra_info: 'e', createdAt: 1 };
    expect(carTypeSchema.parse(stored)).toEqual(stored);
    expect(takes({ convenience_fee_type: 'flat' })).toBe(true);
    for (const convenience_fee_type of ['percent', '', null, undefined]) {
      expect(takes({ convenience_fee_type })).toBe(false);
    }
  });

  it('have parcel types and options, each with description and amount, or none [3.26]', () => {
    const extra = { description: 'Box', amount: 2.5 };
    for (const list of ['parcelTypes', 'options']) {
      for (const fine of [undefined, null, [], [extra]]) expect(takes({ [list]: fine })).toBe(true);
      const wrong = [
        extra,
        [{ description: 'Box' }],
        [{ ...extra, amount: -1 }],
        [{ ...extra, description: '' }],
      ];
      for (const value of wrong) expect(takes({ [list]: value })).toBe(false);
      expect(takes({ [list]: Array.from({ length: 51 }, () => extra) })).toBe(false);
    }
  });

  it('have slabs of minutes and amounts for late cancellation [3.27]', () => {
    expect(takes({ cancelSlab: [{ minsDelayed: 5, amount: 2 }] })).toBe(true);
    for (const slab of [{ minsDelayed: -1, amount: 2 }, { minsDelayed: 5 }, { amount: 2 }]) {
      expect(takes({ cancelSlab: [slab] })).toBe(false);
    }
  });

  it('require a name and strip unknown fields', () => {
    for (const name of ['', '  ', 'x'.repeat(61), 5, undefined]) expect(takes({ name })).toBe(false);
    expect(carTypeInputSchema.parse({ ...aCarType, id: 'x', createdAt: 1, $set: {} })).toEqual(aCarType);
  });
});
