import { currencyDecimals, currencyProblem, decimalChoices, isCurrency } from './currency.js';

it('knows the currencies of ISO 4217, and no others', () => {
  for (const code of ['USD', 'EUR', 'JPY', 'KWD', 'NGN', 'UYU']) expect(isCurrency(code)).toBe(true);
  for (const code of ['A1$', '日本円', 'usd', 'US', 'ZZZ', 'XXX', 'XDR', ''])
    expect(isCurrency(code)).toBe(false);
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
  expect(currencyProblem({ code, decimal: decimals + 1 })).toEqual({
    key: 'currency_decimals',
    field: 'decimal',
  });
});

it('names a code that no currency has', () => {
  expect(currencyProblem({ code: 'XYZ', decimal: 2 })).toEqual({ key: 'unknown_currency', field: 'code' });
});

it('allows no decimals only where a hundredth is worth nothing', () => {
  expect(decimalChoices('HUF')).toEqual([2, 0]);
  expect(decimalChoices('USD')).toEqual([2]);
  for (const [code, decimal] of [
    ['KWD', 0],
    ['KWD', 2],
    ['USD', 0],
    ['HUF', 1],
  ] as const)
    expect(currencyProblem({ code, decimal })).toEqual({ key: 'currency_decimals', field: 'decimal' });
});
