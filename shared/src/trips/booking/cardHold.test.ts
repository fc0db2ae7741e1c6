import type { Tariff } from '../carType/carType.schema.js';
import { cardHoldAmount, cardCapture, isHeldOnCard, leftToPay } from './cardHold.js';
import { farePayment } from './payment.js';

const DAY = 24 * 60 * 60_000;
const tariff: Tariff = {
  base_fare: 1,
  rate_per_unit_distance: 1,
  rate_per_hour: 1,
  min_fare: 1,
  convenience_fees: 0,
  convenience_fee_type: 'flat',
};
const tolerance = { convert_to_mile: false, decimal: 2, fareToleranceUp: 25, fareToleranceDown: 25 };
const off = {
  promo_discount_type: 'percentage',
  promo_discount_value: 50,
  max_promo_discount_value: 3,
} as const;

describe('isHeldOnCard', () => {
  const trip = { category: 'taxi', mode: 'card', tripdate: 0, payable: 5 } as const;
  const offered = { isForSelf: true, isOffered: true, now: 0 };

  it('holds the fare of a trip that its rider pays by card within two days', () => {
    expect(isHeldOnCard(trip, offered)).toBe(true);
    expect(isHeldOnCard({ ...trip, tripdate: 2 * DAY }, offered)).toBe(true);
    expect(isHeldOnCard({ ...trip, tripdate: 2 * DAY + 1 }, offered)).toBe(false);
  });

  it('holds nothing of other trips', () => {
    expect(isHeldOnCard({ ...trip, mode: 'cash' }, offered)).toBe(false);
    expect(isHeldOnCard({ ...trip, payable: 0 }, offered)).toBe(false);
    expect(isHeldOnCard({ ...trip, category: 'delivery' }, offered)).toBe(false);
    expect(isHeldOnCard(trip, { ...offered, isForSelf: false })).toBe(false);
    expect(isHeldOnCard(trip, { ...offered, isOffered: false })).toBe(false);
  });
});

describe('cardHoldAmount', () => {
  it('is the highest fare within the tolerance, without what a promo takes off it', () => {
    expect(cardHoldAmount({ estimate: 10, tariff, promo: null }, tolerance)).toBe(12.5);
    expect(cardHoldAmount({ estimate: 10, tariff, promo: off }, tolerance)).toBe(9.5);
  });

  it('is never less than what the rider expects to pay', () => {
    // Rounding inward would leave less than the estimate.
    expect(
      cardHoldAmount({ estimate: 0.01, tariff, promo: null }, { ...tolerance, fareToleranceUp: 0 }),
    ).toBe(0.01);
  });
});

it('charges what is due, as far as the hold reaches', () => {
  expect(cardCapture({ amount: 12.5 }, 9.99)).toBe(9.99);
  expect(cardCapture({ amount: 12.5 }, 13)).toBe(12.5);
});

describe('a fare that a hold has paid in part', () => {
  const cardHold = { state: 'captured', amount: 12.5, captured: 12.5 } as const;

  it('leaves the rest to pay', () => {
    expect(leftToPay({ customer_paid: 12.6, cardHold })).toBe(0.1);
    expect(leftToPay({ customer_paid: 12.6 })).toBe(12.6);
  });

  it.each(['cash', 'wallet', 'card'] as const)('adds up when the rest is paid by %s [3.13]', (mode) => {
    const payment = farePayment({ category: 'taxi', tripCost: 12.6, mode, captured: 12.5 });
    expect(payment).toMatchObject({
      customer_paid: 12.6,
      payableAmount: mode === 'wallet' ? 0 : 0.1,
      cashPaymentAmount: mode === 'cash' ? 0.1 : 0,
      usedWalletMoney: mode === 'wallet' ? 0.1 : 0,
      cardPaymentAmount: mode === 'card' ? 12.6 : 12.5,
    });
  });
});
