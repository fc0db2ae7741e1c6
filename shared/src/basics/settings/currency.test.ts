import { currencyDecimals, currencyProblem, decimalChoices, formatPaid, isCurrency } from './currency.js';

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

it('writes an amount in the currency it was paid in, also after the settings have another', () => {
  const settings = { code: 'USD', symbol: '$', decimal: 2, swipe_symbol: false };
  const paid = (amount: string, currency: string, locale = 'en') =>
    formatPaid({ amount, currency }, settings, locale);
  expect(paid('12.5', 'USD')).toBe('$12.50');
  expect(paid('12.5', 'KWD')).toBe('12.500\u00a0KWD');
  expect(paid('1200', 'JPY')).toBe('1,200\u00a0JPY');
  expect(paid('12.5', 'EUR', 'fr')).toBe('12,50\u00a0EUR');
  expect(paid('12.5', 'EUR', 'ar-EG')).toBe('\u2068١٢٫٥٠\u00a0EUR\u2069');
});
