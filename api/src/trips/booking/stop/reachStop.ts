import { type Actor, conflict, nextStop, notFound, type ReachInput, stopDoneAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findDrivenBooking } from '../findBooking.js';
import { provenHandover } from '../handover/provenHandover.js';
import { endedByOffice } from '../drive/endedByOffice.js';
import { stepTaken } from '../drive/stepTaken.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { notifyRider } from '../notifyRider.js';
import { amend } from '../transition.js';
import { requireTripImage } from '../drive/tripImage.js';
import { withStop } from './changedStop.js';

/**
 * Records that the driver reached the next stop of a trip, which then continues. A parcel needs the proof of
 * its handover: the signature and picture that the courier took there are stored in the stop. Confirming it
 * again changes nothing.
 * @throws not_found (404) without such a stop; wrong_state (409) unless it is the next one;
 *   deliver_image_required, handover_proof_required (409) and what `provenHandover` throws
 */
export async function reachStop(
  actor: Actor,
  id: string,
  index: number,
  { at: claimed, handover_code: code }: ReachInput,
  device: string | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  const stop = booking.stops?.[index];
  if (!stop) throw notFound();
  if (stop.reachedAt) return booking;
  if (booking.status !== 'STARTED') throw endedByOffice(booking);
  if (nextStop(booking) !== index) throw conflict();
  await requireTripImage(booking, 'deliver_image', services);
  const earlier = (booking.stops ?? []).slice(0, index).map(stopDoneAt);
  const report = { driver: actor.uid, claimed, after: [booking.trip_start_time, ...earlier], device };
  const { at } = await stepTaken(booking, report, services);
  const handover = await provenHandover(booking, code, index, services);
  const { deliver_image, signature_image } = booking;
  return amend(
    booking,
    {
      stops: withStop(booking, index, {
        reachedAt: at,
        ...(handover && {
          handover,
          deliver_image: deliver_image ?? null,
          signature_image: signature_image ?? null,
        }),
      }),
      deliver_image: null,
      signature_image: null,
      // The next recipient has a code of their own.
      handoverTries: null,
    },
    {
      effects: [notifyRider(booking, `stop:${index}`, 'notice_stop_title', 'notice_stop_body')],
    },
    services,
  );
}
