import { exact, toWire } from '../money/money.js';
import { bonusPart } from './bonus.js';
import type { LedgerAccount } from './ledger.js';

/** An amount of real money and one of bonus money. */
export interface MoneyParts {
  wallet: number;
  bonus: number;
}

/** What a wallet booking has reserved of the rider's money. `open` until it is released, which happens once. */
export type Hold = MoneyParts & { open: boolean };

/** How a trip would be paid from a wallet: bonus money as far as it may be used, the rest real money. */
export function walletParts(
  trip: { customer_paid: number; convenience_fees: number; discount_amount: number },
  bonusBalance: number,
): MoneyParts {
  const bonus = bonusPart({
    bonusBalance,
    convenienceFee: trip.convenience_fees,
    discount: trip.discount_amount,
    payable: trip.customer_paid,
  });
  return { wallet: toWire(exact(trip.customer_paid).minus(bonus)), bonus };
}

/** How much of a driver's bonus money pays the convenience fee of a trip whose cash the driver keeps. */
export function driverBonusPart(
  trip: { convenience_fees: number; discount_amount: number; cashPaymentAmount: number },
  bonusBalance: number,
): number {
  return bonusPart({
    bonusBalance,
    convenienceFee: trip.convenience_fees,
    discount: trip.discount_amount,
    payable: trip.cashPaymentAmount,
  });
}

const bookingRef = (id: string, entry: string) => `booking:${id}:${entry}`;

/** References of what a wallet booking posts to its rider. */
export const tripRefs = (id: string) => ({
  hold: { wallet: bookingRef(id, 'hold'), bonus: bookingRef(id, 'hold-bonus') },
  holdBack: { wallet: bookingRef(id, 'hold-back'), bonus: bookingRef(id, 'hold-bonus-back') },
  payment: { wallet: bookingRef(id, 'wallet'), bonus: bookingRef(id, 'bonus') },
  back: { wallet: bookingRef(id, 'wallet-back'), bonus: bookingRef(id, 'bonus-back') },
  driverBonus: { wallet: bookingRef(id, 'fee-bonus'), bonus: bookingRef(id, 'fee-bonus-used') },
});

type Type = 'Credit' | 'Debit';
/** An entry of a trip, for its rider or driver. */
interface TripPosting {
  type: Type;
  amount: number;
  txRef: string;
  account?: LedgerAccount;
}

/** One entry for each part above 0. */
function partPostings(type: Type, refs: { wallet: string; bonus: string }, parts: MoneyParts): TripPosting[] {
  const wallet: TripPosting = { type, amount: parts.wallet, txRef: refs.wallet };
  const bonus: TripPosting = { type, amount: parts.bonus, txRef: refs.bonus, account: 'bonus' };
  return [wallet, bonus].filter(({ amount }) => amount > 0);
}

/** Reserves a wallet booking's estimate. */
export const holdPostings = (id: string, parts: MoneyParts) =>
  partPostings('Debit', tripRefs(id).hold, parts);

/** Gives what was reserved back: to be paid with, or because it is not needed. */
export const holdBackPostings = (id: string, parts: MoneyParts) =>
  partPostings('Credit', tripRefs(id).holdBack, parts);

/** Pays a trip from the wallet. */
export const walletPaymentPostings = (id: string, parts: MoneyParts) =>
  partPostings('Debit', tripRefs(id).payment, parts);

/** Gives back what a payment has taken too much. */
export const chargedBackPostings = (id: string, parts: MoneyParts) =>
  partPostings('Credit', tripRefs(id).back, parts);

/** Moves bonus money of a driver into the wallet that the fee of a cash trip is taken from. */
export function driverBonusPostings(id: string, amount: number): TripPosting[] {
  const refs = tripRefs(id).driverBonus;
  if (amount <= 0) return [];
  return [
    { type: 'Credit', amount, txRef: refs.wallet },
    { type: 'Debit', amount, txRef: refs.bonus, account: 'bonus' },
  ];
}
