import {
  type Actor,
  canceledTogether,
  cancelFeePostings,
  type CancelInput,
  type Cancellation,
  cancellableBy,
  conflict,
  invalid,
  isCountedCancel,
  mayTransition,
  notFound,
  type PushScreen,
  refundPostings,
  resolvableStatuses,
} from '@wayfare/shared';
import { requireNotCanceledByColleague } from './canceledBy.js';
import { RETURN_PROMO_EFFECT } from '../../promo/promo.repository.js';
import { earliestTripdate } from '../change/acceptedTrip.js';
import { cardHoldAtEnd } from '../pay/cardHold.js';
import { cardRefundEffects } from '../pay/cardRefund.js';
import { withdrawOffer } from '../offers/withdrawOffer.js';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import type { Posting } from '../../../money/wallet/posting.js';
import type { Effect } from '../effects/effect.js';
import { findVisibleBooking } from '../findBooking.js';
import { requireDispatcher } from '../override/requireSeen.js';
import { giveBack, giveBackAsRead } from '../override/giveBack.js';
import { firstLookAtFee } from '../pay/payCancelFee.js';
import { withoutFirstTrip } from '../next/beginNextTrip.js';
import { unplannedEffects } from '../planner/planNotices.js';
import { onLatest, transition } from '../transition.js';
import { requireFittingReason } from './requireFittingReason.js';
import { nothingDue, riderCancellation } from './riderCancellation.js';
import { calledOff } from './calledOff.js';
import { linkedCancellation, presentLinkedTrip } from './linkedTrip.js';
import { walletHoldRelease } from '../pay/walletHold.js';

/**
 * Cancels a booking (rules 4.21 to 4.27): its own rider, its driver, an admin, or the fleet admin whose
 * caller it is, each from the statuses listed in `cancellableBy`. A driver who cancels for any other reason
 * than a proven no-show gives the trip back (rule 4.34). Canceling again with the same result returns the
 * same booking.
 * With `both`, the other trip of a return is canceled too.
 * @throws cancel_reason_unfit (400) for a listed reason that does not fit; canceled_meanwhile (409) naming
 *   the member of staff who was faster; gift_waits (409) for a fee that staff waives; wrong_state (409)
 */
export async function cancelBooking(
  actor: Actor,
  id: string,
  { reason, both }: CancelInput,
  services: TripsServices,
): Promise<StoredBooking> {
  if (both && actor.usertype === 'driver') throw invalid('not_of_kind', { both: 'not_of_kind' });
  if (actor.usertype === 'driver') return cancelByDriver(actor, id, reason, services);
  const booking = await findVisibleBooking(actor, id, services);
  if (actor.usertype === 'fleetadmin') requireDispatcher(actor, booking);
  if (booking.status === 'CANCELLED' && booking.cancelledBy === actor.usertype) {
    await requireNotCanceledByColleague(actor, booking, services);
    return booking;
  }
  if (actor.usertype === 'admin' || actor.usertype === 'fleetadmin') requireNotUnderWay(booking);
  await requireFittingReason(actor, booking, reason, services);
  const more = { effects: both ? await linkedCancellation(booking, { actor, reason }, services) : [] };
  const cancel = () => cancelAs(booking, actor, reason, more, services);
  if (actor.usertype === 'fleetadmin') return cancel();
  // The rider pays no fee when staff cancels.
  const fee = actor.usertype === 'admin' ? (await riderCancellation(booking, services)).fee : 0;
  const waived = {
    kind: 'waivedFee',
    uid: booking.customer,
    amount: fee,
    subject: id,
    note: reason,
  } as const;
  return giveGift(actor, { ...waived, act: { reason } }, cancel, services);
}

/** Cancels a booking without the rider's fee once a second person has approved it; safe to repeat. */
export const makeApprovedCancellation = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(subject ?? '');
    if (!booking) throw notFound();
    if (booking.status === 'CANCELLED') return booking;
    // It may have started while the approval was waited for.
    requireNotUnderWay(booking);
    return cancelAs(booking, { uid: by, usertype: 'admin' }, act?.reason as string, {}, services);
  });

/** Staff call off a trip under way within limits of their own: see `resolveTrip`. */
function requireNotUnderWay({ status }: StoredBooking): void {
  if (!cancellableBy('admin').includes(status)) throw conflict();
}

/** A driver ends a trip only because of a proven no-show. Any other goes back to dispatch. */
async function cancelByDriver(
  actor: Actor,
  id: string,
  reason: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await services.db.bookings.findById(id);
  if (booking?.driver !== actor.uid) return giveBack(actor, id, reason, services);
  if (booking.status === 'CANCELLED' && booking.cancelledBy === 'driver') return booking;
  if (!mayTransition('cancel', booking.status, 'driver', booking))
    return giveBackAsRead(booking, actor, reason, services);
  await requireFittingReason(actor, booking, reason, services);
  return cancelAs(booking, actor, reason, {}, services);
}

/**
 * Returns the rider's fee for canceling the booking now, or the fee that was due if it is already canceled
 * (rule 3.27).
 */
export async function previewCancellation(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<Cancellation> {
  const booking = await findVisibleBooking(actor, id, services);
  if (actor.usertype === 'driver' && booking.driver !== actor.uid) throw notFound();
  const linked = actor.usertype === 'driver' ? null : await presentLinkedTrip(booking, services);
  return {
    fee: booking.cancel_fee ?? (await riderCancellation(booking, services)).fee,
    ...(linked && { linked }),
  };
}

/**
 * Cancels the other trip of a return for the person who canceled the first; a trip that has moved on stays.
 * Safe to repeat.
 */
export const cancelLinked = (
  { booking: id, by, reason }: { booking: string; by: Pick<Actor, 'uid' | 'usertype'>; reason: string },
  services: TripsServices,
): Promise<void> =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(id);
    if (booking && canceledTogether.includes(booking.status))
      await cancelAs(booking, by as Actor, reason, {}, services);
  });

type Canceler = 'rider' | 'driver' | 'admin' | 'fleetadmin' | 'system';

/**
 * Cancels a booking on behalf of a user, or of the system itself. The booking keeps who canceled it. Only
 * staff cancel a trip under way. `set` is what else the step writes, such as the fee of a no-show.
 */
export async function cancelAs(
  booking: StoredBooking,
  canceler: Actor | 'system',
  reason: string,
  { set: more = {}, effects = [] }: { set?: BookingChanges; effects?: readonly Effect[] },
  services: TripsServices,
): Promise<StoredBooking> {
  const by = canceler === 'system' ? canceler : canceler.usertype;
  const offered = Object.keys(booking.requestedDrivers ?? {});
  const {
    fee: due,
    effects: blame,
    isDriversFault,
  } = by === 'rider' ? await riderCancellation(booking, services) : nothingDue;
  const fee = more.cancel_fee ?? due;
  const held = cardHoldAtEnd(booking, fee);
  const isUnderWay = resolvableStatuses.includes(booking.status as (typeof resolvableStatuses)[number]);
  const underWay = isUnderWay ? calledOff(booking, canceler, services) : {};
  const cancelled = await transition(
    booking,
    {
      name: isUnderWay ? 'callOff' : 'cancel',
      by,
      set: {
        reason,
        cancelledBy: by,
        ...(canceler !== 'system' && { cancelledByUid: canceler.uid }),
        cancelledAt: services.clock.now(),
        requestedDrivers: null,
        dispatch: null,
        cancel_fee: fee || null,
        ...(booking.planDueAt && { planDueAt: null }),
        ...(booking.afterTrip && withoutFirstTrip),
        ...(booking.longerTrip && { longerTrip: null }),
        ...(fee > 0 && { feeDueAt: firstLookAtFee(services.clock.now()) }),
        ...walletHoldRelease(booking).set,
        ...held.set,
        ...underWay,
        ...more,
      },
      effects: [
        ...held.effects,
        ...cancelEffects({ ...booking, ...underWay, ...more, cancel_fee: fee } as StoredBooking, by),
        ...(booking.prepaid || underWay.captureRefund
          ? await cardRefundEffects(booking, 'cancel', undefined, services)
          : []),
        ...(isDriversFault ? blame : countedCancel(booking, by, services)),
        ...unplannedEffects(booking, 'notice_unplanned_canceled_body'),
        ...effects,
      ],
    },
    services,
  );
  for (const driver of offered) withdrawOffer(driver, booking.id, services);
  return cancelled;
}

/** Counts the cancellation: a rider who cancels many trips in a row has to wait before the next. */
function countedCancel(booking: StoredBooking, by: Canceler, { clock }: TripsServices): Effect[] {
  const at = clock.now();
  if (by !== 'rider' || !isCountedCancel({ ...booking, tripdate: earliestTripdate(booking) }, at)) return [];
  return [{ key: 'cancel:count', kind: 'countCancel', data: { uid: booking.customer, at } }];
}

/**
 * Money prepaid or reserved goes back to the rider's wallet; an assigned driver is free again and gets the
 * fee; rider and driver are notified; the promo can be used again (rules 3.27, 4.23).
 */
function cancelEffects(booking: StoredBooking, by: Canceler): Effect[] {
  const { promo_applied, promo_details: promo } = booking;
  const effects = partyEffects(booking, by);
  if (!promo_applied || !promo) return effects;
  return [...effects, { key: RETURN_PROMO_EFFECT, kind: 'returnPromo', data: { promo: promo.promo_key } }];
}

function partyEffects(booking: StoredBooking, by: Canceler): Effect[] {
  const { id, driver, customer } = booking;
  const post = ({ uid, posting }: { uid: string; posting: Posting }): Effect => ({
    key: posting.txRef,
    kind: 'postWallet',
    data: { uid, postings: [posting] },
  });
  const params = { bookingId: id };
  const notice = { title: 'notice_cancelled_title', body: 'notice_cancelled_body', params } as const;
  const refunds = refundPostings(booking).map(post);
  const screen = riderScreen(booking, by);
  return [
    ...refunds,
    ...walletHoldRelease(booking).effects,
    ...(driver ? [{ key: 'cancel:free', kind: 'freeDriver', data: { driver } } as const] : []),
    ...(cancelFeePostings(booking).length > 0
      ? [{ key: 'cancel:fee', kind: 'payCancelFee', data: {} } as const]
      : []),
    ...(screen
      ? [
          {
            key: 'cancel:rider',
            kind: 'notify',
            data: { ...notice, ...(booking.noShow && noShowNotice), to: customer, screen },
          } as const,
        ]
      : []),
    ...(booking.noShow
      ? [{ key: 'cancel:no-show', kind: 'notifyGuest', data: { text: 'sms_guest_no_show' } } as const]
      : []),
    ...(driver
      ? [
          {
            key: 'cancel:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
    ...refunds.map(
      (): Effect => ({
        key: 'cancel:refund',
        kind: 'notify',
        data: {
          to: customer,
          title: 'notice_refund_title',
          body: 'notice_refund_body',
          screen: 'wallet',
          params,
        },
      }),
    ),
  ];
}

/** The notification of a no-show's rider gives the reason of the cancellation. */
const noShowNotice = { title: 'notice_no_show_title', body: 'notice_no_show_body' } as const;

/**
 * The screen that shows a rider that the trip is canceled (rule 2.63); null if the rider canceled it before a
 * driver accepted it, and so needs no notice. A trip that no driver took leads to booking another.
 */
function riderScreen({ driver }: StoredBooking, by: Canceler): PushScreen | null {
  if (driver || by === 'admin') return 'BookedCab';
  return by === 'system' ? 'BookingCab' : null;
}
