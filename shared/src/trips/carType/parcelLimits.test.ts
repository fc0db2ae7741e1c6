import { extraSchema } from './carType.schema.js';
import { parcelLimits, smallestLimits } from './parcelLimits.js';

const box = { description: 'Box', amount: 2, maxWeight: 20, maxLength: 60, maxWidth: 40, maxHeight: 40 };

it('a parcel type limits weight and size only where it has a limit', () => {
  expect(parcelLimits(box)).toEqual({ weight: 20, sides: [60, 40, 40] });
  expect(parcelLimits({ description: 'Letter', amount: 0, maxLength: 35, maxWeight: null })).toEqual({
    weight: null,
    sides: [35],
  });
});

it('of a type and an option, the smaller limit counts', () => {
  expect(smallestLimits([box, { description: 'By bike', amount: 0, maxWeight: 5 }, null])).toEqual({
    weight: 5,
    sides: [60, 40, 40],
  });
  expect(smallestLimits([null, undefined])).toEqual({ weight: null, sides: [] });
});

it('limits are positive and finite, and null removes one', () => {
  const refused = (maxWeight: unknown) => !extraSchema.safeParse({ ...box, maxWeight }).success;
  expect([0, -1, Number.NaN, '5', 1e9].map(refused)).toEqual([true, true, true, true, true]);
  expect(extraSchema.parse({ ...box, maxWeight: null }).maxWeight).toBeNull();
});
