import { zonedDay } from '../../../basics/time/zonedTime.js';
import { halfHours, planSlots, shortageTimes } from './planDay.js';
import { aPlannerDriver, aPlannerTrip, MINUTE } from '../../../../test/plannerBuilders.js';

const start = Date.UTC(2026, 2, 3);
const end = start + 24 * 60 * MINUTE;
const slotsOf = (
  trips: Parameters<typeof aPlannerTrip>[0][],
  drivers: Parameters<typeof aPlannerDriver>[0][] = [],
) => planSlots({ trips: trips.map(aPlannerTrip), drivers: drivers.map(aPlannerDriver), start, end });

it.each([
  [20260307, 48],
  [20260308, 46],
  [20261101, 50],
])('divides the day %i into %i half hours', (day, count) => {
  const { start: from, end: to } = zonedDay(day, 'America/New_York');
  expect(halfHours(from, to)).toHaveLength(count);
});

it('counts a trip in every half hour it takes, also one that began before', () => {
  const slots = slotsOf([
    { tripdate: start + 29 * MINUTE, estimateTime: 31 * 60 },
    { tripdate: start - 10 * MINUTE, estimateTime: 20 * 60 },
  ]);
  expect(slots.slice(0, 3).map(({ trips }) => trips)).toEqual([{ Economy: 2 }, { Economy: 1 }, {}]);
});

it('does not count a trip in the half hour that begins when it ends', () => {
  const [first, second] = slotsOf([{ tripdate: start, estimateTime: 30 * 60 }]);
  expect([first?.trips, second?.trips]).toEqual([{ Economy: 1 }, {}]);
});

it('counts drivers who work through the whole half hour, by car type, unless they are blocked', () => {
  const shifts = [{ from: start, to: start + 59 * MINUTE }];
  const slots = slotsOf(
    [],
    [{ shifts }, { shifts, carType: 'Van' }, { shifts, approved: false }, { shifts: [] }],
  );
  expect(slots.slice(0, 2).map(({ cars }) => cars)).toEqual([{ Economy: 1, Van: 1 }, {}]);
});

it('reports the missing cars of each type, and when', () => {
  const shifts = [{ from: start, to: start + 30 * MINUTE }];
  const slots = slotsOf(
    [
      { tripdate: start, estimateTime: 40 * 60 },
      { tripdate: start, carType: 'Van' },
      { tripdate: start, carType: 'Van' },
    ],
    [{ shifts }, { shifts, carType: 'Van' }],
  );
  expect(slots.slice(0, 2).map(({ shortages }) => shortages)).toEqual([
    [{ carType: 'Van', missing: 1 }],
    [{ carType: 'Economy', missing: 1 }],
  ]);
  expect(shortageTimes(slots)).toEqual([
    { carType: 'Van', times: [start] },
    { carType: 'Economy', times: [start + 30 * MINUTE] },
  ]);
});
