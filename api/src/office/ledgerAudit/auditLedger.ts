import {
  addedHoldRefs,
  bonusPart,
  cancelFeePostings,
  noShowBackPostings,
  chargedBackPostings,
  driverBonusPart,
  driverBonusPostings,
  walletHoldBackPostings,
  walletHoldPostings,
  tripRefs,
  walletPaymentPostings,
  driverPostings,
  earnedStatuses,
  exact,
  type Finding,
  finding,
  type LedgerEntry,
  heldPostings,
  raisePostings,
  refundPostings,
  reviewMove,
  reviewPostings,
  sumAmounts,
  tipPostings,
  toWire,
} from '@wayfare/shared';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import type { Posting } from '../../money/wallet/posting.js';
import type { Effect } from '../../trips/booking/effects/effect.js';
import type { Report } from '../../platform/run/longWork.js';
import type { OfficeServices } from '../services.js';
import type { Unbalanced } from '../../money/wallet/wallet.repository.js';
import { handPostedProblems, payoutProblems } from './auditHandPosted.js';
import { cardProblems, paymentProblems } from './auditPayments.js';
import { refundProblems } from './auditRefunds.js';
import { entryProblem, type ExpectedEntry } from '../../money/wallet/entryProblem.js';

const PAGE = 500;
/** Trips to audit: a canceled trip may have a cancellation fee, or a payment from before. */
const OVER = [...earnedStatuses, 'CANCELLED'] as const;
/**
 * How often a wallet with a discrepancy is checked again: while payments run, its parts are read at different
 * times.
 */
const SECOND_LOOKS = 3;

/** The result of a ledger audit. */
export interface LedgerAudit {
  balanced: boolean;
  entries: number;
  wallets: number;
  /** Exact decimal sums of all balances and of all entries. */
  balances: string;
  entrySum: string;
  /** Trips that are PAID or COMPLETE. */
  settledTrips: number;
  problems: Finding[];
}

/**
 * Audits the ledger from scratch: every wallet's balance against its entries; every settled trip's money
 * against its own fields and the entries it must have made, including cancellation fees and refunds; where
 * each card payment's money is, and what went back to the card; manual postings and their reversals; failed
 * payouts that were returned; and every promo's use count against the bookings that have it. Read-only.
 */
export async function auditLedger(
  report: Report = async () => undefined,
  { db }: Pick<OfficeServices, 'db'>,
): Promise<LedgerAudit> {
  const [wallets, trips] = await Promise.all([db.users.estimateCount(), db.bookings.estimateCount()]);
  const total = wallets + trips;
  const books = await db.wallets.compareAll((done) => report(Math.min(done, wallets), total));
  const problems = [...(await walletProblems(db, books.off)), ...(await promoProblems(db))];
  let settledTrips = 0;
  let looked = 0;
  let last: string | null = null;
  for (;;) {
    const page: StoredBooking[] = await db.bookings.findSettledAfter(last, PAGE, OVER);
    if (page.length === 0) break;
    problems.push(...(await tripProblems(db, page)));
    settledTrips += page.filter(isSettled).length;
    last = page.at(-1)?.id ?? null;
    looked += page.length;
    await report(Math.min(wallets + looked, total), total);
  }
  problems.push(
    ...(await paymentProblems(db)),
    ...(await handPostedProblems(db)),
    ...(await payoutProblems(db)),
    ...(await refundProblems(db)),
  );
  const { wallets: compared, entries, balances, entrySum } = books;
  const found = { wallets: compared, entries, balances, entrySum, settledTrips, problems };
  return { balanced: problems.length === 0, ...found };
}

async function walletProblems(db: OfficeServices['db'], suspects: readonly Unbalanced[]): Promise<Finding[]> {
  let off = suspects;
  for (let look = 0; look < SECOND_LOOKS && off.length > 0; look += 1) {
    off = await db.wallets.findUnbalanced(off.map(({ uid }) => uid));
  }
  return off.map(({ uid, account, ...sums }) =>
    finding('wallet', uid, account === 'bonus' ? 'bonus_balance' : 'balance', sums),
  );
}

async function promoProblems(db: OfficeServices['db']): Promise<Finding[]> {
  return (await db.promos.findMiscounted()).map(({ promo, ...counts }) =>
    finding('promo', promo, 'uses', counts),
  );
}

async function tripProblems(db: OfficeServices['db'], trips: readonly StoredBooking[]): Promise<Finding[]> {
  const entries = await db.wallets.findByRefs(trips.flatMap(possibleRefs));
  const problems = await cardProblems(db, trips);
  for (const trip of trips) {
    if (entryProblems(trip, entries).length > 0) problems.push(...(await secondLook(db, trip.id)));
    if (isSettled(trip)) problems.push(...amountProblems(trip));
  }
  return problems;
}

/** Effects that post entries a trip has not posted yet. */
const POSTING_EFFECTS: readonly Effect['kind'][] = ['postWallet', 'payDriver', 'payCancelFee', 'payTip'];

/**
 * Checks a single trip again. Reads the trip before its entries: by then, all entries it no longer has to
 * post exist. Entries it is about to post are not missing, unless posting them keeps failing.
 */
async function secondLook(db: OfficeServices['db'], id: string): Promise<Finding[]> {
  const trip = await db.bookings.findById(id);
  if (!trip) return [];
  const isPosting = trip.effects?.some(({ kind }) => POSTING_EFFECTS.includes(kind));
  if (isPosting && !(await db.bookings.isStuck(id))) return [];
  return entryProblems(trip, await db.wallets.findByRefs(possibleRefs(trip)));
}

const isSettled = ({ status }: StoredBooking) => earnedStatuses.includes(status);

const possibleRefs = ({ id, hold }: StoredBooking) => [
  ...(hold?.added ?? []).flatMap((more) => Object.values(addedHoldRefs(id, more))),
  ...[
    'share',
    'cash',
    'cancel-fee:rider',
    'cancel-fee:driver',
    'no-show-back:rider',
    'no-show-back:driver',
    'refund',
    'review:rider',
    'review:rider-bonus',
    'review:driver',
    'review:driver-bonus',
    'tip:rider',
    'tip:driver',
    'raise',
    'held',
    'held-back',
  ].map((entry) => `booking:${id}:${entry}`),
  ...Object.values(tripRefs(id)).flatMap(({ wallet, bonus }) => [wallet, bonus]),
];

/** The entries a settled or canceled trip must have made, and no others. */
function expectedEntries(trip: StoredBooking, entries: ReadonlyMap<string, LedgerEntry>): ExpectedEntry[] {
  const { driver, customer, id, hold } = trip;
  const own = (uid: string) => (posting: Posting) => ({ ...posting, uid });
  // The amounts that the rider owes the driver in addition to the fare wait while the rider's wallet is
  // below 0. They are void if an account was deleted before its part was posted.
  const isDue = ({ txRef, uid }: ExpectedEntry) => {
    if (trip.feeVoid) return trip.feeVoid === 'driver' && uid !== driver;
    return uid !== driver || !trip.feeDueAt || entries.has(txRef);
  };
  const held = hold
    ? [...walletHoldPostings(id, hold), ...(hold.open ? [] : walletHoldBackPostings(id, hold))].map(
        own(customer),
      )
    : [];
  const back = { wallet: trip.walletChargedBack ?? 0, bonus: trip.bonusChargedBack ?? 0 };
  if (!isSettled(trip)) {
    const fees = cancelFeePostings(trip).map(({ uid, posting }) => ({ uid, ...posting }));
    return [
      ...held,
      ...fees.filter(isDue),
      ...noShowBackPostings(trip)
        .map(({ uid, posting }) => ({ uid, ...posting }))
        .filter((entry) => isDue(entry) && isReturnable(trip, entry)),
      // A process that was held up debited the wallet for a trip that staff have canceled since.
      ...[...walletPaymentPostings(id, back), ...chargedBackPostings(id, back)].map(own(customer)),
      ...refundPostings(trip).map(({ uid, posting }) => ({ uid, ...posting })),
    ];
  }
  const bonus = trip.usedBonusMoney ?? 0;
  const charged = {
    wallet: toWire(sumAmounts([trip.usedWalletMoney, back.wallet]).minus(bonus)),
    bonus: toWire(sumAmounts([bonus, back.bonus])),
  };
  const ofRider = [...walletPaymentPostings(id, charged), ...chargedBackPostings(id, back)];
  const paidAs = asPaid(trip);
  const driverBonus = driverBonusOf(paidAs, entries);
  const ofDriver = [
    ...driverPostings(paidAs),
    ...raisePostings(trip),
    ...heldPostings(trip),
    ...driverBonusPostings(id, driverBonus),
  ];
  // Computed again from the amounts before and after the decision, not read from the amounts that the
  // decision stored.
  const moved = trip.fareReview?.moved ? reviewMove({ ...paidAs, driverBonus }, trip) : null;
  const reviewed = reviewPostings({ ...trip, moved });
  return [
    ...held,
    ...ofRider.map(own(customer)),
    ...(driver ? ofDriver.map(own(driver)) : []),
    ...reviewed.map(({ uid, posting }) => ({ uid, ...posting })).filter(isDue),
    ...expectedTip(trip, entries),
  ];
}

/** What is returned of a no-show's fee is void for accounts that were deleted before. */
const isReturnable = ({ noShowVoid, driver }: StoredBooking, { uid }: ExpectedEntry) =>
  !noShowVoid || (noShowVoid === 'driver' && uid !== driver);

/**
 * Returns the expected entries of a tip. While the tip waits for the rider's money, they may be missing. The
 * driver's entry is missing if the driver's account was deleted.
 */
function expectedTip(trip: StoredBooking, entries: ReadonlyMap<string, LedgerEntry>): ExpectedEntry[] {
  return tipPostings(trip)
    .map(({ uid, posting }) => ({ uid, ...posting }))
    .filter(({ txRef, uid }) => {
      if (trip.tipLost && uid === trip.driver) return false;
      return !trip.tipDueAt || entries.has(txRef);
    });
}

/** Returns a trip with the amounts originally paid, because a later fare review has entries of its own. */
function asPaid(trip: StoredBooking): StoredBooking {
  const { settled, moved } = trip.fareReview ?? {};
  if (!settled || !moved) return trip;
  const paid = toWire(exact(trip.customer_paid).minus(moved.rider));
  // A promo of a percentage gave another discount on the fare that was paid.
  const discount = toWire(exact(settled.trip_cost).minus(paid));
  return { ...trip, ...settled, customer_paid: paid, discount_amount: discount, discount };
}

/** Returns how much of the fee the driver's bonus money paid: the posted amount, up to the trip's limit. */
function driverBonusOf(trip: StoredBooking, entries: ReadonlyMap<string, LedgerEntry>): number {
  const posted = entries.get(tripRefs(trip.id).driverBonus.wallet)?.amount ?? 0;
  return driverBonusPart(trip, posted);
}

function entryProblems(trip: StoredBooking, entries: ReadonlyMap<string, LedgerEntry>): Finding[] {
  const expected = new Map(expectedEntries(trip, entries).map((entry) => [entry.txRef, entry]));
  return possibleRefs(trip).flatMap((txRef) => {
    const found = entries.get(txRef);
    return entryProblem(txRef, expected.get(txRef), found && { ...found, txRef });
  });
}

/** Checks the sums that must match exactly for every settled trip. */
function amountProblems(trip: StoredBooking): Finding[] {
  const { trip_cost: cost, customer_paid: paid, driver_share: share, convenience_fees: fee } = trip;
  const { discount_amount: amount, discount } = trip;
  const ways = { cash: trip.cashPaymentAmount, card: trip.cardPaymentAmount, wallet: trip.usedWalletMoney };
  const makes = (parts: number[], whole: number) => sumAmounts(parts).eq(whole);
  const paidAs = asPaid(trip);
  return [
    makes([share, fee], cost) ? [] : finding('trip', trip.id, 'share_and_fee', { share, fee, cost }),
    makes([paid, amount], cost)
      ? []
      : finding('trip', trip.id, 'paid_and_discount', { paid, discount: amount, cost }),
    makes([...Object.values(ways), trip.fareReview?.moved?.rider ?? 0], paid)
      ? []
      : finding('trip', trip.id, 'ways_of_paying', { ...ways, paid }),
    bonusFits(paidAs)
      ? []
      : finding('trip', trip.id, 'bonus_over_fee', {
          bonus: trip.usedBonusMoney ?? 0,
          fee: paidAs.convenience_fees,
        }),
    makes([discount], amount) ? [] : finding('trip', trip.id, 'discount', { discount, amount }),
  ].flat();
}

/** Bonus money pays only the convenience fee. */
const bonusFits = ({ usedBonusMoney, convenience_fees, discount_amount, usedWalletMoney }: StoredBooking) =>
  bonusPart({
    bonusBalance: usedBonusMoney ?? 0,
    convenienceFee: convenience_fees,
    discount: discount_amount,
    payable: usedWalletMoney,
  }) === (usedBonusMoney ?? 0);
