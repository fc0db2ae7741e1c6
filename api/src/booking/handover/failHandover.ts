import { type Actor, conflict, distanceKm, type HandoverFailureInput } from '@wayfare/shared';
import { releaseImage } from '../../image/claimImage.js';
import type { Services } from '../../services.js';
import { findDrivenBooking } from '../findBooking.js';
import type { StoredBooking } from '../storedBooking.js';
import { tellRider } from '../tellRider.js';
import { amend } from '../transition.js';
import { newHandoverCode } from './newHandover.js';

/** Above this age in ms, a position no longer tells where the courier is. */
const FRESH_MS = 120_000;

/**
 * The courier could not hand the parcel over and brings it back to the sender. The recipient's code ends; a new one, which only the
 * sender sees, proves that they have the parcel again. Reporting it again changes nothing.
 * @throws wrong_state (409) unless the parcel is on its way
 */
export async function failHandover(
  actor: Actor,
  id: string,
  { reason, note }: HandoverFailureInput,
  services: Services,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  const { handover } = booking;
  if (booking.status !== 'STARTED' || !handover) throw conflict();
  if (handover.failure) return booking;
  // What the recipient signed or was shown does not prove that the sender has the parcel.
  for (const image of [booking.signature_image, booking.deliver_image])
    if (image) await releaseImage(image, services);
  const at = services.clock.now();
  const failure = { reason, note: note || null, at, meters: metersToDrop(booking, actor, at, services) };
  return amend(
    services,
    booking,
    {
      handover: { ...handover, failure, code: handover.code && newHandoverCode() },
      signature_image: null,
      deliver_image: null,
    },
    {
      effects: [
        tellRider(booking, 'handover-failed', 'notice_handover_failed_title', 'notice_handover_failed_body'),
      ],
    },
  );
}

/** How far from the drop the courier is; null if that is not known. */
function metersToDrop({ drop }: StoredBooking, { uid }: Actor, at: number, { liveDrivers }: Services) {
  const known = liveDrivers.get(uid);
  if (!known || at - known.at > FRESH_MS) return null;
  return Math.round(distanceKm(known.location, drop) * 1000);
}
