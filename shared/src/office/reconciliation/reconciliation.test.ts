import { paymentDifference } from './reconciliation.schema.js';

const known = { amount: 12.5, currency: 'USD', isPaid: true, isRefunded: false };
const paid = { state: 'paid', amount: '12.50', currency: 'USD' } as const;

describe('paymentDifference', () => {
  it('is none when both sides have the same money, or none', () => {
    expect(paymentDifference(known, paid)).toBeNull();
    expect(paymentDifference({ ...known, isPaid: false }, { state: 'pending' })).toBeNull();
    expect(paymentDifference({ ...known, isPaid: false }, { ...paid, state: 'declined' })).toBeNull();
  });

  it('finds the side where money is missing', () => {
    expect(paymentDifference({ ...known, isPaid: false }, paid)).toBe('missing_here');
    expect(paymentDifference(known, { state: 'pending' })).toBe('missing_there');
    expect(paymentDifference(known, { state: 'expired' })).toBe('missing_there');
  });

  it('accepts that a provider no longer calls a payment paid that was refunded', () => {
    expect(paymentDifference({ ...known, isRefunded: true }, { state: 'pending' })).toBeNull();
  });

  it('notices another amount or currency, whether it is recorded or not', () => {
    for (const isPaid of [true, false]) {
      expect(paymentDifference({ ...known, isPaid }, { ...paid, amount: '12.51' })).toBe('amount');
      expect(paymentDifference({ ...known, isPaid }, { ...paid, currency: 'EUR' })).toBe('amount');
    }
  });
});
