import { accountOf, cancelFeePostings, noShowBackPostings, reviewPostings } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Posting } from '../../../money/wallet/posting.js';

/**
 * Minimum and maximum time until a waiting fee is checked again, in ms: the longer it waits, the less often.
 */
const SOONEST_MS = 10 * 60_000;
const LATEST_MS = 24 * 60 * 60_000;
/** Fees of one rider that are paid in one batch. */
const BATCH = 50;

/** When a fee is first checked again if nothing else triggers it. */
export const firstLookAtFee = (now: number) => now + SOONEST_MS;

/**
 * Returns the postings between rider and driver besides the fare: a cancellation fee, or the difference from
 * a fare review.
 */
function owedPostings(booking: StoredBooking) {
  return booking.status === 'CANCELLED'
    ? cancelFeePostings(booking)
    : reviewPostings({ ...booking, moved: booking.fareReview?.moved });
}

/**
 * Pays the fee of a canceled booking, or the change of a paid fare by a review. Posts to the rider's wallet
 * immediately. The driver is credited as soon as the rider's wallet is not below 0. What staff gave back of a
 * no-show's fee goes to the rider immediately, and is taken from the driver once the fee was credited. A
 * driver is never credited money that no rider has: otherwise new accounts with empty wallets could cancel
 * trips to fill a driver's wallet. If the rider's account was deleted before its posting, the whole amount is
 * void. If the driver's account was deleted, the driver's part is void. Safe to rerun at any point.
 */
export async function payCancelFee(booking: StoredBooking, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const { customer, driver } = booking;
  const owed = owedPostings(booking);
  if (!driver || owed.length === 0) return;
  const postingsOf = (owner: string): Posting[] =>
    owed.filter(({ uid }) => uid === owner).map(({ posting }) => posting);
  const [ofRider, ofDriver] = [postingsOf(customer), postingsOf(driver)];
  const date = clock.now();
  if (!(await isPosted(customer, ofRider, date, services))) return db.bookings.voidFee(booking.id, 'all');
  const isReturned = await returnToRider(booking, date, services);
  // An account can be deleted only with a balance of 0, so a deleted rider has paid the debited amount.
  const { walletBalance = 0 } = (await db.users.findById(customer)) ?? {};
  const waits = walletBalance < 0 && moves(ofRider, 'Debit') && moves(ofDriver, 'Credit');
  if (waits && !(await arePosted(ofDriver, services))) {
    const waited = date - (booking.feeDueAt ?? date);
    await db.bookings.lookAtFee(booking.id, date + Math.min(LATEST_MS, Math.max(SOONEST_MS, waited)));
    return;
  }
  if (await isPosted(driver, ofDriver, date, services)) {
    if (isReturned) await takeFromDriver(booking, date, services);
    await db.bookings.lookAtFee(booking.id, null, booking.noShow?.status);
  } else await db.bookings.voidFee(booking.id, 'driver');
  await services.liveDrivers.refresh(driver);
  if (moves(ofRider, 'Credit')) await payWaitingFees(customer, services);
}

const backTo = (owner: string, booking: StoredBooking): Posting[] =>
  noShowBackPostings(booking)
    .filter(({ uid }) => uid === owner)
    .map(({ posting }) => posting);

/**
 * Returns what staff gave back of a no-show's fee to the rider, once. Returns false if there is nothing to
 * take from the driver for it.
 */
async function returnToRider(
  booking: StoredBooking,
  date: number,
  services: TripsServices,
): Promise<boolean> {
  const postings = backTo(booking.customer, booking);
  if (postings.length === 0) return false;
  if (await isPosted(booking.customer, postings, date, services)) return true;
  await services.db.bookings.voidNoShowBack(booking.id, 'all');
  return false;
}

/** Takes it from the driver, who has been credited the whole fee before. */
async function takeFromDriver(booking: StoredBooking, date: number, services: TripsServices): Promise<void> {
  const driver = booking.driver as string;
  if (await isPosted(driver, backTo(driver, booking), date, services)) return;
  await services.db.bookings.voidNoShowBack(booking.id, 'driver');
}

/** Whether all of the postings were made before. */
const arePosted = async (postings: readonly Posting[], { db }: TripsServices) =>
  (await db.wallets.findByRefs(postings.map(({ txRef }) => txRef))).size === postings.length;

/** Whether some of the postings are of this type. */
const moves = (postings: readonly Posting[], type: Posting['type']) =>
  postings.some((posting) => posting.type === type && accountOf(posting) === 'wallet');

/**
 * Makes one party's postings. Returns false if the account was deleted before: then they can never be made.
 */
async function isPosted(
  uid: string,
  postings: readonly Posting[],
  date: number,
  { db }: TripsServices,
): Promise<boolean> {
  if ((await db.wallets.post(uid, postings, { date })) !== 'no_user') return true;
  // The ledger keeps the entries of deleted accounts: these may have been posted before the deletion.
  return (await db.wallets.findByRefs(postings.map(({ txRef }) => txRef))).size > 0;
}

/** Pays drivers' fees that were waiting for a rider's money, once money may be available. */
export async function payWaitingFees(rider: string, services: TripsServices): Promise<void> {
  for (const id of await services.db.bookings.findFeesOf(rider, BATCH)) await payFeeOf(id, services);
}

/** Checks the fees that have waited long enough. */
export async function payDueFees(limit: number, services: TripsServices): Promise<void> {
  for (const id of await services.db.bookings.findFeesDue(services.clock.now(), limit))
    await payFeeOf(id, services);
}

async function payFeeOf(id: string, services: TripsServices): Promise<void> {
  const booking = await services.db.bookings.findById(id);
  if (booking?.feeDueAt) await payCancelFee(booking, services);
}
