import { currencyDecimals, currencyProblem, isCurrency } from './currency.js';

it('knows the currencies of ISO 4217, and no others', () => {
  for (const code of ['USD', 'EUR', 'JPY', 'KWD', 'NGN', 'UYU']) expect(isCurrency(code)).toBe(true);
  for (const code of ['A1$', '日本円', 'usd', 'US', 'ZZZ', '']) expect(isCurrency(code)).toBe(false);
});

it.each([
  ['JPY', 0],
  ['KRW', 0],
  ['USD', 2],
  ['HUF', 2],
  ['KWD', 3],
  ['TND', 3],
])('%s has %i decimals', (code, decimals) => {
  expect(currencyDecimals(code)).toBe(decimals);
  expect(currencyProblem({ code, decimal: decimals })).toBeNull();
  expect(currencyProblem({ code, decimal: 0 })).toBeNull();
  expect(currencyProblem({ code, decimal: decimals + 1 })).toEqual({
    key: 'currency_decimals',
    field: 'decimal',
  });
});

it('names a code that no currency has', () => {
  expect(currencyProblem({ code: 'XYZ', decimal: 2 })).toEqual({ key: 'unknown_currency', field: 'code' });
});
