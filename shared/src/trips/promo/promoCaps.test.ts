import { promoCapsExceeded } from './promoCaps.js';

const DAY = 24 * 60 * 60_000;
const NOW = 40 * DAY;
const trip = { driver: 'd', customer: 'r', device: 'phone' };
const earlier = (count: number, fields: Partial<typeof trip>, endedAt = NOW - 1) =>
  Array.from({ length: count }, (_, n) => ({
    driver: 'other',
    customer: `r${n}`,
    device: `p${n}`,
    ...fields,
    endedAt,
  }));
const exceeds = (trips: ReturnType<typeof earlier>) => promoCapsExceeded(trip, trips, NOW);

it('a rider has at most two trips with a promo with one driver', () => {
  expect(exceeds(earlier(1, { driver: 'd', customer: 'r' }))).toBe(false);
  expect(exceeds(earlier(2, { driver: 'd', customer: 'r' }, NOW - 20 * DAY))).toBe(true);
});

it('a driver has at most ten in a day', () => {
  expect(exceeds(earlier(9, { driver: 'd' }))).toBe(false);
  expect(exceeds(earlier(10, { driver: 'd' }))).toBe(true);
  expect(exceeds(earlier(10, { driver: 'd' }, NOW - 2 * DAY))).toBe(false);
});

it('riders with one device have at most three, and an unknown device has no limit', () => {
  expect(exceeds(earlier(2, { device: 'phone' }))).toBe(false);
  expect(exceeds(earlier(3, { device: 'phone' }))).toBe(true);
  const unknown = earlier(3, {}).map((other) => ({ ...other, device: null }));
  expect(promoCapsExceeded({ driver: 'd', customer: 'r' }, unknown, NOW)).toBe(false);
});
