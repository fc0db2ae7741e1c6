import { typedAmount } from './typedAmount.js';

it('accepts an amount with a decimal point or comma, and rejects anything that is not a number [5.47]', () => {
  expect(['12.5', ' 7 ', '0,25', '-3'].map(typedAmount)).toEqual([12.5, 7, 0.25, -3]);
  expect(['', ' ', 'ten', '1,000.50', 'Infinity'].map(typedAmount)).toEqual([null, null, null, null, null]);
});
