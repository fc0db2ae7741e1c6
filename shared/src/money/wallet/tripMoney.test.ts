import fc from 'fast-check';
import { exact } from '../../basics/decimals/money.js';
import { accountOf, balanceOf, type LedgerAccount } from './ledger.js';
import {
  bookingOfRef,
  driverBonusPart,
  driverBonusPostings,
  walletHoldBackPostings,
  walletHoldPostings,
  walletParts,
  walletPaymentPostings,
} from './tripMoney.js';

it.each([
  ['booking:b1:share', 'b1'],
  ['booking:b1:cancel-fee:rider', 'b1'],
  ['reversal:booking:b1:share', null],
  ['credit:b1', null],
])('the booking of the entry %s is %s', (txRef, booking) => {
  expect(bookingOfRef(txRef)).toBe(booking);
});

const cents = (max: number) => fc.nat(max).map((amount) => amount / 100);
/** A trip with a promo that takes off no more than the trip costs. */
const aTrip = fc
  .record({ fee: cents(1_000), share: cents(5_000), off: fc.nat(100) })
  .map(({ fee, share, off }) => {
    const cost = exact(fee).plus(share);
    const discount_amount = Number(cost.times(off).div(100).round(2, 0));
    return {
      share,
      convenience_fees: fee,
      discount_amount,
      customer_paid: Number(cost.minus(discount_amount)),
      cashPaymentAmount: Number(cost.minus(discount_amount)),
    };
  });

const sum = (postings: ReturnType<typeof walletHoldPostings>, account: LedgerAccount) =>
  balanceOf(postings.filter((posting) => accountOf(posting) === account));

describe('a trip paid from the wallet', () => {
  it('is paid in full, with bonus money for the fee at most, and so with real money for the whole share', () => {
    fc.assert(
      fc.property(aTrip, cents(3_000), (trip, bonusBalance) => {
        const { wallet, bonus } = walletParts(trip, bonusBalance);
        expect(exact(wallet).plus(bonus).eq(trip.customer_paid)).toBe(true);
        expect(bonus).toBeGreaterThanOrEqual(0);
        expect(bonus).toBeLessThanOrEqual(Math.min(bonusBalance, trip.convenience_fees));
        if (trip.discount_amount <= trip.convenience_fees) expect(wallet).toBeGreaterThanOrEqual(trip.share);
        if (trip.discount_amount > trip.convenience_fees) expect(bonus).toBe(0);
      }),
    );
  });

  it('takes exactly its cost, whatever was reserved', () => {
    fc.assert(
      fc.property(aTrip, aTrip, cents(3_000), (booked, driven, bonusBalance) => {
        const held = walletParts(booked, bonusBalance);
        const paid = walletParts(driven, bonusBalance);
        const all = [
          ...walletHoldPostings('b', held),
          ...walletHoldBackPostings('b', held),
          ...walletPaymentPostings('b', paid),
        ];
        expect(sum(all, 'wallet').eq(-paid.wallet)).toBe(true);
        expect(sum(all, 'bonus').eq(-paid.bonus)).toBe(true);
        expect(new Set(all.map(({ txRef }) => txRef)).size).toBe(all.length);
        expect(all.every(({ amount }) => amount > 0)).toBe(true);
      }),
    );
  });
});

it("a driver's bonus money pays at most the amount a cash trip takes from the wallet", () => {
  fc.assert(
    fc.property(aTrip, cents(3_000), (trip, bonusBalance) => {
      const part = driverBonusPart(trip, bonusBalance);
      const taken = exact(trip.cashPaymentAmount).minus(trip.share);
      expect(exact(part).lte(taken.lt(0) ? 0 : taken)).toBe(true);
      expect(part).toBeLessThanOrEqual(bonusBalance);
      const [wallet, bonus] = (['wallet', 'bonus'] as const).map((account) =>
        sum(driverBonusPostings('b', part), account),
      );
      expect(wallet?.plus(bonus ?? 0).eq(0)).toBe(true);
    }),
  );
});
