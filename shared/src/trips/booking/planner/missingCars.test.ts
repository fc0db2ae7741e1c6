import fc from 'fast-check';
import { missingCars } from './missingCars.js';

const by =
  (standIns: Record<string, string[]>) =>
  (carType: string): string[] =>
    standIns[carType] ?? [];

it('counts the cars that are missing, by car type', () => {
  expect(missingCars({ Van: 3, Economy: 1 }, { Van: 1, Economy: 1 }, by({}))).toEqual([
    { carType: 'Van', missing: 2 },
  ]);
  expect(missingCars({ Van: 1, Economy: 1 }, {}, by({}))).toEqual([
    { carType: 'Economy', missing: 1 },
    { carType: 'Van', missing: 1 },
  ]);
});

it('lets cars stand in, but no car for two trips [4.82]', () => {
  const standIns = by({ Economy: ['XL'] });
  expect(missingCars({ Economy: 2 }, { XL: 2 }, standIns)).toEqual([]);
  expect(missingCars({ Economy: 3 }, { XL: 2 }, standIns)).toEqual([{ carType: 'Economy', missing: 1 }]);
  expect(missingCars({ Economy: 1, XL: 2 }, { XL: 2 }, standIns)).toHaveLength(1);
  expect(missingCars({ XL: 1 }, { Economy: 5 }, standIns)).toEqual([{ carType: 'XL', missing: 1 }]);
});

it('gives a car to the trip that has no other one', () => {
  const standIns = by({ Access: ['XL', 'Van'], Economy: ['XL'] });
  expect(missingCars({ Access: 1, Economy: 1 }, { XL: 1, Van: 1 }, standIns)).toEqual([]);
});

const types = ['A', 'B', 'C', 'D'];
const counts = fc.dictionary(fc.constantFrom(...types), fc.nat(2), { noNullPrototype: true });
const allowed = fc.record(Object.fromEntries(types.map((type) => [type, fc.subarray(types)])));

it('leaves no more trips without a car than the best way to share the cars does', () => {
  fc.assert(
    fc.property(counts, counts, allowed, (needed, cars, standIns) => {
      const missing = missingCars(needed, cars, by(standIns)).reduce((sum, one) => sum + one.missing, 0);
      expect(missing).toBe(
        fewestWithout(
          Object.entries(needed).flatMap(([type, count]) => Array(count).fill(type)),
          cars,
          standIns,
        ),
      );
    }),
  );
});

/** The fewest trips without a car, by trying every way to share the cars. */
function fewestWithout(
  trips: readonly string[],
  cars: Record<string, number>,
  standIns: Record<string, string[]>,
): number {
  const [first, ...others] = trips;
  if (first === undefined) return 0;
  const ways = [first, ...(standIns[first] ?? [])]
    .filter((type) => (cars[type] ?? 0) > 0)
    .map((type) => fewestWithout(others, { ...cars, [type]: (cars[type] as number) - 1 }, standIns));
  return Math.min(1 + fewestWithout(others, cars, standIns), ...ways);
}
