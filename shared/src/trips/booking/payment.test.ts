import fc from 'fast-check';
import { exact, sumAmounts } from '../../basics/decimals/money.js';
import type { Promo } from '../promo/promo.schema.js';
import { paymentModes, farePaymentSchema } from './farePayment.schema.js';
import { cancelFeePostings, discountOn, driverPostings, farePayment, promoDiscount } from './payment.js';

const now = Date.UTC(2024, 4, 1);
const aPromo = (changes: Partial<Promo> = {}): Promo => ({
  id: 'p1',
  promo_name: 'SPRING',
  promo_discount_type: 'flat',
  promo_discount_value: 5,
  max_promo_discount_value: 0,
  min_order: 0,
  promo_validity: now,
  promo_usage_limit: 10,
  user_avail: 0,
  createdAt: 0,
  ...changes,
});
const aTrip = (changes: Partial<Parameters<typeof promoDiscount>[1]> = {}) => ({
  cost: 40,
  decimal: 2,
  now,
  usedBefore: false,
  isPhoneProved: true,
  ...changes,
});

describe('promoDiscount', () => {
  it('is a flat amount or a percentage, up to the cap and the cost', () => {
    const rows: [promo: Partial<Promo>, cost: number, discount: number][] = [
      [{}, 40, 5],
      [{}, 3.5, 3.5],
      [{ max_promo_discount_value: 4 }, 40, 4],
      [{ max_promo_discount_value: 6 }, 40, 5],
      [{ promo_discount_type: 'percentage', promo_discount_value: 15 }, 40, 6],
      [{ promo_discount_type: 'percentage', promo_discount_value: 15 }, 33.33, 5],
      [{ promo_discount_type: 'percentage', promo_discount_value: 12.5 }, 0.2, 0.03],
      [
        { promo_discount_type: 'percentage', promo_discount_value: 50, max_promo_discount_value: 7.5 },
        40,
        7.5,
      ],
      [{ promo_discount_type: 'percentage', promo_discount_value: 250 }, 40, 40],
    ];
    expect(rows.map(([promo, cost]) => promoDiscount(aPromo(promo), aTrip({ cost })))).toEqual(
      rows.map(([, , discount]) => ({ discount })),
    );
  });

  it('is valid through its last millisecond', () => {
    expect(promoDiscount(aPromo(), aTrip({ now }))).toEqual({ discount: 5 });
    expect(promoDiscount(aPromo(), aTrip({ now: now + 1 }))).toEqual({ refused: 'expired' });
  });

  it('requires the minimum order', () => {
    expect(promoDiscount(aPromo({ min_order: 40 }), aTrip())).toEqual({ discount: 5 });
    expect(promoDiscount(aPromo({ min_order: 40.01 }), aTrip())).toEqual({ refused: 'min_order' });
  });

  it('allows a limited number of users, once each', () => {
    expect(promoDiscount(aPromo({ user_avail: 9 }), aTrip())).toEqual({ discount: 5 });
    expect(promoDiscount(aPromo({ user_avail: 10 }), aTrip())).toEqual({ refused: 'used_up' });
    expect(promoDiscount(aPromo(), aTrip({ usedBefore: true }))).toEqual({ refused: 'used_before' });
    expect(promoDiscount(aPromo(), aTrip({ isPhoneProved: false }))).toEqual({ refused: 'phone_unproved' });
    expect(promoDiscount(aPromo(), aTrip({ isPhoneProved: null }))).toEqual({ discount: 5 });
  });

  it('never exceeds the cap or the cost, for any number of decimals', () => {
    const thousandths = fc.nat(100_000).map((value) => Number(`${value}e-3`));
    const promo = fc.record({
      promo_discount_type: fc.constantFrom('flat' as const, 'percentage' as const),
      promo_discount_value: thousandths,
      max_promo_discount_value: thousandths,
    });
    fc.assert(
      fc.property(promo, thousandths, fc.integer({ min: 0, max: 3 }), (changes, cost, decimal) => {
        const outcome = promoDiscount(aPromo(changes), aTrip({ cost, decimal }));
        const discount = 'discount' in outcome ? outcome.discount : Number.NaN;
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(cost);
        if (changes.max_promo_discount_value > 0) {
          expect(discount).toBeLessThanOrEqual(changes.max_promo_discount_value);
        }
        expect(exact(discount).round(decimal).eq(discount)).toBe(true);
      }),
    );
  });
});

describe('discountOn', () => {
  const thousandths = fc.nat(1_000_000);
  /** Amounts as whole numbers, fine enough for a percentage of anything: no hidden rounding. */
  const SCALE = 10n ** 13n;
  const halfUp = (value: bigint, unit: bigint) => ((2n * value + unit) / (2n * unit)) * unit;
  const least = (...values: bigint[]) => values.reduce((a, b) => (b < a ? b : a));

  it('is exactly the promo applied to the fare, and the amount paid is exactly the rest [3.12, 3.28, 5.16]', () => {
    const promo = fc.record({
      value: thousandths,
      cap: thousandths,
      type: fc.constantFrom('flat' as const, 'percentage' as const),
    });
    const decimals = fc.integer({ min: 0, max: 3 });
    const mode = fc.constantFrom(...paymentModes);
    fc.assert(
      fc.property(promo, thousandths, decimals, mode, ({ value, cap, type }, fare, decimal, paidBy) => {
        const unit = SCALE / 10n ** BigInt(decimal);
        const thousandth = SCALE / 1000n;
        const cost = halfUp(BigInt(fare) * thousandth, unit);
        const asked = type === 'flat' ? BigInt(value) * thousandth : (BigInt(value) * cost) / 100_000n;
        const capped = ((BigInt(cap) * thousandth) / unit) * unit;
        const expected = least(halfUp(asked, unit), cost, ...(cap > 0 ? [capped] : []));

        const tripCost = exact(cost.toString()).div(SCALE.toString()).toNumber();
        const terms = {
          promo_discount_type: type,
          promo_discount_value: value / 1000,
          max_promo_discount_value: cap / 1000,
        };
        const discount = discountOn(terms, { cost: tripCost, decimal });
        expect(exact(discount).times(SCALE.toString()).toFixed()).toBe(expected.toString());
        const payment = farePayment({
          category: 'taxi',
          tripCost,
          mode: paidBy,
          promo: { id: 'p1', name: 'SPRING', discount },
        });
        expect(exact(payment.customer_paid).plus(payment.discount_amount).eq(tripCost)).toBe(true);
        expect(payment.customer_paid).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('farePayment', () => {
  const promo = { id: 'p1', name: 'SPRING', discount: 5 };

  it('puts the amount in the field for the payment mode', () => {
    const split = paymentModes.map((mode) => {
      const payment = farePayment({ category: 'taxi', tripCost: 30, mode, promo });
      return [
        payment.cashPaymentAmount,
        payment.usedWalletMoney,
        payment.cardPaymentAmount,
        payment.payableAmount,
      ];
    });
    expect(paymentModes).toEqual(['cash', 'wallet', 'card']);
    expect(split).toEqual([
      [25, 0, 0, 25],
      [0, 25, 0, 0],
      [0, 0, 25, 25],
    ]);
  });

  it('has exactly the fields of a payment packet [3.13]', () => {
    const payment = farePayment({ category: 'taxi', tripCost: 30, mode: 'cash', promo });
    expect(payment).toEqual({
      appcat: 'taxi',
      payment_mode: 'cash',
      customer_paid: 25,
      discount_amount: 5,
      usedWalletMoney: 0,
      cardPaymentAmount: 0,
      cashPaymentAmount: 25,
      payableAmount: 25,
      promo_applied: true,
      promo_details: { promo_key: 'p1', promo_name: 'SPRING' },
    });
    expect(farePaymentSchema.parse(payment)).toEqual(payment);
  });

  it('pays a delivery by card in full, without discount, wallet or promo [9.10]', () => {
    for (const mode of paymentModes) {
      expect(farePayment({ category: 'delivery', tripCost: 30, mode, promo })).toEqual({
        appcat: 'delivery',
        payment_mode: 'card',
        customer_paid: 30,
        discount_amount: 0,
        usedWalletMoney: 0,
        cardPaymentAmount: 30,
        cashPaymentAmount: 0,
        payableAmount: 30,
        promo_applied: false,
        promo_details: null,
      });
    }
  });

  it('adds up exactly: paid plus discount is the cost, and the parts are the amount paid', () => {
    const trip = fc
      .tuple(fc.nat(10_000_000), fc.nat(10_000_000))
      .map(([a, b]) => ({ cost: Number(`${Math.max(a, b)}e-3`), discount: Number(`${Math.min(a, b)}e-3`) }));
    const category = fc.constantFrom('taxi' as const, 'delivery' as const);
    fc.assert(
      fc.property(trip, category, fc.constantFrom(...paymentModes), ({ cost, discount }, appcat, mode) => {
        const payment = farePayment({
          category: appcat,
          tripCost: cost,
          mode,
          promo: { ...promo, discount },
        });
        expect(exact(payment.customer_paid).plus(payment.discount_amount).eq(cost)).toBe(true);
        const parts = [payment.cashPaymentAmount, payment.cardPaymentAmount, payment.usedWalletMoney];
        expect(sumAmounts(parts).eq(payment.customer_paid)).toBe(true);
      }),
    );
  });
});

describe('a fare that a hold on the card has paid in part', () => {
  it.each([
    ['cash', { cashPaymentAmount: 17.5, usedWalletMoney: 0, cardPaymentAmount: 25, payableAmount: 17.5 }],
    ['wallet', { cashPaymentAmount: 0, usedWalletMoney: 17.5, cardPaymentAmount: 25, payableAmount: 0 }],
    ['card', { cashPaymentAmount: 0, usedWalletMoney: 0, cardPaymentAmount: 42.5, payableAmount: 17.5 }],
  ] as const)('leaves the rest, and no more, to be paid by %s', (mode, amounts) => {
    const payment = farePayment({ category: 'taxi', tripCost: 42.5, mode, captured: 25 });
    expect(payment).toMatchObject({ customer_paid: 42.5, ...amounts });
  });
});

describe('cancelFeePostings', () => {
  const trip = { id: 'b1', customer: 'rider', driver: 'driver', cancel_fee: 4 };

  it('moves the fee from the rider to the driver [3.27]', () => {
    expect(cancelFeePostings(trip)).toEqual([
      { uid: 'rider', posting: { type: 'Debit', amount: 4, txRef: 'booking:b1:cancel-fee:rider' } },
      { uid: 'driver', posting: { type: 'Credit', amount: 4, txRef: 'booking:b1:cancel-fee:driver' } },
    ]);
  });

  it('takes nothing without a driver who gets it, or without a fee [3.27]', () => {
    expect(cancelFeePostings({ ...trip, driver: null })).toEqual([]);
    expect(cancelFeePostings({ ...trip, cancel_fee: 0 })).toEqual([]);
  });
});

describe('driverPostings', () => {
  const postings = (driver_share: number, cashPaymentAmount: number) =>
    driverPostings({ id: 'b1', driver_share, cashPaymentAmount }).map(({ type, amount }) => [type, amount]);

  it('credits the share and deducts the cash the driver collected [4.19]', () => {
    expect(postings(17.5, 20)).toEqual([
      ['Credit', 17.5],
      ['Debit', 20],
    ]);
    expect(postings(17.5, 0)).toEqual([['Credit', 17.5]]);
    expect(postings(0, 20)).toEqual([['Debit', 20]]);
    expect(postings(0, 0)).toEqual([]);
  });

  it('names each posting after its trip, so that none is made twice', () => {
    const refs = ['b1', 'b2'].flatMap((id) =>
      driverPostings({ id, driver_share: 1, cashPaymentAmount: 1 }).map((posting) => posting.txRef),
    );
    expect(new Set(refs).size).toBe(4);
    expect(driverPostings({ id: 'b1', driver_share: 1, cashPaymentAmount: 1 }).map((p) => p.txRef)).toEqual(
      refs.slice(0, 2),
    );
  });
});
