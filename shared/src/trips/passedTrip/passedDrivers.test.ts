import type { DispatchTrace, LeftOutReason } from '../booking/dispatchTrace.js';
import { passedDrivers, shownPassedAt, shownPassedKm } from './passedDrivers.js';
import { MOST_PASSED } from './passedTrip.schema.js';

const left = (driver: string, reason: LeftOutReason, distance = 1, at = 5): DispatchTrace => ({
  driver,
  at,
  outcome: 'left_out',
  reason,
  distance,
});
const search = { driver: 'winner', offers: [], trace: [] as DispatchTrace[], radiusKm: 5 };
const reasons = (passed: ReturnType<typeof passedDrivers>) =>
  Object.fromEntries(passed.map(({ driver, reason }) => [driver, reason]));

describe('why drivers did not get a trip [4.78]', () => {
  it('is how their offer ended, if they were asked', () => {
    const offers = [
      { driver: 'a', at: 1, state: 'declined' },
      { driver: 'b', at: 1, state: 'expired' },
      { driver: 'c', at: 1, state: 'withdrawn' },
      { driver: 'd', at: 1, state: 'recalled' },
      { driver: 'e', at: 1, state: 'gaveBack' },
      { driver: 'f', at: 1, state: 'offered' },
      { driver: 'winner', at: 1, state: 'offered' },
    ];
    const trace = [left('a', 'declined', 2)];
    expect(reasons(passedDrivers({ ...search, offers, trace }))).toEqual({
      a: 'declined',
      b: 'missed',
      c: 'faster',
      d: 'recalled',
      e: 'gave_back',
      f: 'faster',
    });
    expect(passedDrivers({ ...search, offers, trace })[0]).toMatchObject({ distance: 2, at: 1 });
    expect(reasons(passedDrivers({ ...search, driver: null, offers }))).toMatchObject({ f: 'canceled' });
  });

  it('is the latest reason of a round otherwise, with how much too far they were', () => {
    const trace = [left('a', 'too_far', 6.2), left('a', 'on_break', 3), left('b', 'busy', 2)];
    expect(passedDrivers({ ...search, trace })).toEqual([
      { driver: 'b', at: 5, reason: 'busy', distance: 2, over: null },
      { driver: 'a', at: 5, reason: 'too_far', distance: 6.2, over: expect.closeTo(1.2, 9) },
    ]);
  });

  it('is the same for drivers who are kept apart from the rider as for those who came later', () => {
    const of = (reason: LeftOutReason) => passedDrivers({ ...search, trace: [left('a', reason)] });
    expect(of('kept_apart')).toEqual(of('others_first'));
  });

  it('leaves out drivers who were off duty, and explains reasons that it does not know', () => {
    const trace = [left('a', 'not_active'), left('b', 'needs_wings' as LeftOutReason)];
    expect(reasons(passedDrivers({ ...search, trace }))).toEqual({ b: 'unfit' });
  });

  it('is kept for a limited number of drivers: the nearest', () => {
    const trace = Array.from({ length: 80 }, (_, index) => left(`d${index}`, 'busy', 80 - index));
    const passed = passedDrivers({ ...search, trace });
    expect(passed).toHaveLength(MOST_PASSED);
    expect(passed[0]).toMatchObject({ driver: 'd79', distance: 1 });
  });
});

it('shows coarse times and distances [4.78]', () => {
  expect(shownPassedAt(Date.UTC(2026, 0, 1, 10, 7, 29))).toBe(Date.UTC(2026, 0, 1, 10, 5));
  expect([0, 0.04, 1.249].map(shownPassedKm)).toEqual([0.1, 0.1, 1.2]);
});
