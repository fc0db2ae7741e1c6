import { countNoDriver } from './noDriver.js';

it('counts why drivers do not take a trip, the most frequent kind first', () => {
  expect(
    countNoDriver(['busy', 'other_car_type', 'declined', 'other_car_type', 'let_pass', 'other_car_type']),
  ).toEqual([
    { kind: 'otherCarType', count: 3 },
    { kind: 'passed', count: 2 },
    { kind: 'onTrip', count: 1 },
  ]);
});

it('counts nothing without drivers', () => {
  expect(countNoDriver([])).toEqual([]);
});
