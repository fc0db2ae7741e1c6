import { type Actor, conflict, DomainError, type RecordCardHoldInput } from '@wayfare/shared';
import { askAgain, recordFound } from '../../../money/payment/authorization/silentCapture.js';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { runLeftBehind } from '../../../platform/operation/staffPosting.js';

/**
 * Asks the provider again whether it charged the amount held on a card for a trip. The provider charges at
 * most once. Returns the updated booking.
 * @throws wrong_state (409) if nothing is being charged; payment_in_progress (409) if the provider is just
 *   being asked, or has not decided; provider_fetch_error (502) if it does not answer
 */
export async function askAboutCapture(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (booking.cardHold?.state === 'captured') return booking;
  if (booking.cardHold?.state !== 'capturing') throw conflict();
  if ((await runLeftBehind(() => askAgain(booking.cardAuthorization, services))) === 'silent')
    throw new DomainError('provider_fetch_error', 502);
  return requireDecided(actor, id, services);
}

/**
 * Records the result that staff found at a provider that does not answer. First asks the provider again: if
 * it answers, its answer counts instead. Money that it reports later is never lost: it pays the trip if that
 * is still due, otherwise it goes to the rider's wallet. Repeating it changes nothing.
 * @throws wrong_state (409) if nothing is being charged; payment_in_progress (409) if the provider is just
 *   being asked, or has not decided
 */
export async function recordCapture(
  actor: Actor,
  id: string,
  found: RecordCardHoldInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  const { state } = booking.cardHold ?? {};
  if (state === (found.outcome === 'charged' ? 'captured' : 'failed')) return booking;
  if (state !== 'capturing') throw conflict();
  if ((await askAgain(booking.cardAuthorization, services)) === 'silent')
    await recordAsGift(actor, booking, found, services);
  return requireDecided(actor, id, services);
}

/** A charge that only staff has seen pays the trip: see `giveGift`. */
async function recordAsGift(
  actor: Actor,
  booking: StoredBooking,
  found: RecordCardHoldInput,
  services: TripsServices,
): Promise<void> {
  const record = () => recordFound(booking.cardAuthorization, found, services);
  if (found.outcome !== 'charged') return record();
  const { id: subject, customer: uid } = booking;
  const amount = booking.cardHold?.captured ?? booking.cardHold?.amount ?? 0;
  return giveGift(actor, { kind: 'cardHold', uid, amount, subject, act: { found } }, record, services);
}

/** Records a charge once a second person has approved it; safe to repeat. */
export async function makeApprovedRecord(
  { subject, act }: StoredAdjustment,
  services: TripsServices,
): Promise<void> {
  const booking = await services.db.bookings.findById(subject ?? '');
  if (booking?.cardHold?.state === 'captured') return;
  if (booking?.cardHold?.state !== 'capturing') throw conflict();
  await recordFound(booking.cardAuthorization, act?.found as RecordCardHoldInput, services);
}

async function requireDecided(actor: Actor, id: string, services: TripsServices): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (booking.cardHold?.state === 'capturing') throw conflict('payment_in_progress');
  return booking;
}
