import fc from 'fast-check';
import { cancelFeePostings, driverPostings, refundPostings } from '../../trips/booking/payment.js';
import { businessMoney, heldPostings } from '../../trips/booking/believedTrip.js';
import { raisePostings } from '../../trips/booking/raise.js';
import { tipPostings } from '../../trips/booking/tip.js';
import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import { accountOf, type LedgerAccount, type LedgerType, signedAmount } from './ledger.js';
import {
  driverBonusPart,
  driverBonusPostings,
  walletHoldBackPostings,
  walletHoldPostings,
  type MoneyParts,
  walletParts,
  walletPaymentPostings,
} from './tripMoney.js';

const MEMBERS = 4;
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((amount) => amount / 100);
const member = fc.nat(MEMBERS - 1);

/**
 * The possible actions of a ring of accounts, in any order. Each account is rider and driver to all others.
 */
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('topUp' as const), who: member, amount: cents(3_000) }),
  fc.record({ kind: fc.constant('referral' as const), who: member, amount: cents(3_000) }),
  fc.record({ kind: fc.constant('withdraw' as const), who: member, amount: cents(5_000) }),
  fc.record({
    kind: fc.constant('trip' as const),
    who: member,
    driver: member,
    mode: fc.constantFrom('cash' as const, 'wallet' as const, 'card' as const),
    isBookedByWallet: fc.boolean(),
    share: cents(3_000),
    fee: cents(2_000),
    /** The estimate, as a percentage of the actual cost. */
    estimate: fc.integer({ min: 20, max: 180 }),
    /** A promo's discount, as a percentage of the cost, and what staff raised the offer by. */
    promo: fc.constantFrom(0, 0, 20, 50, 100),
    raise: fc.constantFrom(0, 0, 3, 20),
  }),
  fc.record({ kind: fc.constant('tip' as const), who: member, driver: member, amount: cents(3_000) }),
  fc.record({ kind: fc.constant('refund' as const), who: member, amount: cents(3_000) }),
  fc.record({
    kind: fc.constant('cancel' as const),
    who: member,
    driver: member,
    isBookedByWallet: fc.boolean(),
    cost: cents(3_000),
    fee: cents(3_000),
    isPrepaid: fc.boolean(),
  }),
);
type RingStep = typeof aStep extends fc.Arbitrary<infer T> ? T : never;
type Entry = { type: LedgerType; amount: number; account?: LedgerAccount | undefined };

/** The ring's ledger, following the product's own rules. */
function newRing() {
  const emptyAccount = { wallet: exact(0), bonus: exact(0) };
  const accounts = Array.from({ length: MEMBERS }, () => ({ ...emptyAccount }));
  let paidIn = exact(0);
  let paidOut = exact(0);
  let waiting: { rider: number; driver: number; amount: number }[] = [];
  let trips = 0;

  const of = (who: number) => accounts[who] as (typeof accounts)[number];
  /**
   * Posts all entries or none, like the product: with `floor`, the wallet must not end below 0; bonus
   * money never may.
   */
  function post(who: number, entries: readonly Entry[], floor = false): boolean {
    const own = of(who);
    const moved = (account: LedgerAccount) =>
      sumAmounts(entries.filter((entry) => accountOf(entry) === account).map(signedAmount));
    const after = { wallet: own.wallet.plus(moved('wallet')), bonus: own.bonus.plus(moved('bonus')) };
    if ((floor && after.wallet.lt(0)) || after.bonus.lt(0)) return false;
    Object.assign(own, after);
    return true;
  }
  function payWaiting() {
    const due = waiting.filter(({ rider }) => of(rider).wallet.gte(0));
    waiting = waiting.filter((fee) => !due.includes(fee));
    for (const { driver, amount } of due) post(driver, [{ type: 'Credit', amount }]);
  }
  const bonusOf = (who: number) => toWire(of(who).bonus);

  const steps = {
    topUp({ who, amount }: Extract<RingStep, { kind: 'topUp' }>) {
      paidIn = paidIn.plus(amount);
      post(who, [{ type: 'Credit', amount }]);
    },
    referral({ who, amount }: Extract<RingStep, { kind: 'referral' }>) {
      post(who, [{ type: 'Credit', amount, account: 'bonus' }]);
    },
    withdraw({ who, amount }: Extract<RingStep, { kind: 'withdraw' }>) {
      if (post(who, [{ type: 'Withdraw', amount }], true)) paidOut = paidOut.plus(amount);
    },
    tip({ who, driver, amount }: Extract<RingStep, { kind: 'tip' }>) {
      const trip = { id: `p${(trips += 1)}`, customer: 'r', driver: 'd', tip: amount };
      const [ofRider, ofDriver] = tipPostings(trip);
      if (ofRider && ofDriver && post(who, [ofRider.posting], true)) post(driver, [ofDriver.posting]);
    },
    /** Money that a card paid too much goes to the wallet first, and from there to the card. */
    refund({ who, amount }: Extract<RingStep, { kind: 'refund' }>) {
      paidIn = paidIn.plus(amount);
      post(who, [{ type: 'Credit', amount }]);
      if (post(who, [{ type: 'Debit', amount }], true)) paidOut = paidOut.plus(amount);
    },
    trip(step: Extract<RingStep, { kind: 'trip' }>) {
      const { who, driver, mode, isBookedByWallet, share, fee, estimate, promo, raise } = step;
      if (of(who).wallet.lt(0)) return;
      const id = `t${(trips += 1)}`;
      const cost = toWire(exact(share).plus(fee));
      const discount = toWire(exact(cost).times(promo).div(100).round(2));
      const paid = toWire(exact(cost).minus(discount));
      const trip = { customer_paid: paid, convenience_fees: fee, discount_amount: discount };
      const expected = toWire(exact(paid).times(estimate).div(100).round(2));
      const held = isBookedByWallet
        ? walletParts({ ...trip, customer_paid: expected }, bonusOf(who))
        : { wallet: 0, bonus: 0 };
      if (!post(who, walletHoldPostings(id, held), true)) return;
      if (mode === 'wallet') {
        const parts = walletParts(trip, toWire(of(who).bonus.plus(held.bonus)));
        const payment = [...walletHoldBackPostings(id, held), ...walletPaymentPostings(id, parts)];
        // Not covered: the trip is unpaid, and so is the driver.
        if (!post(who, payment, parts.wallet > held.wallet)) return;
      } else post(who, walletHoldBackPostings(id, held));
      if (mode === 'card') paidIn = paidIn.plus(paid);
      const cashPaymentAmount = mode === 'cash' ? paid : 0;
      // A ring makes its trips up: the business believes none of them.
      const amount = businessMoney({ discount_amount: discount, raise });
      const heldMoney = amount > 0 ? ({ amount, state: 'held' } as const) : null;
      const part = driverBonusPart({ ...trip, cashPaymentAmount }, bonusOf(driver));
      post(driver, [
        ...driverPostings({ id, driver_share: share, cashPaymentAmount }),
        ...raisePostings({ id, raise }),
        ...heldPostings({ id, heldMoney }),
        ...driverBonusPostings(id, part),
      ]);
    },
    cancel({ who, driver, isBookedByWallet, cost, fee, isPrepaid }: Extract<RingStep, { kind: 'cancel' }>) {
      if (of(who).wallet.lt(0)) return;
      const id = `c${(trips += 1)}`;
      const trip = { customer_paid: cost, convenience_fees: Math.min(cost, fee), discount_amount: 0 };
      const isHeld = isBookedByWallet && !isPrepaid;
      const held: MoneyParts = isHeld ? walletParts(trip, bonusOf(who)) : { wallet: 0, bonus: 0 };
      if (!post(who, walletHoldPostings(id, held), true)) return;
      if (isPrepaid) {
        paidIn = paidIn.plus(cost);
        for (const { posting } of refundPostings({ id, customer: 'r', prepaid: true, customer_paid: cost }))
          post(who, [posting]);
      }
      post(who, walletHoldBackPostings(id, held));
      const [fromRider] = cancelFeePostings({ id, customer: 'r', driver: 'd', cancel_fee: fee });
      if (fromRider) post(who, [fromRider.posting]);
      waiting.push({ rider: who, driver, amount: fee });
    },
  };

  return {
    take(step: RingStep) {
      (steps[step.kind] as (taken: RingStep) => void)(step);
      payWaiting();
    },
    withdrawable: () =>
      paidOut.plus(sumAmounts(accounts.map(({ wallet }) => (wallet.gt(0) ? wallet : exact(0))))),
    paidIn: () => paidIn,
    bonus: () => accounts.map(({ bonus }) => bonus),
  };
}

it('a ring of accounts can never withdraw more than it paid in, whatever it books, cancels, tips, refers, and gets refunded, with promos and raises', () => {
  fc.assert(
    fc.property(fc.array(aStep, { minLength: 1, maxLength: 60, size: 'max' }), (steps) => {
      const ring = newRing();
      for (const step of steps) {
        ring.take(step);
        expect({ step, most: ring.withdrawable().lte(ring.paidIn()) }).toEqual({ step, most: true });
        expect(ring.bonus().every((bonus) => bonus.gte(0))).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
