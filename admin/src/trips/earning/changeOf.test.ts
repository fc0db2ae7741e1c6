import { changeOf } from './changeOf.js';

it('says in which direction a number changed, and by which part of the one before', () => {
  expect(changeOf(15, 10)).toEqual({ direction: 'more', part: 0.5 });
  expect(changeOf(5, 10)).toEqual({ direction: 'less', part: 0.5 });
  expect(changeOf(7, 7)).toEqual({ direction: 'same', part: 0 });
  expect(changeOf(0, 0)).toEqual({ direction: 'same', part: 0 });
});

it('has no part where there was nothing before', () => {
  expect(changeOf(3, 0)).toEqual({ direction: 'more', part: null });
});
