import { medianOf } from './medianOf.js';

it('is the middle number, the mean of the two middle ones, or null without numbers', () => {
  expect([medianOf([9, 1, 5]), medianOf([10, 2, 4, 1]), medianOf([7]), medianOf([])]).toEqual([
    5,
    3,
    7,
    null,
  ]);
});
