import { maxAmount } from '../decimals/amountLimits.js';
import { amountDefaults, followingAmounts } from './amountDefaults.js';
import { currencyDecimals, isCurrency } from './currency.js';
import { roundWorth } from './currencyWorth.js';

it.each([
  ['USD', 500, 10_000, 20],
  ['EUR', 500, 10_000, 20],
  ['JPY', 50_000, 1_000_000, 2_000],
  ['KWD', 200, 2_000, 5],
  ['VND', 10_000_000, 200_000_000, 500_000],
])('a new business in %s begins with round limits of a similar worth', (code, approvalLimit, most, raise) => {
  expect(amountDefaults(code)).toEqual({
    approvalLimit,
    adjustmentMax: most,
    raiseMax: raise,
    riderExtraMax: raise,
  });
});

it('the amounts of every currency are plausible and have its decimals', () => {
  for (const code of Intl.supportedValuesOf('currency').filter(isCurrency)) {
    for (const amount of Object.values(amountDefaults(code))) {
      expect([code, amount <= maxAmount('posting', code)]).toEqual([code, true]);
      expect(Number(amount.toFixed(currencyDecimals(code)))).toBe(amount);
    }
    expect([code, Number(roundWorth(1, code).toFixed(currencyDecimals(code)))]).toEqual([
      code,
      roundWorth(1, code),
    ]);
  }
});

it('amounts follow the currency only as long as nobody has set them', () => {
  const before = { code: 'USD', approvalLimit: 500, adjustmentMax: 9_000, raiseMax: 20, riderExtraMax: 7 };
  expect(followingAmounts(before, { code: 'JPY', raiseMax: 7 })).toEqual({ approvalLimit: 50_000 });
  expect(followingAmounts(before, { code: 'USD' })).toEqual({});
  expect(followingAmounts({ ...before, approvalLimit: null }, { code: 'KWD' })).toEqual({ raiseMax: 5 });
});
