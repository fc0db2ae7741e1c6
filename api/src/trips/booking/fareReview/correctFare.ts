import {
  type Actor,
  conflict,
  type CorrectFareInput,
  correctedFareProblem,
  correctionRefusal,
  correctionReview,
  invalid,
} from '@wayfare/shared';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findVisibleBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { onLatest } from '../transition.js';
import { amountsOf, changePaidFare, requireAtRest, requireRider } from './changePaidFare.js';

/**
 * Staff give a finished trip another fare. The difference moves between the wallets of rider and driver, both
 * are sent the reason, and the reports are corrected. Repeating the same correction changes nothing. The
 * difference counts toward the limits of the person who corrects: see `giveGift`.
 * @throws corrected_fare_amount (400); wrong_state, fare_under_review, fare_corrected_before,
 *   review_rider_gone, payment_in_progress, gift_waits (409)
 */
export async function correctFare(
  actor: Actor,
  id: string,
  input: CorrectFareInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  if (isCorrectedTo(booking, input) && booking.fareReview?.decidedBy === actor.uid) return booking;
  await requireCorrectable(booking, input, services);
  const gift = {
    kind: 'fareCorrection',
    uid: booking.customer,
    amount: Math.abs((await reviewOf(booking, input, actor.uid, services)).difference),
    subject: id,
    note: input.note,
    act: { ...input },
  } as const;
  return giveGift(actor, gift, () => correct(booking, input, actor.uid, services), services);
}

/** Corrects a fare once a second person has approved it; safe to repeat. */
export const makeApprovedCorrection = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const booking = await services.db.bookings.findById(subject ?? '');
    if (!booking) throw conflict();
    const input = act as CorrectFareInput;
    if (isCorrectedTo(booking, input)) return booking;
    await requireCorrectable(booking, input, services);
    return correct(booking, input, by, services);
  });

const isCorrectedTo = ({ fareReview }: StoredBooking, { trip_cost }: CorrectFareInput) =>
  fareReview?.status === 'corrected' && fareReview.measured.trip_cost === trip_cost;

async function requireCorrectable(
  booking: StoredBooking,
  { trip_cost }: CorrectFareInput,
  services: TripsServices,
): Promise<void> {
  const refusal = correctionRefusal(booking);
  if (refusal) throw conflict(refusal);
  const { decimal } = await services.db.settings.settings();
  const problem = correctedFareProblem(trip_cost, booking, decimal);
  if (problem) throw invalid(problem, { trip_cost: problem });
  await requireAtRest(booking, services);
  await requireRider(booking, services);
}

async function reviewOf(
  booking: StoredBooking,
  input: CorrectFareInput,
  by: string,
  { db, clock }: TripsServices,
) {
  const { decimal } = await db.settings.settings();
  return correctionReview(booking, input, { by, at: clock.now(), decimal });
}

async function correct(
  booking: StoredBooking,
  input: CorrectFareInput,
  by: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const review = await reviewOf(booking, input, by, services);
  const { paid } = await amountsOf(booking, review.measured, services);
  const change = {
    closeReview: (moved: typeof review.moved) => ({ ...review, moved }),
    held: { set: {}, effects: [] },
    notices: noticesOf(booking),
  };
  return changePaidFare(booking, paid, change, services);
}

/** Notifies both parties of the correction; the trip states its reason. */
function noticesOf({ id, customer, driver }: StoredBooking): Effect[] {
  const notice = {
    title: 'notice_fare_corrected_title',
    body: 'notice_fare_corrected_body',
    params: { bookingId: id },
  } as const;
  const rider = { ...notice, to: customer, screen: 'BookedCab' } as const;
  return [
    { key: 'correction:notice:rider', kind: 'notify', data: rider },
    ...(driver
      ? [
          {
            key: 'correction:notice:driver',
            kind: 'notify',
            data: { ...notice, to: driver, screen: 'DriverTrips' },
          } as const,
        ]
      : []),
  ];
}
