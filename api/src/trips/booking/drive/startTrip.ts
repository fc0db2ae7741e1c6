import {
  type Actor,
  conflict,
  distanceKm,
  DROP_CHECK_KM,
  invalid,
  maySkipStartCode,
  type StartInput,
  TooManyRequests,
} from '@wayfare/shared';
import { isSameSecret } from '../../../platform/secret.js';
import type { TripsServices } from '../../services.js';
import { OTP_LOCK_MS } from '../store/codeTries.repository.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking } from '../findBooking.js';
import { stepTaken } from './stepTaken.js';
import { notifyRider } from '../notifyRider.js';
import { confirmedLonger } from '../change/answeredChange.js';
import { requireTripImage } from './tripImage.js';
import { transition } from '../transition.js';

/** Above this age in ms, a position no longer shows where the driver is: the pickup is used instead. */
const FRESH_MS = 120_000;

/**
 * Starts the trip (rule 4.5); a parcel needs its picture first if the settings require one. If the trip has a
 * code, the driver has to enter it; without it, a trip that pays by card may still start if the setting
 * `otp_secure` is off, but its card is not charged until the rider pays.
 * @throws otp_mismatch (400) for a wrong code; too_many_requests (429) for ten minutes after five
 */
export async function startTrip(
  actor: Actor,
  id: string,
  { otp, at: claimed }: StartInput,
  device: string | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.trip_start_time) return booking;
  if (booking.status !== 'ARRIVED') throw conflict();
  await requireTripImage(booking, 'pickup_image', services);
  const isSkipped = !otp && maySkipStartCode(booking, await services.db.settings.settings());
  if (!isSkipped && booking.otp !== false) await checkOtp(booking, otp, services);
  const startProven = !isSkipped && booking.otp !== false;
  const report = { driver: actor.uid, claimed, after: [booking.driver_arrive_time], device };
  const { at, position } = await stepTaken(booking, report, services);
  const { lat, lng } = position && at - position.at <= FRESH_MS ? position : booking.pickup;
  const point = { id: `${id}-start`, at, status: 'STARTED', lat, lng };
  const isFar = distanceKm(point, booking.pickup) > DROP_CHECK_KM;
  return transition(
    booking,
    {
      name: 'start',
      by: 'driver',
      set: {
        trip_start_time: at,
        startTime: at,
        // Whoever drives off with the passenger drives the trip as it is.
        ...confirmedLonger(booking),
        ...(startProven && { startProven }),
        ...(isFar && { trackFlags: ['start_far_from_pickup'] }),
      },
      effects: [
        { key: 'start:point', kind: 'track', data: point },
        notifyRider(
          booking,
          'start',
          'notice_started_title',
          isSkipped && booking.otp !== false ? 'notice_started_unproven_body' : 'notice_started_body',
        ),
        ...(booking.handover ? recipientNotices(booking) : []),
      ],
    },
    services,
  );
}

/** Each recipient of a delivery is notified that their parcel is on its way. */
const recipientNotices = ({ stops }: StoredBooking): Effect[] => [
  ...(stops ?? []).map(
    (_, stop): Effect => ({ key: `start:recipient:${stop}`, kind: 'notifyRecipient', data: { stop } }),
  ),
  { key: 'start:recipient', kind: 'notifyRecipient', data: {} },
];

async function checkOtp(booking: StoredBooking, otp: string | null | undefined, services: TripsServices) {
  const mismatch = () => invalid('otp_mismatch', { otp: 'otp_mismatch' });
  // A missing code does not count as a guess: the driver's page sends none to find out whether a code is
  // needed.
  if (!otp) throw mismatch();
  const isTaken = await services.db.bookings.countCodeTry(booking.id, 'otpTries', services.clock.now());
  if (!isTaken) throw new TooManyRequests(OTP_LOCK_MS / 1000);
  // Five guesses per ten minutes would be many over a day, so this budget limits the total.
  await services.budgets.spend('tripCode', { booking: booking.id });
  if (!booking.otp || !isSameSecret(otp, booking.otp)) throw mismatch();
}
