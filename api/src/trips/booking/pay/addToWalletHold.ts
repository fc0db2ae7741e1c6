import {
  type AddedHold,
  addedHoldBackPosting,
  addedHoldPosting,
  addedHoldRefs,
  DomainError,
  exact,
  notFound,
  toWire,
  type WalletHold,
} from '@wayfare/shared';
import { requireNoHold } from '../../../money/wallet/requireNoHold.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The error of an amount that the rider's money does not cover. It names the field that asks for it. */
const tooLittle = () => new DomainError('wallet_balance_low', 409, { riderExtra: 'wallet_balance_low' });

/**
 * @throws wallet_balance_low (409), with the field, if the rider's money does not cover what is to be added
 *   to the reserved amount; money_on_hold (409) while it pauses
 */
export async function requireCoverOfMore(
  customer: string,
  amount: number,
  services: TripsServices,
): Promise<void> {
  const rider = await services.db.users.findById(customer);
  if (!rider || rider.walletBalance < amount) throw tooLittle();
  requireNoHold(rider, 'wallet', services);
}

/** The amount reserved for a booking after the change that adds to it. */
export function holdWithMore({ version, hold }: StoredBooking, amount: number): WalletHold {
  const { wallet, bonus, added = [] } = hold ?? { wallet: 0, bonus: 0 };
  return {
    wallet: toWire(exact(wallet).plus(amount)),
    bonus,
    open: true,
    added: [...added, { version, amount }],
  };
}

/** The id of the record of an amount that is being added: a booking, its version, and the amount. */
const noteOf = (booking: string, { version, amount }: AddedHold) => `${booking}@${version}@${amount}`;

/**
 * Adds to the amount reserved in the rider's wallet, does the work that writes the booking with it, and takes
 * the amount back if the booking was not written. A record in `db.walletHolds` marks it until then: if the
 * process crashes in between, the scheduler takes it back.
 * @throws wallet_balance_low (409), with the field; what the work throws
 */
export async function withMoreHeld(
  booking: StoredBooking,
  amount: number,
  work: () => Promise<StoredBooking>,
  services: TripsServices,
): Promise<StoredBooking> {
  if (amount <= 0) return work();
  const { db, clock } = services;
  const { id, customer, version } = booking;
  const more: AddedHold = { version, amount };
  const note = noteOf(id, more);
  await db.walletHolds.note(note, customer, clock.now());
  const { added, back } = addedHoldRefs(id, more);
  const outcome = await db.wallets.post(customer, [addedHoldPosting(id, more)], {
    date: clock.now(),
    floor: 0,
    unless: [added, back],
  });
  // `posted_before` is the same change, sent twice at once: at most one of them writes the booking.
  if (outcome === 'balance_low' || outcome === 'no_user') {
    await db.walletHolds.forget(note);
    throw outcome === 'no_user' ? notFound() : tooLittle();
  }
  try {
    const changed = await work();
    await db.walletHolds.forget(note);
    return changed;
  } catch (error) {
    // After another failure, the booking may have been written anyway: the scheduler looks later.
    if (error instanceof DomainError) await settleAddedHold(note, customer, services);
    throw error;
  }
}

/**
 * Takes back what was added for a change that was never written. Nothing can write it anymore once the
 * booking has moved on; until then, it stays for a later look. Other records than these are left alone:
 * returns whether it was one of them.
 */
export async function settleAddedHold(
  note: string,
  customer: string,
  { db, clock }: TripsServices,
): Promise<boolean> {
  const [id = '', version, amount] = note.split('@');
  if (version === undefined || amount === undefined) return false;
  const more: AddedHold = { version: Number(version), amount: Number(amount) };
  const booking = await db.bookings.findById(id);
  if (booking && booking.version === more.version) return true;
  const isWritten = booking?.hold?.added?.some(
    (one) => one.version === more.version && one.amount === more.amount,
  );
  const { added } = addedHoldRefs(id, more);
  if (!isWritten && (await db.wallets.findByRefs([added])).has(added))
    await db.wallets.post(customer, [addedHoldBackPosting(id, more)], { date: clock.now() });
  await db.walletHolds.forget(note);
  return true;
}
