import {
  type Actor,
  conflict,
  type EndInput,
  type EndPreview,
  type EndPreviewInput,
  invalid,
  type LatLng,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { endedTrip } from '../drive/endedTrip.js';
import { tripTrack } from '../drive/tripTrack.js';
import type { Effect } from '../effects/effect.js';
import { findVisibleBooking } from '../findBooking.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { transition } from '../transition.js';
import { requireDispatcher } from './requireSeen.js';

/** @throws trip_end_range (400) unless the time is between the trip's start and now */
export function requireEndTime(
  { trip_start_time: start }: StoredBooking,
  { at }: Pick<EndInput, 'at'>,
  { clock }: Pick<TripsServices, 'clock'>,
): void {
  if (at < (start ?? 0) || at > clock.now()) throw invalid('trip_end_range', { at: 'trip_end_range' });
}

/**
 * Ends a started trip in place of its driver, at the place and time that staff chose. The fare follows the
 * same rules as an end by the driver. Parcels and stops keep the proofs that they have.
 */
export async function endForDriver(
  booking: StoredBooking,
  { lat, lng, at }: EndInput,
  { set, notices }: { set: BookingChanges; notices: readonly Effect[] },
  services: TripsServices,
): Promise<StoredBooking> {
  const end = { at, position: { lat, lng }, handover: booking.handover ?? null, isChosen: true };
  const ended = await endedTrip(booking, end, services);
  return transition(
    booking,
    {
      name: 'reach',
      by: 'admin',
      set: { ...ended.set, ...set },
      effects: [...ended.effects, ...notices, { key: 'reach:advance', kind: 'advance', data: {} }],
    },
    services,
  );
}

/**
 * Returns what ending a started trip at a place and time would cost, without ending it. Without a place or a
 * time, at the last believed position, or at the booked drop if there is none.
 * @throws wrong_state (409) unless it has started; trip_end_range (400)
 */
export async function previewEnd(
  actor: Actor,
  id: string,
  asked: EndPreviewInput,
  services: TripsServices,
): Promise<EndPreview> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (booking.status !== 'STARTED') throw conflict();
  const last = await lastBelieved(booking, services);
  const place: LatLng = last ?? booking.drop;
  const end = {
    lat: asked.lat ?? place.lat,
    lng: asked.lng ?? place.lng,
    at: asked.at ?? Math.max(last?.at ?? services.clock.now(), booking.trip_start_time ?? 0),
  };
  requireEndTime(booking, end, services);
  const { lat, lng, at } = end;
  const { set } = await endedTrip(
    booking,
    { at, position: { lat, lng }, handover: booking.handover ?? null, isChosen: true },
    services,
  );
  const { distance, trip_cost, customer_paid, driver_share, fareReview } = { ...booking, ...set };
  return {
    end,
    last,
    distance,
    seconds: set.total_trip_time,
    trip_cost,
    customer_paid,
    driver_share,
    isReviewed: Boolean(fareReview),
  };
}

/** The last position of the trip that its track believes, since its start. */
async function lastBelieved(booking: StoredBooking, services: TripsServices) {
  const track = await tripTrack(booking, {}, services);
  const point = track.findLast(({ at }) => at >= (booking.trip_start_time ?? 0));
  return point ? { lat: point.lat, lng: point.lng, at: Math.min(point.at, services.clock.now()) } : null;
}
