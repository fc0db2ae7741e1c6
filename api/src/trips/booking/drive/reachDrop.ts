import {
  type Actor,
  conflict,
  dueOnArrival,
  isCoarse,
  type LatLng,
  nextStop,
  paysByItself,
  type Place,
  type ReachInput,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking } from '../findBooking.js';
import { provenHandover } from '../handover/provenHandover.js';
import { stepTaken, type TakenStep } from './stepTaken.js';
import { endedTrip } from './endedTrip.js';
import { endedByOffice } from './endedByOffice.js';
import { notifyRider } from '../notifyRider.js';
import { requireTripImage } from './tripImage.js';
import { transition } from '../transition.js';

/**
 * Ends the trip where the driver is (rules 4.11 to 4.15). For a taxi trip, looks up the drop and recomputes
 * the fare from the proven track, within the bounds around the estimate. This fare is what the rider owes. If
 * the driver cannot have driven to the reported end, the booked drop stays. A coarse position is replaced by
 * the last exact one. A parcel needs the proof of its handover. @throws stops_open (409) before its stops are
 * done; handover_proof_required (409), and the errors of `provenHandover`
 */
export async function reachDrop(
  actor: Actor,
  id: string,
  { at: claimed, handover_code: code, ...reported }: ReachInput,
  device: string | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.trip_end_time) return booking;
  if (booking.status !== 'STARTED') throw endedByOffice(booking);
  if (nextStop(booking) !== null) throw conflict('stops_open');
  await requireTripImage(booking, 'deliver_image', services);
  const report = { driver: actor.uid, claimed, after: [booking.trip_start_time], device };
  const { at, position: last } = await stepTaken(booking, report, services);
  const position = isCoarse(reported.accuracyM) ? knownEnd(booking, last) : pointOf(reported);
  const handover = await provenHandover(booking, code, undefined, services);
  const isReturned = Boolean(handover?.failure);
  const trip = await endedTrip(booking, { at, position, handover }, services);
  return transition(
    booking,
    {
      name: 'reach',
      by: 'driver',
      set: trip.set,
      effects: [
        ...trip.effects,
        ...savedDrop(booking, isReturned ? null : trip.set.drop),
        isReturned
          ? notifyRider(booking, 'reach', 'notice_returned_title', 'notice_returned_body')
          : notifyRider(booking, 'reach', 'notice_reached_title', arrivalText(booking)),
        { key: 'reach:advance', kind: 'advance', data: {} },
      ],
    },
    services,
  );
}

/**
 * Where a trip ended as far as known: the driver's last exact position on the way, or else the booked drop.
 */
const knownEnd = (booking: StoredBooking, last: TakenStep['position']): LatLng =>
  pointOf(last && last.at > (booking.trip_start_time ?? 0) ? last : booking.drop);

const pointOf = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });

/** Remembers the drop for the rider's next bookings. */
const savedDrop = ({ customer: rider }: StoredBooking, drop: Place | null): Effect[] =>
  drop ? [{ key: 'reach:address', kind: 'saveAddress', data: { rider, drop } }] : [];

/** What the rider reads on arrival: never to pay for what is paid already, or pays by itself. */
function arrivalText(booking: StoredBooking): TripNotice['body'] {
  if (booking.payment_mode === 'card' && !booking.prepaid && !paysByItself(booking))
    return 'notice_reached_body';
  switch (dueOnArrival(booking)) {
    case 'give_cash':
      return 'notice_reached_cash_body';
    case 'wait_charge':
      return 'notice_reached_charge_body';
    case 'pay_wallet':
      return 'notice_reached_body';
    default:
      return 'notice_reached_total_body';
  }
}
