import { earnedStatuses, bookingStatuses } from './booking.status.js';
import { correctedFareProblem, correctionRefusal, mostCorrectedFare } from './fareCorrection.js';

const trip = { status: 'PAID', driver: 'd', trip_cost: 10, estimate: 12 } as const;

it('corrects the fare only of a trip that is paid and had a driver', () => {
  const possible = bookingStatuses.filter((status) => correctionRefusal({ ...trip, status }) === null);
  expect(possible.sort()).toEqual([...earnedStatuses].sort());
  expect(correctionRefusal({ ...trip, driver: null })).toBe('wrong_state');
});

it('corrects no fare under review, and none whose difference was already moved', () => {
  const moved = { rider: 1, driver: 1, bonus: { rider: 0, driver: 0 } };
  expect(correctionRefusal({ ...trip, fareReview: { status: 'open' } })).toBe('fare_under_review');
  expect(correctionRefusal({ ...trip, fareReview: { status: 'rejected', moved: null } })).toBeNull();
  expect(correctionRefusal({ ...trip, fareReview: { status: 'approved', moved } })).toBe(
    'fare_corrected_before',
  );
});

it.each([
  [0, null],
  [36, null],
  [9.99, null],
  [10, 'corrected_fare_amount'],
  [36.01, 'corrected_fare_amount'],
  [9.999, 'corrected_fare_amount'],
  [-1, 'corrected_fare_amount'],
])('of 10 with an estimate of 12, a corrected fare of %d: %s', (cost, problem) => {
  expect(correctedFareProblem(cost, trip, 2)).toBe(problem);
  expect(mostCorrectedFare(trip)).toBe(36);
});
