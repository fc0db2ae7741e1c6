import { approachTo } from './approach.js';

const pickup = { lat: 40, lng: -73 };
/** About 1.11 km south of the pickup. */
const near = { lat: 39.99, lng: -73 };

it('the way to the pickup takes as long as the trip does per km, with a detour', () => {
  const trip = { pickup, estimateDistance: 10, estimateTime: 1200 };
  const { distance, seconds } = approachTo(near, trip);
  expect(distance).toBeCloseTo(1.445, 2);
  expect(seconds).toBe(Math.round(distance * 120));
});

it('a driver at the pickup is a minute away', () => {
  expect(approachTo(pickup, { pickup, estimateDistance: 10, estimateTime: 1200 })).toEqual({
    distance: 0,
    seconds: 60,
  });
});

it.each([
  [0, 0],
  [10, 0],
  [0, 600],
  [500, 600],
])(
  'an estimate of %d km in %d s says nothing about the speed: it is 30 km/h',
  (estimateDistance, estimateTime) => {
    const { distance, seconds } = approachTo(near, { pickup, estimateDistance, estimateTime });
    expect(seconds).toBe(Math.round(distance * 120));
  },
);
