import {
  type Actor,
  conflict,
  leftToPay,
  notFound,
  type OfficeAct,
  type OfficeActInput,
  officeActionsFor,
  TakenMeanwhile,
  transitions,
} from '@wayfare/shared';
import { type Gift, giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import { advanceReached } from '../drive/advanceReached.js';
import { findVisibleBooking } from '../findBooking.js';
import { cancelAs } from '../finish/cancelBooking.js';
import { requireNotCanceledByColleague } from '../finish/canceledBy.js';
import { riderCancellation } from '../finish/riderCancellation.js';
import { settleInCash, settleWrittenOff } from '../pay/payBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { BookingMovedOn, onLatest } from '../transition.js';
import { endForDriver, requireEndTime } from './endForDriver.js';
import { officeNotices } from './officeNotices.js';
import { requireDispatcher } from './requireSeen.js';

/**
 * Lets staff, and fleet admins for their callers, end, settle, write off, or cancel a trip that otherwise
 * only its driver's device could end (rule 4.58). Which act is possible is decided by `officeActionsFor`.
 * Each is one write with its effects, which free the driver and let the rider book again. Repeating it
 * returns the same booking.
 * @throws wrong_state (409) if the act is not possible; resolved_meanwhile, canceled_meanwhile (409) naming
 *   the colleague who was faster; payment_in_progress (409); trip_end_range (400); gift_waits (409)
 */
export async function resolveTrip(
  actor: Actor,
  id: string,
  input: OfficeActInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (isSameAct(booking, actor, input)) return booking;
  await requirePossible(booking, actor, input, services);
  if (input.action === 'end') requireEndTime(booking, input, services);
  const act = () => actOn(booking, actor, input, services);
  // A caller pays in cash: there is nothing of the business's money that the fleet could give.
  if (actor.usertype === 'fleetadmin') return act();
  return giveGift(actor, await giftOf(booking, input, services), act, services);
}

/** Makes an act once a second person has approved what it gives; safe to repeat. */
export const makeApprovedAct = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const input = act?.input as OfficeActInput;
    const actor = { uid: by, usertype: 'admin' } as const;
    const booking = await services.db.bookings.findById(subject ?? '');
    if (!booking) throw notFound();
    if (isSameAct(booking, actor, input)) return booking;
    await requirePossible(booking, actor, input, services);
    return actOn(booking, actor, input, services);
  });

/** Whether the latest act is this very request, sent again after its answer was lost. */
function isSameAct(booking: StoredBooking, { uid }: Actor, input: OfficeActInput): boolean {
  const last = booking.officeActs?.at(-1);
  if (last?.by !== uid || last.action !== input.action) return false;
  return input.action !== 'end' || booking.trip_end_time === input.at;
}

async function requirePossible(
  booking: StoredBooking,
  actor: Actor,
  { action }: OfficeActInput,
  services: TripsServices,
): Promise<void> {
  const { db, config } = services;
  if (!officeActionsFor(booking, config.APP_CATEGORY, actor.usertype).includes(action)) {
    await requireNotCanceledByColleague(actor, booking, services);
    const { by, at } = booking.officeActs?.at(-1) ?? {};
    const name = by && by !== actor.uid ? (await db.users.namesOf([by])).get(by) : undefined;
    throw name ? new TakenMeanwhile('resolved_meanwhile', name, at ?? null) : conflict();
  }
  // The result of a payment decides what is left.
  if (booking.paymentClaim) throw conflict('payment_in_progress');
  if (booking.status !== 'REACHED' || action === 'cancel') return;
  // A process died before it moved the trip on.
  await advanceReached(booking.id, services);
  throw new BookingMovedOn();
}

/**
 * What the act gives, or no longer takes, of the business's money. An end and a cash payment give nothing.
 */
async function giftOf(booking: StoredBooking, input: OfficeActInput, services: TripsServices): Promise<Gift> {
  const { id: subject, customer: uid, status } = booking;
  const gift = { uid, subject, note: input.note ?? null, act: { input } };
  if (input.action !== 'cancel')
    return { ...gift, kind: 'writeOff', amount: input.action === 'writeOff' ? leftToPay(booking) : 0 };
  const isBefore = (transitions.cancel.from as readonly string[]).includes(status);
  const amount = isBefore ? (await riderCancellation(booking, services)).fee : booking.customer_paid;
  return { ...gift, kind: 'canceledTrip', amount };
}

function actOn(
  booking: StoredBooking,
  actor: Actor,
  input: OfficeActInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const { action, reason } = input;
  const note = input.note || null;
  const made: OfficeAct = { action, reason, note, by: actor.uid, at: services.clock.now() };
  const set = { officeActs: [...(booking.officeActs ?? []), made] };
  const notices = officeNotices(booking, action);
  switch (input.action) {
    case 'end':
      return endForDriver(booking, input, { set, notices }, services);
    case 'cash':
      return settleInCash(booking, { by: 'admin', set, notices }, services);
    case 'writeOff':
      return settleWrittenOff(booking, { set, notices }, services);
    case 'cancel':
      return cancelAs(booking, actor, shownAs(reason, note), { set }, services);
  }
}

/** The reason as the canceled trip stores it: a translation key, or staff's own words. */
const shownAs = (reason: OfficeAct['reason'], note: string | null): string =>
  reason === 'other' ? (note ?? '') : `office_reason_${reason}`;
