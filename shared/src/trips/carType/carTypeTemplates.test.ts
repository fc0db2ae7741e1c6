import { carTypeTemplates, tariffOf } from './carTypeTemplates.js';
import { tariffSchema } from './carType.schema.js';

const [economy] = carTypeTemplates.taxi;

it.each(Object.entries(carTypeTemplates))(
  'the templates for %s are valid tariffs in every unit',
  (_, templates) => {
    for (const template of templates)
      for (const [code, decimal] of [
        ['JPY', 0],
        ['HUF', 0],
        ['USD', 2],
        ['VND', 0],
        ['KWD', 3],
      ] as const)
        for (const convert_to_mile of [true, false]) {
          const tariff = tariffOf(template, { code, decimal, convert_to_mile });
          expect(tariffSchema.parse(tariff)).toEqual(tariff);
          expect(tariff.rate_per_unit_distance).toBeGreaterThan(0);
        }
  },
);

it('a mile costs more than a kilometer, and amounts without decimals are whole', () => {
  expect(tariffOf(economy!, { code: 'USD', decimal: 2, convert_to_mile: false })).toEqual({
    base_fare: 2.5,
    rate_per_unit_distance: 1.1,
    rate_per_hour: 27,
    min_fare: 8,
    convenience_fees: 15,
    convenience_fee_type: 'percentage',
    distance_unit: 'km',
  });
  expect(tariffOf(economy!, { code: 'USD', decimal: 2, convert_to_mile: true }).rate_per_unit_distance).toBe(
    1.77,
  );
  expect(tariffOf(economy!, { code: 'JPY', decimal: 0, convert_to_mile: false })).toMatchObject({
    base_fare: 250,
    rate_per_unit_distance: 110,
    rate_per_hour: 2700,
    min_fare: 800,
  });
  expect(tariffOf(economy!, { code: 'KWD', decimal: 3, convert_to_mile: false })).toMatchObject({
    base_fare: 0.75,
    rate_per_unit_distance: 0.33,
    rate_per_hour: 8.1,
    min_fare: 2.4,
  });
});
