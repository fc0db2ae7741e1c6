import {
  type Actor,
  showsReview,
  conflict,
  exact,
  isWrittenOff,
  type DecideFareReviewInput,
  type FareReview,
  isConfirmable,
  paidByCardHold,
  farePayment,
  reviewMove,
  reviewPostings,
  sumAmounts,
  toWire,
  tripRefs,
} from '@wayfare/shared';
import { reviewEarningsOf } from '../store/earningRows.js';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { fareFields } from '../pay/fareFields.js';
import type { Effect } from '../effects/effect.js';
import { cardRefundEffects } from '../pay/cardRefund.js';
import { MESSAGES_AND_COUNTS, runEffects } from '../effects/runEffects.js';
import { firstLookAtFee } from '../pay/payCancelFee.js';
import { findOwnBooking, findVisibleBooking } from '../findBooking.js';
import { promoOnCost } from '../create/tripPromo.js';
import { heldDecision } from './heldDecision.js';
import { amend, BookingMovedOn, onLatest } from '../transition.js';
import { runLeftBehind } from '../../../platform/operation/staffPosting.js';

/**
 * The rider agrees to pay the measured amount above the bound. Agreeing again changes nothing.
 * @throws not_found (404) without a review; wrong_state (409) when there is nothing to agree to or it was
 *   already decided differently; payment_in_progress (409)
 */
export async function confirmFareReview(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findOwnBooking(actor, id, services);
  if (booking.fareReview?.status === 'confirmed') return booking;
  if (!booking.fareReview || !isConfirmable(booking.fareReview)) throw conflict();
  return decide(booking, { status: 'confirmed', decidedBy: actor.uid }, services);
}

/**
 * An admin decides: if approved, the measured fare applies; if rejected, the settled one stays. Repeating the
 * same decision changes nothing. Approving a difference changes what people owe: see `giveGift`.
 * @throws wrong_state (409) without an open review; review_rider_gone (409) to approve a difference when the
 *   rider's account no longer exists; payment_in_progress, gift_waits (409)
 */
export async function decideFareReview(
  actor: Actor,
  id: string,
  { decision, note }: DecideFareReviewInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  const status = decision === 'approve' ? 'approved' : 'rejected';
  if (booking.fareReview?.status === status) return booking;
  if (booking.fareReview?.status !== 'open') throw conflict();
  const decided = { status, decidedBy: actor.uid, note } as const;
  const owed = toWire(sumAmounts([Math.abs(booking.fareReview.difference), heldOf(booking)]));
  const amount = status === 'approved' ? owed : 0;
  if (amount > 0) await requireDecidable(booking, services);
  const gift = {
    kind: 'fareReview',
    uid: booking.customer,
    amount,
    subject: id,
    note,
    act: { note },
  } as const;
  return giveGift(actor, gift, () => decide(booking, decided, services), services);
}

/** Approves a measured fare once a second person has approved that too; safe to repeat. */
export const makeApprovedReview = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(subject ?? '');
    if (booking?.fareReview?.status === 'approved') return booking;
    if (booking?.fareReview?.status !== 'open') throw conflict();
    const note = act?.note as DecideFareReviewInput['note'];
    return decide(booking, { status: 'approved', decidedBy: by, note }, services);
  });

/** What the business holds from a trip: staff who approve its review give it. */
const heldOf = ({ heldMoney }: StoredBooking) => (heldMoney?.state === 'held' ? heldMoney.amount : 0);

type Decision = Pick<FareReview, 'status' | 'decidedBy' | 'note'>;

/**
 * One write: the decision, the amounts it changes and, if the trip is already paid, the postings that follow.
 */
async function decide(
  booking: StoredBooking,
  decision: Decision,
  services: TripsServices,
): Promise<StoredBooking> {
  await requireAtRest(booking, services);
  const closeReview = (moved: FareReview['moved'] = null): FareReview => ({
    ...(booking.fareReview as FareReview),
    ...decision,
    isOpen: false,
    decidedAt: services.clock.now(),
    moved,
  });
  const held = heldDecision(booking, decision.status);
  const notices = decision.status === 'confirmed' ? [] : decisionNotices(booking);
  if (decision.status === 'rejected' || booking.fareReview?.difference === 0)
    return amend(
      booking,
      { fareReview: closeReview(), ...held.set },
      { effects: [...held.effects, ...notices] },
      services,
    );
  await requireRider(booking, services);
  const measured = await measuredAmounts(booking, services);
  if (booking.status === 'PENDING')
    return amend(booking, { ...measured.due, fareReview: closeReview() }, { effects: notices }, services);
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') throw conflict();
  const moved = reviewMove(
    { ...booking, driverBonus: await driverBonusOf(booking, services) },
    measured.paid,
  );
  // The driver gets more only once the rider's wallet has it. Otherwise two accounts could agree on money
  // that neither has.
  const payment =
    reviewPostings({ ...booking, moved }).length > 0
      ? ([{ key: 'review:pay', kind: 'payCancelFee', data: {} }] as const)
      : [];
  const returned = moved.rider < 0 ? await cardRefundEffects(booking, 'review', undefined, services) : [];
  const after = { ...booking, ...measured.paid };
  const { timeZone } = await services.db.settings.settings();
  return amend(
    booking,
    {
      ...measured.paid,
      fareReview: closeReview(moved),
      ...held.set,
      ...(payment.length > 0 && { feeDueAt: firstLookAtFee(services.clock.now()) }),
    },
    {
      effects: [
        ...payment,
        ...returned,
        ...held.effects,
        ...reviewEarningsOf(booking, after, timeZone),
        ...notices,
      ],
    },
    services,
  );
}

/**
 * Without the rider's account, no wallet can pay or receive the difference. Without the driver's account,
 * only the driver's part is void.
 */
async function requireRider({ customer }: StoredBooking, { db }: TripsServices): Promise<void> {
  if (!(await db.users.findById(customer))) throw conflict('review_rider_gone');
}

/** A decision that cannot be made now does not wait for a second person. */
async function requireDecidable(booking: StoredBooking, services: TripsServices): Promise<void> {
  await requireAtRest(booking, services);
  await requireRider(booking, services);
}

/**
 * No other process may be about to read or move the booking's amounts: no payment is in progress, no
 * abandoned payment can still go through, the fare is not paid in part, and all effects of the payment are
 * done.
 */
async function requireAtRest(booking: StoredBooking, services: TripsServices): Promise<void> {
  const isPartlyPaid = booking.walletCheckAt || paidByCardHold(booking) > 0;
  if (booking.paymentClaim || (booking.status === 'PENDING' && isPartlyPaid))
    throw conflict('payment_in_progress');
  if (!booking.effects?.some(({ kind }) => !MESSAGES_AND_COUNTS.includes(kind))) return;
  await runLeftBehind(() => runEffects(booking, services));
  throw new BookingMovedOn();
}

/** The amounts of the measured fare: `due` while the trip awaits payment, `paid` once it has been paid. */
async function measuredAmounts(booking: StoredBooking, { db, config }: TripsServices) {
  const { decimal } = await db.settings.settings();
  const { measured: fare } = booking.fareReview as FareReview;
  const payment = farePayment({
    category: config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: booking.payment_mode,
    promo: promoOnCost(booking, { cost: fare.trip_cost, decimal }),
  });
  // The business pays a fare that was written off, whatever it is.
  const { customer_paid, discount_amount } = isWrittenOff(booking)
    ? { ...booking, discount_amount: toWire(exact(fare.trip_cost).minus(booking.customer_paid)) }
    : payment;
  // The original payment stays as it was: the decision's difference is settled separately, by wallet.
  const paid = { ...fare, customer_paid, discount_amount, discount: discount_amount };
  return {
    due: { ...fare, ...fareFields(payment) } satisfies BookingChanges,
    paid: paid satisfies BookingChanges,
  };
}

/** How much of a paid trip's fee the driver's bonus money paid. */
async function driverBonusOf({ id }: StoredBooking, { db }: TripsServices): Promise<number> {
  const { wallet } = tripRefs(id).driverBonus;
  return (await db.wallets.findByRefs([wallet])).get(wallet)?.amount ?? 0;
}

/** Notifies both parties of an admin's decision. */
function decisionNotices({ id, customer, driver, fareReview }: StoredBooking): Effect[] {
  const notice = {
    title: 'notice_fare_decided_title',
    body: 'notice_fare_decided_body',
    params: { bookingId: id },
  } as const;
  return [
    ...(fareReview && showsReview(fareReview, 'rider')
      ? [
          {
            key: 'review:notice:rider',
            kind: 'notify',
            data: { ...notice, to: customer, screen: 'BookedCab' },
          } as const,
        ]
      : []),
    ...(driver
      ? [
          {
            key: 'review:notice:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
  ];
}
