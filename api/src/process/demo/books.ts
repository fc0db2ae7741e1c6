import { driverPostings, exact, type LedgerEntry, signedAmount } from '@wayfare/shared';
import type { Posting } from '../../money/wallet/posting.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { DemoRandom } from './random.js';

const TEN_MINUTES = 10 * 60_000;
/** Drivers request a payout from this balance on, and leave some for the next cash trips. */
const WITHDRAW_FROM = 400;
const LEFT_AFTER_WITHDRAWAL = 60;

/** The demo's ledger while it is being generated: no wallet in it ever goes below zero. */
export class DemoBooks {
  readonly entries: LedgerEntry[] = [];
  readonly #balances = new Map<string, ReturnType<typeof exact>>();
  readonly #random: DemoRandom;

  constructor(random: DemoRandom) {
    this.#random = random;
  }

  balanceOf(uid: string): number {
    return (this.#balances.get(uid) ?? exact(0)).toNumber();
  }

  post(uid: string, { type, amount, txRef }: Posting, date: number): void {
    this.entries.push({ txRef, uid, type, amount, date });
    this.#balances.set(uid, (this.#balances.get(uid) ?? exact(0)).plus(signedAmount({ type, amount })));
  }

  /** An admin credits a wallet. */
  topUp(uid: string, amount: number, date: number): void {
    this.post(uid, { type: 'Credit', amount, txRef: `credit:${this.#random.id(date)}` }, date);
  }

  /** Whether a driver's wallet allows keeping the cash of a trip. */
  bearsCash(uid: string, trip: Pick<StoredBooking, 'driver_share'>, cash: number): boolean {
    return this.balanceOf(uid) + trip.driver_share - cash >= 0;
  }

  /** Posts a paid trip to the wallets of rider and driver, with the app's own posting rules. */
  settle(booking: StoredBooking, date: number): void {
    if (booking.usedWalletMoney > 0) {
      const txRef = `booking:${booking.id}:wallet`;
      this.post(booking.customer, { type: 'Debit', amount: booking.usedWalletMoney, txRef }, date);
    }
    for (const posting of driverPostings(booking)) this.post(booking.driver as string, posting, date);
  }

  /** A driver who has earned enough may request a payout. */
  maybeWithdraw(uid: string, date: number): void {
    const balance = this.balanceOf(uid);
    if (balance < WITHDRAW_FROM || !this.#random.chance(0.3)) return;
    const amount = Math.floor((balance - LEFT_AFTER_WITHDRAWAL) / 20) * 20;
    const at = date + TEN_MINUTES;
    this.post(uid, { type: 'Withdraw', amount, txRef: `withdraw:${this.#random.id(at)}` }, at);
  }
}
