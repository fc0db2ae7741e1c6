import fc from 'fast-check';
import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import { signedAmount } from '../../money/wallet/ledger.js';
import { driverBonusPart, walletParts } from '../../money/wallet/tripMoney.js';
import { reviewMove, reviewPostings } from './reviewMoney.js';

const amounts = (share: number, fee: number, discount = 0) => ({
  driver_share: share,
  convenience_fees: fee,
  discount_amount: discount,
  customer_paid: toWire(sumAmounts([share, fee]).minus(discount)),
});
/** The postings of a decision, as `party: type amount account`. */
const movedBy = (moved: ReturnType<typeof reviewMove>) =>
  reviewPostings({ id: 'b1', customer: 'rider', driver: 'driver', moved }).map(
    ({ uid, posting: { type, amount, account = 'wallet' } }) => `${uid}: ${type} ${amount} ${account}`,
  );

describe('reviewMove', () => {
  it('returns bonus money of the rider that the lower fee no longer allows, and the rest as real money', () => {
    const paid = { ...amounts(20, 3), cashPaymentAmount: 0, usedBonusMoney: 3, driverBonus: 0 };
    expect(movedBy(reviewMove(paid, amounts(5, 0.75)))).toEqual([
      'rider: Credit 15 wallet',
      'rider: Credit 2.25 bonus',
      'driver: Debit 15 wallet',
    ]);
  });

  it('returns no bonus money that the lower fee still allows', () => {
    const paid = { ...amounts(20, 3), cashPaymentAmount: 0, usedBonusMoney: 0.5, driverBonus: 0 };
    expect(movedBy(reviewMove(paid, amounts(5, 0.75)))).toEqual([
      'rider: Credit 17.25 wallet',
      'driver: Debit 15 wallet',
    ]);
  });

  it('takes back the bonus money of a driver that paid the fee of a cash trip, and returns it as bonus money', () => {
    const paid = { ...amounts(20, 3), cashPaymentAmount: 23, driverBonus: 2 };
    expect(movedBy(reviewMove(paid, amounts(5, 0.75)))).toEqual([
      'rider: Credit 17.25 wallet',
      'driver: Debit 16.25 wallet',
      'driver: Credit 1.25 bonus',
    ]);
  });

  it('counts a promo before bonus money, even when a higher fare leaves less of the fee', () => {
    const paid = { ...amounts(8, 2, 1), cashPaymentAmount: 0, usedBonusMoney: 1, driverBonus: 0 };
    expect(movedBy(reviewMove(paid, amounts(13, 2, 1.5)))).toEqual([
      'rider: Debit 5 wallet',
      'rider: Credit 0.5 bonus',
      'driver: Credit 5 wallet',
    ]);
  });

  it('leaves every account as if the trip had been paid at the decided fare with the same bonus money', () => {
    const cents = fc.nat(5_000).map((amount) => amount / 100);
    const fare = fc
      .tuple(cents, cents, fc.nat(100))
      .map(([share, fee, percent]) =>
        amounts(share, fee, toWire(sumAmounts([share, fee]).times(percent).div(100).round(2))),
      );
    fc.assert(
      fc.property(fare, fare, cents, fc.boolean(), (before, after, balance, isCash) => {
        const usedBonusMoney = isCash ? 0 : walletParts(before, balance).bonus;
        const cashPaymentAmount = isCash ? before.customer_paid : 0;
        const driverBonus = driverBonusPart({ ...before, cashPaymentAmount }, balance);
        const moved = reviewMove({ ...before, cashPaymentAmount, usedBonusMoney, driverBonus }, after);
        const postings = reviewPostings({ id: 'b1', customer: 'rider', driver: 'driver', moved });
        const changeOf = (party: string, account: string) =>
          sumAmounts(
            postings
              .filter(({ uid, posting }) => uid === party && (posting.account ?? 'wallet') === account)
              .map(({ posting }) => signedAmount(posting)),
          ).toNumber();

        const rider = walletParts(after, usedBonusMoney);
        const riderBefore = exact(before.customer_paid).minus(usedBonusMoney);
        expect(changeOf('rider', 'bonus')).toBe(toWire(exact(usedBonusMoney).minus(rider.bonus)));
        expect(changeOf('rider', 'wallet')).toBe(toWire(riderBefore.minus(rider.wallet)));
        const left = driverBonusPart({ ...after, cashPaymentAmount }, driverBonus);
        const back = toWire(exact(driverBonus).minus(left));
        const earned = exact(after.driver_share).minus(before.driver_share);
        expect(changeOf('driver', 'bonus')).toBe(back);
        expect(changeOf('driver', 'wallet')).toBe(toWire(earned.minus(back)));
        expect(postings.every(({ posting }) => posting.amount > 0)).toBe(true);
      }),
    );
  });
});
