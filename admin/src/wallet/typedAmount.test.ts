import { typedAmount } from './typedAmount.js';

it('reads an amount with a point or a comma, and nothing of what is no number [5.47]', () => {
  expect(['12.5', ' 7 ', '0,25', '-3'].map(typedAmount)).toEqual([12.5, 7, 0.25, -3]);
  expect(['', ' ', 'ten', '1,000.50', 'Infinity'].map(typedAmount)).toEqual([null, null, null, null, null]);
});
