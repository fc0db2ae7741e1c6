import { amountsTooLarge, maxAmount } from './amountLimits.js';

it('allows amounts of weak currencies that would be implausible in dollars', () => {
  expect(['USD', 'EUR', 'JPY', 'NGN', 'VND'].map((code) => maxAmount('fee', code))).toEqual([
    10_000, 10_000, 1_000_000, 10_000_000, 1_000_000_000,
  ]);
});

it('names the fields that are too large, on both sides of the limit', () => {
  const of = (fee: number, percent: number, currency: string) =>
    amountsTooLarge(
      { fee: { kind: 'fee', amount: fee }, part: { kind: 'percent', amount: percent } },
      currency,
    );
  expect(of(10_000, 100, 'USD')).toBeNull();
  expect(of(10_000.01, 100, 'USD')).toEqual({ fee: 'amount_implausible' });
  expect(of(1_000_000, 100.5, 'JPY')).toEqual({ part: 'amount_implausible' });
  expect(amountsTooLarge({ none: { kind: 'rate', amount: null } }, 'USD')).toBeNull();
});
