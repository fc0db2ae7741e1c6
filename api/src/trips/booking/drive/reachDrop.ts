import {
  type Actor,
  conflict,
  distanceKm,
  distancePoints,
  doubtsOf,
  DROP_CHECK_KM,
  dueOnArrival,
  type DropCheck,
  type LatLng,
  nextStop,
  type Place,
  type ReachInput,
  trackEvidence,
  type TrackEvidence,
  type TrackFlag,
  type TrackingPoint,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import type { StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking } from '../findBooking.js';
import { provenHandover } from '../handover/provenHandover.js';
import { stepTaken } from './stepTaken.js';
import { tripTrack } from './tripTrack.js';
import { measuredTrip } from './measuredTrip.js';
import { notifyRider } from '../notifyRider.js';
import { requireTripImage } from './tripImage.js';
import { transition } from '../transition.js';

/**
 * Ends the trip where the driver is (rules 4.11 to 4.15). For a taxi trip, looks up the drop and recomputes
 * the fare from the proven track, within the bounds around the estimate. This fare is what the rider owes. If
 * the driver cannot have driven to the reported end, the booked drop stays. A parcel needs the proof of its
 * handover. @throws stops_open (409) before its stops are done; handover_proof_required (409), and the errors
 * of `provenHandover`
 */
export async function reachDrop(
  actor: Actor,
  id: string,
  { at: claimed, handover_code: code, ...position }: ReachInput,
  device: string | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.trip_end_time) return booking;
  if (booking.status !== 'STARTED') throw conflict();
  if (nextStop(booking) !== null) throw conflict('stops_open');
  await requireTripImage(booking, 'deliver_image', services);
  const report = { driver: actor.uid, claimed, after: [booking.trip_start_time], device };
  const { at } = await stepTaken(booking, report, services);
  const handover = await provenHandover(booking, code, undefined, services);
  const isReturned = Boolean(handover?.failure);
  const end = { id: `${id}-reached`, at, status: 'REACHED', lat: position.lat, lng: position.lng };
  const seconds = Math.max(0, Math.round((at - (booking.trip_start_time ?? at)) / 1000));
  const evidence = await evidenceOf(booking, end, services);
  const flags = flagsOf(booking, evidence);
  const trip =
    services.config.APP_CATEGORY === 'taxi'
      ? await measuredTrip(booking, { end, seconds, evidence, flags }, services)
      : { drop: booking.drop };
  return transition(
    booking,
    {
      name: 'reach',
      by: 'driver',
      set: {
        trip_end_time: at,
        endTime: at,
        total_trip_time: seconds,
        trackFlags: flags.length > 0 ? flags : null,
        doubts: doubtsOf({ ...booking, seconds, flags }, evidence),
        dropCheck: isReturned ? null : dropCheckOf(booking, position),
        ...(handover && { handover }),
        ...trip,
      },
      effects: [
        ...(evidence.isEndBelieved ? [{ key: 'reach:point', kind: 'track', data: end } as const] : []),
        ...savedDrop(booking, isReturned ? null : trip.drop),
        isReturned
          ? notifyRider(booking, 'reach', 'notice_returned_title', 'notice_returned_body')
          : notifyRider(booking, 'reach', 'notice_reached_title', arrivalText(booking)),
        ...askedToConfirm(booking, 'fareReview' in trip ? (trip.fareReview?.difference ?? 0) : 0),
        { key: 'reach:advance', kind: 'advance', data: {} },
      ],
    },
    services,
  );
}

/** Returns the evidence from the trip's stored positions and its end. */
async function evidenceOf(
  booking: StoredBooking,
  end: TrackingPoint,
  services: TripsServices,
): Promise<TrackEvidence<TrackingPoint>> {
  const track = await tripTrack({ ...booking, trip_end_time: end.at }, { withFlagged: true }, services);
  // The start's point may still be pending if a process crashed before storing it.
  const waiting = (booking.effects ?? []).flatMap((effect) => (effect.kind === 'track' ? [effect.data] : []));
  const missing = waiting.filter((point) => track.every((stored) => stored.id !== point.id));
  return trackEvidence(distancePoints([...track, ...missing]), end);
}

function flagsOf(booking: StoredBooking, evidence: TrackEvidence<TrackingPoint>): TrackFlag[] {
  const flags = new Set<TrackFlag>(booking.trackFlags ?? []);
  if (booking.arrivalUnproven) flags.add('arrival_unproven');
  if (evidence.hasImplausiblePoints) flags.add('implausible_points');
  if (!evidence.isEndBelieved) flags.add('end_not_believed');
  return [...flags];
}

/** Remembers the drop for the rider's next bookings. */
const savedDrop = ({ customer: rider }: StoredBooking, drop: Place | null): Effect[] =>
  drop ? [{ key: 'reach:address', kind: 'saveAddress', data: { rider, drop } }] : [];

/** What the rider reads on arrival: never to pay for what is paid already, or pays by itself. */
function arrivalText(booking: StoredBooking): TripNotice['body'] {
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

/** Asks the rider to confirm the drop of a trip that ended away from the booked one. */
function dropCheckOf({ drop }: StoredBooking, { lat, lng }: LatLng): DropCheck | null {
  const km = distanceKm(drop, { lat, lng });
  if (km <= DROP_CHECK_KM) return null;
  return { status: 'asked', meters: Math.round(km * 1000), bookedDrop: drop, end: { lat, lng } };
}

/** Notifies a rider who would pay more, so that they can agree to it. */
const askedToConfirm = (booking: StoredBooking, difference: number): Effect[] =>
  difference > 0
    ? [notifyRider(booking, 'fare-review', 'notice_fare_review_title', 'notice_fare_review_body')]
    : [];
