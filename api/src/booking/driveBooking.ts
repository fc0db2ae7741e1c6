import {
  type Actor,
  calculateFare,
  conflict,
  distanceKm,
  distancePoints,
  DomainError,
  invalid,
  type LatLng,
  paymentPacket,
  type Place,
  type Route,
  type TrackingPoint,
  tripRoute,
} from '@wayfare/shared';
import type { Services } from '../services.js';
import type { BookingChanges, StoredBooking } from './booking.repository.js';
import { amountsOf } from './createBooking.js';
import type { Effect, TripNotice } from './effects/effect.js';
import { findDrivenBooking } from './findBooking.js';
import { requireTripImage } from './tripImage.js';
import { promoOnCost } from './tripPromo.js';
import { transition } from './transition.js';

/** The driver is at the pickup (rule 4.4). */
export async function arriveAtPickup(actor: Actor, id: string, services: Services): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.driver_arrive_time) return booking;
  return transition(services, booking, {
    name: 'arrive',
    by: 'driver',
    set: { driver_arrive_time: services.clock.now() },
    effects: [tellRider(booking, 'arrive', 'notice_arrived_title', 'notice_arrived_body')],
  });
}

/**
 * The trip begins (rule 4.5), a parcel's with its picture where the settings demand one. With `otp_secure` the driver has to give the rider's code.
 * @throws otp_mismatch (400) for a wrong code; too_many_requests (429) for ten minutes after five
 */
export async function startTrip(
  actor: Actor,
  id: string,
  otp: string | null | undefined,
  services: Services,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.trip_start_time) return booking;
  if (booking.status !== 'ARRIVED') throw conflict();
  await requireTripImage(booking, 'pickup_image', services);
  if (booking.otp !== false) await checkOtp(booking, otp, services);
  const at = services.clock.now();
  const { lat, lng } = services.liveDrivers.get(actor.uid)?.location ?? booking.pickup;
  const point = { id: `${id}-start`, at, status: 'STARTED', lat, lng };
  return transition(services, booking, {
    name: 'start',
    by: 'driver',
    set: { trip_start_time: at, startTime: at },
    effects: [
      { key: 'start:point', kind: 'track', data: point },
      tellRider(booking, 'start', 'notice_started_title', 'notice_started_body'),
    ],
  });
}

async function checkOtp(booking: StoredBooking, otp: string | null | undefined, services: Services) {
  const mismatch = () => invalid('otp_mismatch', { otp: 'otp_mismatch' });
  // No code is no guess: the driver's page learns in this way that one is needed.
  if (!otp) throw mismatch();
  const isTaken = await services.db.bookings.countOtpTry(booking.id, services.clock.now());
  if (!isTaken) throw new DomainError('too_many_requests', 429);
  if (booking.otp !== otp) throw mismatch();
}

/**
 * The trip ends where the driver is (rules 4.11 to 4.15): for a taxi the drop is looked up and the fare
 * computed again from the tracked path; what the rider owes follows from it.
 */
export async function reachDrop(
  actor: Actor,
  id: string,
  position: LatLng,
  services: Services,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.trip_end_time) return booking;
  if (booking.status !== 'STARTED') throw conflict();
  await requireTripImage(booking, 'deliver_image', services);
  const at = services.clock.now();
  const point = { id: `${id}-reached`, at, status: 'REACHED', lat: position.lat, lng: position.lng };
  const totalSeconds = Math.max(0, Math.round((at - (booking.trip_start_time ?? at)) / 1000));
  const trip =
    services.config.APP_CATEGORY === 'taxi'
      ? await measuredTrip(booking, point, totalSeconds, services)
      : { drop: booking.drop };
  return transition(services, booking, {
    name: 'reach',
    by: 'driver',
    set: { trip_end_time: at, endTime: at, total_trip_time: totalSeconds, ...trip },
    effects: [
      { key: 'reach:point', kind: 'track', data: point },
      { key: 'reach:address', kind: 'saveAddress', data: { rider: booking.customer, drop: trip.drop } },
      tellRider(booking, 'reach', 'notice_reached_title', 'notice_reached_body'),
      { key: 'reach:advance', kind: 'advance', data: {} },
    ],
  });
}

/** Drop, distance, route and amounts of the trip as it was driven (rule 4.14). */
async function measuredTrip(booking: StoredBooking, end: TrackingPoint, seconds: number, services: Services) {
  const { db, maps } = services;
  const settings = await db.settings.settings();
  const { lat, lng } = end;
  const add = (await maps.address({ lat, lng })) ?? booking.dropAddress;
  const drop: Place = { lat, lng, add };
  const route = await drivenRoute(booking, end, services);
  const fare = calculateFare(
    {
      tariff: booking.tariff,
      distanceKm: route.distance,
      seconds,
      parcelAmount: booking.parcelTypeSelected?.amount,
      optionAmount: booking.optionSelected?.amount,
    },
    settings,
  );
  const packet = paymentPacket({
    category: services.config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: booking.payment_mode,
    promo: promoOnCost(booking, { cost: fare.trip_cost, decimal: settings.decimal }),
  });
  return {
    drop,
    dropAddress: add,
    distance: route.distance,
    coords: route.coords,
    ...fare,
    ...amountsOf(packet),
    paymentPacket: packet,
  } satisfies BookingChanges;
}

/** The route of the tracked path to its end; along the points themselves where the maps know none (rules 5.18 to 5.20). */
async function drivenRoute(
  { id, effects = [] }: StoredBooking,
  end: TrackingPoint,
  { db, maps, tracks }: Services,
): Promise<Pick<Route, 'distance' | 'coords'>> {
  await tracks.flush();
  const track = await db.tracking.ofBooking(id);
  // The start's point may still wait to be stored, where a process died over it.
  const waiting = effects.flatMap((effect) => (effect.kind === 'track' ? [effect.data] : []));
  const missing = waiting.filter((point) => track.every((stored) => stored.id !== point.id));
  const points = distancePoints([...track, ...missing, end]);
  const asked = tripRoute(points);
  if (!asked) return { distance: 0, coords: [] };
  const route = await maps.route(asked.start, asked.dest, asked.waypoints);
  if (route) return route;
  const path = [asked.start, ...asked.waypoints, asked.dest];
  const legs = path.slice(1).map((point, index) => distanceKm(path[index] as LatLng, point));
  return {
    distance: legs.reduce((sum, leg) => sum + leg, 0),
    coords: path.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  };
}

function tellRider(
  booking: StoredBooking,
  step: string,
  title: TripNotice['title'],
  body: TripNotice['body'],
): Effect {
  const data: TripNotice = {
    to: booking.customer,
    title,
    body,
    screen: 'BookedCab',
    params: { bookingId: booking.id },
  };
  return { key: `${step}:rider`, kind: 'notify', data };
}
