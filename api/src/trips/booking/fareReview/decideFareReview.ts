import {
  type Actor,
  showsReview,
  conflict,
  type DecideFareReviewInput,
  type FareReview,
  isConfirmable,
  sumAmounts,
  toWire,
} from '@wayfare/shared';
import { decidedMeanwhile } from '../../../people/user/decidedMeanwhile.js';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { findOwnBooking, findVisibleBooking } from '../findBooking.js';
import { amountsOf, changePaidFare, requireAtRest, requireRider } from './changePaidFare.js';
import { heldDecision } from './heldDecision.js';
import { amend, onLatest } from '../transition.js';

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
 * @throws decided_meanwhile (409) naming who was faster; wrong_state (409) without an open review;
 *   review_rider_gone (409) to approve a difference when the rider's account no longer exists;
 *   payment_in_progress, gift_waits (409)
 */
export async function decideFareReview(
  actor: Actor,
  id: string,
  { decision, note }: DecideFareReviewInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  // The fee of a no-show has decisions of its own: see `decideNoShow`.
  if (booking.noShow) throw conflict();
  const status = decision === 'approve' ? 'approved' : 'rejected';
  if (booking.fareReview?.status === status && booking.fareReview.decidedBy === actor.uid) return booking;
  if (booking.fareReview?.status !== 'open')
    throw await decidedMeanwhile(actor, booking.fareReview ?? {}, 'wrong_state', services);
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
  const { measured: fare } = booking.fareReview as FareReview;
  const measured = await amountsOf(booking, fare, services);
  if (booking.status === 'PENDING')
    return amend(booking, { ...measured.due, fareReview: closeReview() }, { effects: notices }, services);
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') throw conflict();
  return changePaidFare(booking, measured.paid, { closeReview, held, notices }, services);
}

/** A decision that cannot be made now does not wait for a second person. */
async function requireDecidable(booking: StoredBooking, services: TripsServices): Promise<void> {
  await requireAtRest(booking, services);
  await requireRider(booking, services);
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
