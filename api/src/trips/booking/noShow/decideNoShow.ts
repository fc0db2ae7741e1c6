import {
  type Actor,
  conflict,
  decidedFee,
  decidedStatus,
  type DecideNoShowInput,
  exact,
  type FareReview,
  invalid,
  type NoShow,
  toWire,
} from '@wayfare/shared';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import { decidedMeanwhile } from '../../../people/user/decidedMeanwhile.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { requireAtRest, requireRider } from '../fareReview/changePaidFare.js';
import { findVisibleBooking } from '../findBooking.js';
import { firstLookAtFee } from '../pay/payCancelFee.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';
import { decidedEvent } from '../webhookEvents.js';

/**
 * Staff keep, reduce or refund the fee of a disputed no-show. What they give back goes to the rider's wallet
 * and is taken from the driver's. Repeating the same decision changes nothing. It changes what people owe:
 * see `giveGift`.
 * @throws no_show_fee_part (400) for a fee that is no part of what was charged; decided_meanwhile (409)
 *   naming who was faster; wrong_state (409) without a dispute; review_rider_gone (409) to give
 *   something back to an account that no longer exists; payment_in_progress, gift_waits (409)
 */
export async function decideNoShow(
  actor: Actor,
  id: string,
  input: DecideNoShowInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  const { noShow } = booking;
  if (!noShow || noShow.status === 'charged') throw conflict();
  const left = await requirePart(noShow, input, services);
  if (isDecided(booking, input, left) && noShow.decidedBy === actor.uid) return booking;
  if (noShow.status !== 'disputed') throw await decidedMeanwhile(actor, noShow, 'wrong_state', services);
  const back = toWire(exact(noShow.fee).minus(left));
  if (back > 0) await requireReturnable(booking, services);
  const act = { noShow: input.decision, fee: input.fee, note: input.note };
  const gift = {
    kind: 'fareReview',
    uid: booking.customer,
    amount: back,
    subject: id,
    note: input.note,
    act,
  } as const;
  return giveGift(actor, gift, () => decide(booking, input, { by: actor.uid, left }, services), services);
}

/** Whether an approved gift is the decision about a no-show. */
export const isNoShowDecision = ({ act }: Pick<StoredAdjustment, 'act'>): boolean =>
  act?.noShow !== undefined;

/** Decides a no-show once a second person has approved that too; safe to repeat. */
export const makeApprovedNoShowDecision = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(subject ?? '');
    const input = { decision: act?.noShow, fee: act?.fee, note: act?.note } as DecideNoShowInput;
    if (!booking?.noShow) throw conflict();
    const left = await requirePart(booking.noShow, input, services);
    if (isDecided(booking, input, left)) return booking;
    if (booking.noShow.status !== 'disputed') throw conflict();
    if (left < booking.noShow.fee) await requireReturnable(booking, services);
    return decide(booking, input, { by, left }, services);
  });

const isDecided = ({ noShow, cancel_fee }: StoredBooking, { decision }: DecideNoShowInput, left: number) =>
  noShow?.status === decidedStatus[decision] && (cancel_fee ?? 0) === left;

async function requirePart(noShow: NoShow, input: DecideNoShowInput, { db }: TripsServices): Promise<number> {
  const { decimal } = await db.settings.settings();
  const left = decidedFee(noShow, input, decimal);
  if (left === null) throw invalid('no_show_fee_part', { fee: 'no_show_fee_part' });
  return left;
}

/** Without the rider's account, or a fee that was ever posted to it, nothing can be given back. */
async function requireReturnable(booking: StoredBooking, services: TripsServices): Promise<void> {
  if (booking.feeVoid === 'all') throw conflict('review_rider_gone');
  await requireRider(booking, services);
  await requireAtRest(booking, services);
}

/** One write: the decision, its review, and what is left of the fee. */
async function decide(
  booking: StoredBooking,
  { decision, note }: DecideNoShowInput,
  { by, left }: { by: string; left: number },
  services: TripsServices,
): Promise<StoredBooking> {
  const now = services.clock.now();
  const noShow = booking.noShow as NoShow;
  const returns = left < noShow.fee;
  const decided = { decidedAt: now, decidedBy: by, note: note ?? null };
  const measured = { trip_cost: left, convenience_fees: 0, driver_share: left };
  const fareReview: FareReview = {
    ...(booking.fareReview as FareReview),
    ...decided,
    status: returns ? 'approved' : 'rejected',
    isOpen: false,
    measured,
    difference: toWire(exact(left).minus(noShow.fee)),
  };
  return amend(
    booking,
    {
      noShow: { ...noShow, ...decided, status: decidedStatus[decision] },
      fareReview,
      cancel_fee: left || null,
      ...(returns && { feeDueAt: firstLookAtFee(now) }),
    },
    {
      effects: [
        ...(await decidedEvent(booking, services)),
        ...(returns ? [{ key: 'no-show:back', kind: 'payCancelFee', data: {} } as const] : []),
        ...noticesOf(booking, decision),
      ],
    },
    services,
  );
}

/** Notifies both parties of the decision. */
function noticesOf(
  { id, customer, driver }: StoredBooking,
  decision: DecideNoShowInput['decision'],
): Effect[] {
  const notice = {
    title: 'notice_no_show_decided_title',
    body: `notice_no_show_${decidedStatus[decision]}_body`,
    params: { bookingId: id },
  } as const;
  return [
    { key: 'no-show:rider', kind: 'notify', data: { ...notice, to: customer, screen: 'BookedCab' } },
    ...(driver
      ? [
          {
            key: 'no-show:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
  ];
}
