import {
  type Actor,
  conflict,
  distanceKm,
  type Handover,
  type HandoverFailure,
  type HandoverFailureInput,
  type LatLng,
  nextStop,
} from '@wayfare/shared';
import { releaseImage } from '../../../basics/image/claimImage.js';
import type { TripsServices } from '../../services.js';
import { findDrivenBooking } from '../findBooking.js';
import { forRecipient, partOf, withStop } from '../stop/changedStop.js';
import type { StoredStop } from '../stop/storedStop.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { notifyRider } from '../notifyRider.js';
import { amend } from '../transition.js';
import { newHandoverCode } from './newHandover.js';

/** Above this age in ms, a position no longer shows where the courier is. */
const FRESH_MS = 120_000;

/**
 * Records that the courier could not hand the parcel over, at the next stop or the drop, and brings it back
 * to the sender. The recipient's code ends; a new one, which only the sender sees, proves that they have the
 * parcel again. Reporting it again changes nothing.
 * @throws wrong_state (409) unless the parcel is on its way
 */
export async function failHandover(
  actor: Actor,
  id: string,
  { reason, note, stop }: HandoverFailureInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  const { handover } = forRecipient(booking, stop);
  if (booking.status !== 'STARTED' || !handover) throw conflict();
  if (handover.failure) return booking;
  if (nextStop(booking) !== (stop ?? null)) throw conflict();
  // The signature and photo of the handover do not prove that the sender has the parcel.
  for (const image of [booking.signature_image, booking.deliver_image])
    if (image) await releaseImage(image, services);
  const at = services.clock.now();
  const { drop } = forRecipient(booking, stop);
  const failure = { reason, note: note || null, at, meters: metersTo(drop, actor, at, services) };
  return amend(
    booking,
    {
      ...failedParts(booking, stop, failure),
      signature_image: null,
      deliver_image: null,
    },
    {
      effects: [
        notifyRider(
          booking,
          `handover-failed${partOf({ id: '' }, stop)}`,
          'notice_handover_failed_title',
          'notice_handover_failed_body',
        ),
      ],
    },
    services,
  );
}

/**
 * Returns the changes of a failed handover. The parcel goes back to the sender, and the delivery ends there:
 * the first failure at a stop makes the drop one more stop, and the last handover one with the sender.
 */
function failedParts(
  booking: StoredBooking,
  stop: number | null | undefined,
  failure: HandoverFailure,
): Pick<StoredBooking, 'handover' | 'stops'> {
  const { handover } = booking;
  const returned = handover && { ...handover, failure, code: handover.code && newHandoverCode() };
  if (stop === null || stop === undefined) return { handover: returned };
  const stops = withStop(booking, stop, {
    handover: { ...(booking.stops?.[stop]?.handover as Handover), failure, code: null },
  });
  return handover?.failure ? { stops } : { stops: [...stops, dropAsStop(booking)], handover: returned };
}

/** The drop of a delivery that ends with its sender. */
const dropAsStop = (booking: StoredBooking): StoredStop => ({
  ...booking.drop,
  deliveryPerson: booking.deliveryPerson,
  deliveryPersonPhone: booking.deliveryPersonPhone,
  deliveryInstructions: booking.deliveryInstructions,
  handover: booking.handover,
  isDrop: true,
});

/** How far from a place the courier is; null if that is not known. */
function metersTo(place: LatLng, { uid }: Actor, at: number, { liveDrivers }: TripsServices) {
  const known = liveDrivers.get(uid);
  if (!known || at - known.at > FRESH_MS) return null;
  return Math.round(distanceKm(known.location, place) * 1000);
}
