import { matchTogether, type SolveAssignment } from './matchTogether.js';

/** Tries all orders of the columns: for few rows, the simplest correct solution. */
const solveByTrying: SolveAssignment = (costs) => {
  const pairings = (row: number, free: readonly number[]): (readonly [number, number])[][] => {
    if (row === costs.length || free.length === 0) return [[]];
    const taken = free.flatMap((column) =>
      pairings(
        row + 1,
        free.filter((other) => other !== column),
      ).map((rest) => [[row, column] as const, ...rest]),
    );
    return costs.length - row > free.length ? [...taken, ...pairings(row + 1, free)] : taken;
  };
  const all = pairings(0, costs[0]?.map((_, column) => column) ?? []);
  const most = Math.max(...all.map(({ length }) => length));
  const cost = (pairs: readonly (readonly [number, number])[]) =>
    pairs.reduce((sum, [row, column]) => sum + (costs[row]?.[column] ?? 0), 0);
  return all.filter(({ length }) => length === most).sort((one, other) => cost(one) - cost(other))[0] ?? [];
};

const trip = (id: string, candidates: Record<string, number>) => ({
  id,
  candidates: Object.entries(candidates).map(([driver, cost]) => ({ driver, cost })),
});
const matched = (...trips: ReturnType<typeof trip>[]) =>
  Object.fromEntries(matchTogether(trips, solveByTrying).map((pair) => [pair.trip, pair.driver]));

it('gives a trip its second best driver if another trip has no other', () => {
  expect(matched(trip('one', { near: 1, far: 3 }), trip('two', { near: 2 }))).toEqual({
    one: 'far',
    two: 'near',
  });
});

it('serves as many trips as possible before it looks at costs', () => {
  expect(matched(trip('one', { near: 1, far: 500 }), trip('two', { near: 1 }))).toEqual({
    one: 'far',
    two: 'near',
  });
});

it('takes the lowest sum, and each driver once', () => {
  expect(matched(trip('one', { a: 4, b: 5 }), trip('two', { a: 1, b: 6 }))).toEqual({ one: 'b', two: 'a' });
});

it('leaves out trips that nobody can take', () => {
  expect(matched(trip('one', {}), trip('two', { a: 9 }))).toEqual({ two: 'a' });
  expect(matched(trip('one', { a: 9 }), trip('two', { a: 8 }))).toEqual({ two: 'a' });
  expect(matched(trip('one', {}))).toEqual({});
  expect(matched()).toEqual({});
});
