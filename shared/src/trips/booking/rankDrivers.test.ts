import fc from 'fast-check';
import { rankingPolicies } from '../../basics/settings/settings.schema.js';
import { rankDrivers } from './rankDrivers.js';

const driver = (id: string, seconds: number, idleSince: number | null = null, earned = 0) => ({
  id,
  seconds,
  idleSince,
  earned,
});
const near = [
  driver('a', 100, 30, 5),
  driver('b', 130, 10, 9),
  driver('c', 160, 20, 1),
  driver('d', 161, 1, 0),
];
const orderOf = (policy: (typeof rankingPolicies)[number], withinSeconds: number, drivers = near) =>
  rankDrivers(drivers, { policy, withinSeconds })
    .map(({ driver: { id } }) => id)
    .join('');

it('asks the soonest first, or among those who are as soon the longest idle or the lowest earner [4.86]', () => {
  expect(orderOf('nearest', 60)).toBe('abcd');
  expect(orderOf('longestIdle', 60)).toBe('bcad');
  expect(orderOf('lowestEarner', 60)).toBe('cabd');
});

it('with 0 seconds, lets the policy decide only between equal times [4.86]', () => {
  expect(orderOf('longestIdle', 0)).toBe('abcd');
  expect(orderOf('longestIdle', 0, [driver('a', 5, 2), driver('b', 5, 1), driver('c', 6, 0)])).toBe('bac');
});

it('puts drivers last to whom no way leads, and drivers whose idle time is unknown after the others', () => {
  const island = driver('i', Number.POSITIVE_INFINITY, 0);
  expect(orderOf('longestIdle', 60, [island, driver('a', 100), driver('b', 120, 9)])).toBe('bai');
  expect(orderOf('longestIdle', 60, [island, driver('j', Number.POSITIVE_INFINITY, 3)])).toBe('ij');
});

it('names the place of each driver, and how many the policy ordered', () => {
  const places = rankDrivers(near, { policy: 'longestIdle', withinSeconds: 60 });
  expect(places.map(({ place, among }) => [place, among])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 3],
  ]);
});

it('keeps every driver once, and never asks one before another who is more than the limit sooner', () => {
  const drivers = fc.array(
    fc.record({
      seconds: fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.constant(Number.POSITIVE_INFINITY)),
      idleSince: fc.option(fc.integer({ min: 0, max: 1e6 })),
      earned: fc.integer({ min: 0, max: 500 }),
    }),
    { maxLength: 14 },
  );
  const limit = fc.integer({ min: 0, max: 900 });
  fc.assert(
    fc.property(drivers, fc.constantFrom(...rankingPolicies), limit, (all, policy, withinSeconds) => {
      const ranked = rankDrivers(all, { policy, withinSeconds }).map(({ driver: one }) => one);
      expect(new Set(ranked)).toEqual(new Set(all));
      expect(ranked).toHaveLength(all.length);
      for (const [index, one] of ranked.entries())
        for (const later of ranked.slice(index + 1))
          if (Number.isFinite(one.seconds))
            expect(one.seconds).toBeLessThanOrEqual(later.seconds + withinSeconds);
          else expect(later.seconds).toBe(Number.POSITIVE_INFINITY);
    }),
  );
});
