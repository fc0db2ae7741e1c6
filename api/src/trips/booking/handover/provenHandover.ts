import { conflict, givenProof, type Handover, invalid, TooManyRequests } from '@wayfare/shared';
import { isSameSecret } from '../../../platform/secret.js';
import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { OTP_LOCK_MS } from '../store/codeTries.repository.js';
import { partOf } from '../stop/changedStop.js';

/**
 * The handover of a parcel at its drop, or at a stop, with the proof that was given for it; null for a
 * booking without one.
 * @throws handover_code_wrong (400); handover_proof_required (409) without an allowed proof;
 *   too_many_requests (429) for ten minutes after five wrong codes
 */
export async function provenHandover(
  booking: StoredBooking,
  code: string | null | undefined,
  stop: number | undefined,
  services: TripsServices,
): Promise<Handover | null> {
  const handover = stop === undefined ? booking.handover : booking.stops?.[stop]?.handover;
  if (!handover) return null;
  if (handover.ways.length === 0) return handover;
  const typed = handover.ways.includes('code') ? code?.trim() : undefined;
  if (typed) await checkCode(booking.id, { handover, typed, part: partOf(booking, stop) }, services);
  const proof = givenProof(handover, {
    code: Boolean(typed),
    signature: Boolean(booking.signature_image),
    photo: Boolean(booking.deliver_image),
  });
  if (!proof) throw conflict('handover_proof_required');
  return { ...handover, proof };
}

async function checkCode(
  id: string,
  { handover, typed, part }: { handover: Handover; typed: string; part: string },
  { db, clock, budgets }: TripsServices,
) {
  if (!(await db.bookings.countCodeTry(id, 'handoverTries', clock.now())))
    throw new TooManyRequests(OTP_LOCK_MS / 1000);
  // Five guesses per ten minutes would be many over a day, so this budget limits the total.
  await budgets.spend('handoverCode', { booking: part });
  if (!handover.code || !isSameSecret(typed, handover.code))
    throw invalid('handover_code_wrong', { handover_code: 'handover_code_wrong' });
}
