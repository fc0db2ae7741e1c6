import { exact, sumAmounts, toWire } from '../../basics/decimals/money.js';
import { bonusPart } from './bonus.js';
import type { LedgerAccount } from './ledger.js';

/** An amount of real money and an amount of bonus money. */
export interface MoneyParts {
  wallet: number;
  bonus: number;
}

/** How a wallet would pay for a trip: bonus money as far as it may be used, real money for the rest. */
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

/** How much of the convenience fee a driver's bonus money pays, for a trip whose cash the driver keeps. */
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

/**
 * The booking that a ledger entry belongs to, by the entry's reference; null for an entry of something else.
 */
export const bookingOfRef = (txRef: string): string | null => /^booking:([^:]+):/.exec(txRef)?.[1] ?? null;

/** References of the rider's postings for a wallet booking. */
export const tripRefs = (id: string) => ({
  walletHold: { wallet: bookingRef(id, 'hold'), bonus: bookingRef(id, 'hold-bonus') },
  walletHoldBack: { wallet: bookingRef(id, 'hold-back'), bonus: bookingRef(id, 'hold-bonus-back') },
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

/** Money that was added to a reserved amount later, by the version of the booking it was added to. */
export interface AddedHold {
  version: number;
  amount: number;
}

/**
 * References of the posting that adds to a reserved amount, and of the one that takes it back. Two different
 * changes of the same version have different ones: at most one of them is written.
 */
export const addedHoldRefs = (id: string, { version, amount }: AddedHold) => ({
  added: `${bookingRef(id, 'hold-added')}:${version}:${amount}`,
  back: `${bookingRef(id, 'hold-added-back')}:${version}:${amount}`,
});

/** Adds to a reserved amount. */
export const addedHoldPosting = (id: string, more: AddedHold): TripPosting => ({
  type: 'Debit',
  amount: more.amount,
  txRef: addedHoldRefs(id, more).added,
});

/** Takes back what was added to a reserved amount: its booking was not changed after all. */
export const addedHoldBackPosting = (id: string, more: AddedHold): TripPosting => ({
  type: 'Credit',
  amount: more.amount,
  txRef: addedHoldRefs(id, more).back,
});

/** Reserves a wallet booking's estimate, and what was added to it later: `wallet` is all of it. */
export function walletHoldPostings(
  id: string,
  { wallet, bonus, added = [] }: MoneyParts & { added?: readonly AddedHold[] | undefined },
) {
  const first = exact(wallet).minus(sumAmounts(added.map(({ amount }) => amount)));
  return [
    ...partPostings('Debit', tripRefs(id).walletHold, { wallet: toWire(first), bonus }),
    ...added.map((more) => addedHoldPosting(id, more)),
  ];
}

/** Releases the reserved amount: to pay with it, or because it is not needed. */
export const walletHoldBackPostings = (id: string, parts: MoneyParts) =>
  partPostings('Credit', tripRefs(id).walletHoldBack, parts);

/** Pays a trip from the wallet. */
export const walletPaymentPostings = (id: string, parts: MoneyParts) =>
  partPostings('Debit', tripRefs(id).payment, parts);

/** Returns the excess of a payment. */
export const chargedBackPostings = (id: string, parts: MoneyParts) =>
  partPostings('Credit', tripRefs(id).back, parts);

/** Moves a driver's bonus money into the wallet that pays the fee of a cash trip. */
export function driverBonusPostings(id: string, amount: number): TripPosting[] {
  const refs = tripRefs(id).driverBonus;
  if (amount <= 0) return [];
  return [
    { type: 'Credit', amount, txRef: refs.wallet },
    { type: 'Debit', amount, txRef: refs.bonus, account: 'bonus' },
  ];
}
