import { type Actor, bookingInputSchema, DomainError, encodePolyline, type Route } from '@wayfare/shared';
import type { Clock } from '../../platform/clock.js';
import { acceptBooking } from '../../trips/booking/drive/acceptBooking.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { completeBooking } from '../../trips/booking/finish/completeBooking.js';
import { createBooking } from '../../trips/booking/create/createBooking.js';
import { arriveAtPickup } from '../../trips/booking/drive/arriveAtPickup.js';
import { reachDrop } from '../../trips/booking/drive/reachDrop.js';
import { startTrip } from '../../trips/booking/drive/startTrip.js';
import { payBooking } from '../../trips/booking/pay/payBooking.js';
import { type LiveDrivers, liveDrivers } from '../../people/liveDrivers/liveDrivers.js';
import type { MapsProvider } from '../../basics/maps/mapsProvider.js';
import type { Services } from '../services.js';
import { recordPosition } from '../../trips/tracking/recordPosition.js';
import type { RecordedTrip } from './recordedTrip.js';

const RATING = 5;

/** The API rejects a recorded trip as a booking: it was not made with this app. */
export class RefusedTripError extends Error {
  override readonly name = 'RefusedTripError';
}

/**
 * Runs a recorded trip through the app's own use cases: booked by the rider, dispatched to the pair's driver,
 * accepted, driven, paid, completed and rated, each at its recorded time on its recorded route.
 * @throws RefusedTripError when it cannot be booked; any later error is a bug
 */
export async function replayTrip(
  trip: RecordedTrip,
  { driver, rider, carType }: { driver: Actor; rider: Actor; carType: string },
  product: Services,
): Promise<StoredBooking> {
  const clock = {
    at: trip.startedAt,
    now() {
      return this.at;
    },
  };
  const services: Services = {
    ...product,
    clock,
    maps: recordedMaps(trip),
    liveDrivers: await onlyDriver(driver, clock, product),
    // No notifications about old trips.
    notifier: { push: async () => undefined, send: async () => undefined, deliverDue: async () => undefined },
  };

  await recordPosition(driver, trip.pickup, undefined, services);
  const { id, otp } = await book(trip, rider, carType, services);
  await acceptBooking(driver, id, services);
  await arriveAtPickup(driver, id, {}, undefined, services);
  await startTrip(driver, id, { otp: otp || null }, undefined, services);
  clock.at = trip.startedAt + trip.seconds * 1000;
  const reached = await reachDrop(driver, id, trip.drop, undefined, services);
  await pay(reached, trip, { driver, rider }, services);
  return completeBooking(rider, id, RATING, services);
}

/**
 * Limits dispatch of one trip to its own driver, even if others are nearby. The driver is read only once;
 * later changes are ignored.
 */
async function onlyDriver({ uid }: Actor, clock: Clock, { db }: Services): Promise<LiveDrivers> {
  const drivers = liveDrivers({ db, clock });
  await drivers.refresh(uid);
  return { ...drivers, refresh: async () => undefined };
}

async function book(
  trip: RecordedTrip,
  rider: Actor,
  carType: string,
  services: Services,
): Promise<StoredBooking> {
  const input = bookingInputSchema.parse({
    pickup: trip.pickup,
    drop: trip.drop,
    carType,
  });
  try {
    return await createBooking(rider, input, undefined, services);
  } catch (error) {
    if (error instanceof DomainError) throw new RefusedTripError(`the product rejected it: ${error.key}`);
    throw error;
  }
}

/**
 * Cash goes to the driver. A wallet gets exactly the trip's cost once that is known, so nothing is reserved
 * for it.
 */
async function pay(
  booking: StoredBooking,
  { payment }: RecordedTrip,
  { driver, rider }: { driver: Actor; rider: Actor },
  services: Services,
): Promise<void> {
  if (payment === 'wallet' && booking.trip_cost > 0) {
    const credit = { type: 'Credit', amount: booking.trip_cost, txRef: `credit:${booking.id}` } as const;
    await services.db.wallets.post(rider.uid, [credit], { date: services.clock.now() });
  }
  await payBooking(payment === 'cash' ? driver : rider, booking.id, { payment_mode: payment }, services);
}

/** A maps provider that knows one trip: its route, and where it ended. */
function recordedMaps({ pickup, drop, km, seconds }: RecordedTrip): MapsProvider {
  const ends = [pickup, drop];
  const route: Route = {
    distance: km,
    duration: seconds,
    polylinePoints: encodePolyline(ends),
    coords: ends.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
  };
  return {
    route: async () => route,
    timesTo: async () => null,
    address: async () => drop.add,
    addressAgain: async () => null,
    autocomplete: async () => [],
    placeOf: async () => null,
  };
}
