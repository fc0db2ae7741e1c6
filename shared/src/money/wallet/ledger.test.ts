import fc from 'fast-check';
import { balanceOf, ledgerTypes, signedAmount } from './ledger.js';

describe('the ledger', () => {
  it('adds credits and subtracts debits and withdrawals', () => {
    expect(ledgerTypes.map((type) => signedAmount({ type, amount: 2.5 }).toNumber())).toEqual([
      2.5, -2.5, -2.5,
    ]);
  });

  it('has an exact balance for any entries', () => {
    const entry = fc.record({ type: fc.constantFrom(...ledgerTypes), minor: fc.nat(1e9) });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const expected = entries.reduce(
          (sum, { type, minor }) => (type === 'Credit' ? sum + BigInt(minor) : sum - BigInt(minor)),
          0n,
        );
        const balance = balanceOf(
          entries.map(({ type, minor }) => ({ type, amount: Number(`${minor}e-3`) })),
        );
        expect(balance.times(1000).toFixed()).toBe(expected.toString());
      }),
    );
  });
});
