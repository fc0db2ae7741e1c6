import {
  distanceKm,
  distancePoints,
  doubtsOf,
  DROP_CHECK_KM,
  type DropCheck,
  type Handover,
  type LatLng,
  rulesOf,
  trackEvidence,
  type TrackEvidence,
  type TrackFlag,
  type TrackingPoint,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { inBothScripts } from '../create/inBothScripts.js';
import type { Effect } from '../effects/effect.js';
import { notifyRider } from '../notifyRider.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { learnFrom } from './learnFrom.js';
import { measuredTrip } from './measuredTrip.js';
import { tripTrack } from './tripTrack.js';

/** Where and when a trip ended. */
interface TripEnd {
  /** ms timestamp */
  at: number;
  position: LatLng;
  /** The handover of a parcel at the drop, with its proof or failure; null without one. */
  handover: Handover | null;
  /** Staff chose the place: it is the drop, whatever the track proves about the fare. */
  isChosen?: boolean;
}

/**
 * The end of a trip (rules 4.11 to 4.15): the fields to write, and the effects that belong to any end. For a
 * taxi trip, looks up the drop and recomputes the fare from the track proven until then, within the bounds
 * around the estimate. If the driver cannot have driven to the reported end, the booked drop stays, unless
 * staff chose it.
 */
export async function endedTrip(booking: StoredBooking, ended: TripEnd, services: TripsServices) {
  const { at, position, handover, isChosen = false } = ended;
  const { lat, lng } = position;
  const end: TrackingPoint = { id: `${booking.id}-reached`, at, status: 'REACHED', lat, lng };
  const seconds = Math.max(0, Math.round((at - (booking.trip_start_time ?? at)) / 1000));
  const evidence = await evidenceOf(booking, end, services);
  const flags = flagsOf(booking, evidence);
  const trip =
    services.config.APP_CATEGORY === 'taxi'
      ? await measuredTrip(booking, { end, seconds, evidence, flags, isChosen }, services)
      : { drop: booking.drop };
  const set = {
    trip_end_time: at,
    endTime: at,
    total_trip_time: seconds,
    trackFlags: flags.length > 0 ? flags : null,
    doubts: doubtsOf({ ...booking, seconds, flags }, evidence),
    dropCheck: handover?.failure ? null : dropCheckOf(booking, position),
    ...(handover && { handover }),
    ...trip,
    ...(await inBothScripts({ drop: trip.drop }, services)),
  } satisfies BookingChanges;
  const effects: Effect[] = [
    ...(evidence.isEndBelieved ? [{ key: 'reach:point', kind: 'track', data: end } as const] : []),
    ...(isChosen || handover?.failure ? [] : learnFrom(booking, set, evidence)),
    ...askedToConfirm(booking, 'fareReview' in trip ? (trip.fareReview?.difference ?? 0) : 0),
  ];
  return { set, effects };
}

/** Returns the evidence from the trip's stored positions and its end, or where it is now. */
export async function evidenceOf(
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

/** Asks the rider to confirm the drop of a trip that ended away from the booked one. */
function dropCheckOf({ kind, drop }: StoredBooking, { lat, lng }: LatLng): DropCheck | null {
  // The price follows the meter or the hours, wherever the car goes.
  if (rulesOf({ kind }).fare !== 'estimate') return null;
  const km = distanceKm(drop, { lat, lng });
  if (km <= DROP_CHECK_KM) return null;
  return { status: 'asked', meters: Math.round(km * 1000), bookedDrop: drop, end: { lat, lng } };
}

/** Notifies a rider who would pay more, so that they can agree to it. */
const askedToConfirm = (booking: StoredBooking, difference: number): Effect[] =>
  difference > 0
    ? [notifyRider(booking, 'fare-review', 'notice_fare_review_title', 'notice_fare_review_body')]
    : [];
