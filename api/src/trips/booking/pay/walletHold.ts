import {
  conflict,
  firstOfReturn,
  walletHoldBackPostings,
  walletHoldPostings,
  type MoneyParts,
  notFound,
  tripRefs,
  type WalletHold,
  walletParts,
} from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import { requireNoHold } from '../../../money/wallet/requireNoHold.js';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { settleAddedHold } from './addToWalletHold.js';

/** How often the parts are recomputed because bonus money was spent in the meantime. */
const TRIES = 5;
/** A hold record older than this, in ms, was left by a process that crashed before writing its booking. */
const STRAY_AFTER_MS = 5 * 60_000;

type NewBooking = Pick<
  StoredBooking,
  'id' | 'customer' | 'payment_mode' | 'customer_paid' | 'convenience_fees' | 'discount_amount'
>;

/**
 * @throws wallet_balance_low (409) for a wallet booking that the rider's money does not currently cover;
 *   money_on_hold (409) while it pauses
 */
export async function requireCover(booking: NewBooking, services: TripsServices): Promise<void> {
  if (booking.payment_mode !== 'wallet') return;
  const rider = await services.db.users.findById(booking.customer);
  if (rider) requireNoHold(rider, 'wallet', services);
  const { wallet } = walletParts(booking, rider?.bonusBalance ?? 0);
  if (!rider || rider.walletBalance < wallet) throw conflict('wallet_balance_low');
}

/**
 * Reserves the expected cost of a new wallet booking, just before it is written; null if there is nothing to
 * reserve. A record in `db.walletHolds` marks the hold until the booking exists: if the process crashes in
 * between, the scheduler returns the money.
 * @throws wallet_balance_low (409) when the rider's money does not cover it; changed_meanwhile (409) for a
 *   booking whose money was already returned
 */
export async function placeWalletHold(
  booking: NewBooking,
  services: TripsServices,
): Promise<WalletHold | null> {
  const { db, clock } = services;
  const { id, customer } = booking;
  if (booking.payment_mode !== 'wallet' || booking.customer_paid <= 0) return null;
  const { walletHold } = tripRefs(id);
  await db.walletHolds.note(id, customer, clock.now());
  for (let attempt = 1; ; attempt += 1) {
    const bonus = (await db.users.findById(customer))?.bonusBalance ?? 0;
    const parts = walletParts(booking, bonus);
    const outcome = await db.wallets.post(customer, walletHoldPostings(id, parts), {
      date: clock.now(),
      floor: 0,
      unless: [walletHold.wallet, walletHold.bonus],
    });
    if (outcome === 'posted') return { ...parts, open: true };
    if (outcome === 'posted_before') return heldBefore(id, services);
    const spent = ((await db.users.findById(customer))?.bonusBalance ?? 0) < bonus;
    if (outcome === 'balance_low' && spent && attempt < TRIES) continue;
    await db.walletHolds.forget(id);
    throw outcome === 'no_user' ? notFound() : conflict('wallet_balance_low');
  }
}

/** Returns the hold that an earlier try of the same request made. */
async function heldBefore(id: string, services: TripsServices): Promise<WalletHold> {
  const { held, isBack } = await postedHold(id, services);
  if (isBack) throw conflict('changed_meanwhile');
  return { ...held, open: true };
}

/** The amounts posted for a booking's hold, and whether they were returned. */
async function postedHold(id: string, { db }: TripsServices): Promise<{ held: MoneyParts; isBack: boolean }> {
  const { walletHold, walletHoldBack } = tripRefs(id);
  const entries = await db.wallets.findByRefs(
    [walletHold, walletHoldBack].flatMap(({ wallet, bonus }) => [wallet, bonus]),
  );
  const amountOf = (ref: string) => entries.get(ref)?.amount ?? 0;
  return {
    held: { wallet: amountOf(walletHold.wallet), bonus: amountOf(walletHold.bonus) },
    isBack: entries.has(walletHoldBack.wallet) || entries.has(walletHoldBack.bonus),
  };
}

/**
 * Returns the money reserved for a booking that was never written to the rider's wallet. Repeating it returns
 * nothing twice.
 */
export async function dropWalletHold(id: string, customer: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const { held } = await postedHold(id, services);
  await db.wallets.post(customer, walletHoldBackPostings(id, held), { date: clock.now() });
  await db.walletHolds.forget(id);
}

/** Returns money that crashed processes reserved for bookings they never wrote. */
export async function releaseStrayWalletHolds(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const left = await db.walletHolds.findLeft(clock.now() - STRAY_AFTER_MS, limit);
  await forEachOne(left, async ({ booking, uid }) => {
    if (await settleAddedHold(booking, uid, services)) return;
    if (await db.bookings.findById(booking)) await db.walletHolds.forget(booking);
    else if (!(await isAboutToBeBooked(booking, services))) await dropWalletHold(booking, uid, services);
  });
}

/** Whether a booking is the second trip of a return whose first one was written: it follows as its effect. */
async function isAboutToBeBooked(id: string, { db }: Pick<TripsServices, 'db'>): Promise<boolean> {
  const first = firstOfReturn(id);
  const { effects = [] } = (first && (await db.bookings.findById(first))) || {};
  return effects.some(({ kind }) => kind === 'bookBack');
}

/** Releases a booking's hold when it is no longer needed: part of the step that ends the need for it. */
export function walletHoldRelease({ id, customer, hold }: Pick<StoredBooking, 'id' | 'customer' | 'hold'>): {
  set: BookingChanges;
  effects: Effect[];
} {
  if (!hold?.open) return { set: {}, effects: [] };
  const postings = walletHoldBackPostings(id, hold);
  return {
    set: { hold: { ...hold, open: false } },
    effects: [{ key: 'hold:release', kind: 'postWallet', data: { uid: customer, postings } }],
  };
}
