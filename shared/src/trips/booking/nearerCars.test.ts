import { nearerCars, offersOtherCars, triedCarTypes } from './nearerCars.js';

const now = 1_772_447_400_000;
const SECOND = 1_000;
const car = (carType: string, minutes: number | null, fare = 10) => ({ carType, minutes, fare });
const names = (...given: Parameters<typeof nearerCars>) => nearerCars(...given).map(({ carType }) => carType);

it('offers the car types whose cars are nearer than one of the booked type, the soonest first [4.108]', () => {
  const others = [car('Van', 6), car('Comfort', 3), car('Luxury', 2), car('Bike', null), car('XL', 7)];
  expect(names(others, { own: 6, leftOut: [] })).toEqual(['Luxury', 'Comfort']);
  expect(names(others, { own: null, leftOut: [] })).toEqual(['Luxury', 'Comfort', 'Van', 'XL']);
  expect(names(others, { own: 2, leftOut: [] })).toEqual([]);
});

it('offers the cheaper one first when two are equally soon [4.108]', () => {
  const others = [car('Luxury', 3, 40), car('Comfort', 3, 14.2), car('Van', 3, 22)];
  expect(names(others, { own: null, leftOut: [] })).toEqual(['Comfort', 'Van', 'Luxury']);
});

it('leaves out what comes at the booked price anyway, and what was tried [4.108]', () => {
  expect(names([car('XL', 1), car('Comfort', 2)], { own: null, leftOut: ['XL'] })).toEqual(['Comfort']);
});

it('waits as long as a driver has for the answer, again after each change [4.108]', () => {
  const changes = [{ at: now - 10 * SECOND, fields: [{ field: 'carType' as const, before: 'Economy' }] }];
  const since = now - 30 * SECOND;
  expect(offersOtherCars({ since, changes: [] }, now, 30 * SECOND)).toBe(true);
  expect(offersOtherCars({ since, changes: [] }, now - 1, 30 * SECOND)).toBe(false);
  expect(offersOtherCars({ since, changes }, now, 30 * SECOND)).toBe(false);
  expect(offersOtherCars({ since, changes }, now + 20 * SECOND, 30 * SECOND)).toBe(true);
});

it('knows which car types a trip was changed from', () => {
  const fields = [
    { field: 'tripdate' as const, before: now },
    { field: 'carType' as const, before: 'Economy' },
  ];
  expect(triedCarTypes([{ at: now, fields }])).toEqual(['Economy']);
});
