import { exact, toWire } from '../../basics/decimals/money.js';
import type { LedgerAccount } from '../../money/wallet/ledger.js';
import { driverBonusPart, walletParts } from '../../money/wallet/tripMoney.js';
import type { FareReview } from './fareReview.js';

/** The amounts of a trip before or after the decision on its fare review. */
interface ReviewedAmounts {
  convenience_fees: number;
  driver_share: number;
  customer_paid: number;
  discount_amount: number;
}

/** A trip as it was paid. */
interface PaidTrip extends ReviewedAmounts {
  cashPaymentAmount: number;
  usedBonusMoney?: number | null | undefined;
  /** How much of the fee the driver's bonus money paid. */
  driverBonus: number;
}

/**
 * The money that a fare review decision moves once the trip is paid: the rider's part of the difference and
 * the driver's share of it, in the direction of its sign. Bonus money may pay for no more than the
 * convenience fee, so the bonus money that the new fee no longer allows returns first, as bonus money. The
 * rest of the difference is real money.
 */
export function reviewMove(paid: PaidTrip, decided: ReviewedAmounts): NonNullable<FareReview['moved']> {
  const used = { rider: paid.usedBonusMoney ?? 0, driver: paid.driverBonus };
  const allowed = {
    rider: walletParts(decided, used.rider).bonus,
    driver: driverBonusPart({ ...decided, cashPaymentAmount: paid.cashPaymentAmount }, used.driver),
  };
  return {
    rider: toWire(exact(decided.customer_paid).minus(paid.customer_paid)),
    driver: toWire(exact(decided.driver_share).minus(paid.driver_share)),
    bonus: {
      rider: toWire(exact(used.rider).minus(allowed.rider)),
      driver: toWire(exact(used.driver).minus(allowed.driver)),
    },
  };
}

/**
 * The postings of a fare review decision: for each party at most one to the wallet and one to the bonus
 * money.
 */
export function reviewPostings(booking: {
  id: string;
  customer: string;
  driver?: string | null | undefined;
  moved?: FareReview['moved'];
}) {
  const { id, customer, driver, moved } = booking;
  if (!moved) return [];
  const { bonus } = moved;
  const txRef = `booking:${id}:review`;
  return [
    ...partyPostings(customer, `${txRef}:rider`, -moved.rider, bonus.rider),
    ...(driver ? partyPostings(driver, `${txRef}:driver`, moved.driver, bonus.driver) : []),
  ];
}

interface ReviewPosting {
  uid: string;
  posting: { type: 'Credit' | 'Debit'; amount: number; txRef: string; account?: LedgerAccount };
}

/**
 * Returns the postings of one party. `total` is what the party gets, below 0 if the party pays; `bonus` is
 * the part of it that returns bonus money.
 */
function partyPostings(uid: string, txRef: string, total: number, bonus: number): ReviewPosting[] {
  const wallet = exact(total).minus(bonus);
  const type = wallet.gt(0) ? 'Credit' : 'Debit';
  const postings: ReviewPosting['posting'][] = [
    { type, amount: toWire(wallet.abs()), txRef },
    { type: 'Credit', amount: bonus, txRef: `${txRef}-bonus`, account: 'bonus' },
  ];
  return postings.filter(({ amount }) => amount > 0).map((posting) => ({ uid, posting }));
}
