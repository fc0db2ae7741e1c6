import { type Actor, type BookingInput, type LatLng, periodStarts } from '@wayfare/shared';
import { acceptBooking } from '../../trips/booking/drive/acceptBooking.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { bookForCaller } from '../../trips/booking/fleet/bookForCaller.js';
import { createBooking } from '../../trips/booking/create/createBooking.js';
import { arriveAtPickup } from '../../trips/booking/drive/arriveAtPickup.js';
import { reachDrop } from '../../trips/booking/drive/reachDrop.js';
import { startTrip } from '../../trips/booking/drive/startTrip.js';
import { fixedClock } from '../../platform/clock.js';
import { newYorkPlaces } from '../../basics/maps/newYork.places.js';
import type { Services } from '../services.js';
import { recordPosition } from '../../trips/tracking/recordPosition.js';
import type { Demo } from './buildDemo.js';
import { placeOf } from './demand.js';
import { demoRandom } from './random.js';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SEED = 7;

type Stage = 'accepted' | 'started' | 'reached';

/** Trips booked for a local time on an upcoming day. */
const ORDERED = [
  { from: 'columbia', to: 'jfk', days: 1, hour: 8.5, carType: 0 },
  { from: 'union-square', to: 'bam', days: 1, hour: 18, carType: 1 },
  { from: 'barclays', to: 'lga', days: 3, hour: 6.25, carType: 2 },
] as const;

/** What a caller of the first fleet ordered by phone. */
const CALLED_FOR = [
  { from: 'union-square', to: 'jfk', days: 1, hour: 10.5 },
  { from: 'guggenheim', to: 'lga', days: 2, hour: 7 },
] as const;
const CALLER = { name: 'Rosa Delgado', phone: '+12125550143' };

/** Trips in progress, each started some minutes ago. */
const UNDERWAY: readonly { from: string; to: string; carType: number; minutesAgo: number; stage: Stage }[] = [
  { from: 'washington-square', to: 'guggenheim', carType: 1, minutesAgo: 3, stage: 'accepted' },
  { from: 'brooklyn-museum', to: 'grand-central', carType: 2, minutesAgo: 14, stage: 'started' },
  { from: 'moma', to: 'oculus', carType: 3, minutesAgo: 40, stage: 'reached' },
];

/**
 * Creates a few trips for today and the next days through the normal use cases: booked, dispatched, accepted,
 * driven. Running it again continues where it stopped.
 */
export async function startLiveTrips(demo: Demo, services: Services): Promise<void> {
  const now = services.clock.now();
  const today = periodStarts(now, demo.settings.timeZone).day;
  const random = demoRandom(SEED);

  for (const [index, { from, to, days, hour, carType }] of ORDERED.entries()) {
    const tripdate = today + (days * 24 + hour) * HOUR_MS;
    const trip = { ...bookingOf(demo, index + 1, carType), ...way(from, to), bookLater: true, tripdate };
    await book(demo, trip, random.id(today + index), services);
  }
  if (services.config.APP_CATEGORY === 'taxi')
    for (const [index, { from, to, days, hour }] of CALLED_FOR.entries()) {
      const tripdate = today + (days * 24 + hour) * HOUR_MS;
      const { carType } = bookingOf(demo, 0, 0);
      const trip = { ...way(from, to), carType, bookLater: true, tripdate, caller: CALLER };
      const fleet: Actor = { uid: demo.people.fleetAdmins[0]?.id as string, usertype: 'fleetadmin' };
      const booked = { id: random.id(today + 20_000 + index), isAgain: true };
      await bookForCaller(fleet, trip, booked, at(now, services));
    }
  for (const [index, { from, to, carType, minutesAgo, stage }] of UNDERWAY.entries()) {
    const trip = { ...bookingOf(demo, index + 10, carType), ...way(from, to), bookLater: false };
    const bookedAt = now - minutesAgo * MINUTE_MS;
    const booking = await book(demo, trip, random.id(today + 10_000 + index), at(bookedAt, services));
    await driveTo(stage, booking, bookedAt, demo, services);
  }
}

/**
 * At a moment at which the drivers waited for trips, and without SMS: the recipients of the demo's parcels do
 * not exist.
 */
const at = (moment: number, services: Services): Services => ({
  ...services,
  clock: fixedClock(moment),
  liveDrivers: {
    ...services.liveDrivers,
    nearest: (point, radiusKm, limit, test) =>
      services.liveDrivers.nearest(point, radiusKm, limit, (driver) =>
        test({ ...driver, idleSince: moment }),
      ),
  },
  sms: null,
});

function bookingOf(demo: Demo, rider: number, carType: number) {
  return {
    customer: demo.people.riders[rider]?.id as string,
    carType: demo.carTypes[carType]?.record.name as string,
    payment_mode: 'cash' as const,
    deliveryPerson: 'Reception',
    deliveryPersonPhone: '+12125550199',
  };
}

function way(from: string, to: string): Pick<Required<BookingInput>, 'pickup' | 'drop'> {
  const place = (key: string) =>
    placeOf(newYorkPlaces.find((candidate) => candidate.key === key) as (typeof newYorkPlaces)[0]);
  return { pickup: place(from), drop: place(to) };
}

/** Booked by the rider; deliveries by an admin, so that they need no card payment first. */
function book(
  demo: Demo,
  trip: BookingInput & { customer: string },
  id: string,
  services: Services,
): Promise<StoredBooking> {
  const admin: Actor = { uid: demo.people.admins[0]?.id as string, usertype: 'admin' };
  const rider: Actor = { uid: trip.customer, usertype: 'rider' };
  const isDelivery = services.config.APP_CATEGORY === 'delivery';
  return createBooking(isDelivery ? admin : rider, trip, { id, isAgain: true }, services);
}

/** The nearest driver with an offer takes the trip and drives it up to a stage. */
async function driveTo(
  stage: Stage,
  booking: StoredBooking,
  bookedAt: number,
  demo: Demo,
  services: Services,
) {
  const uid = booking.driver ?? firstAsked(booking, demo);
  if (!uid) return;
  const driver: Actor = { uid, usertype: 'driver' };
  const step = (minutes: number) => at(bookedAt + minutes * MINUTE_MS, services);
  const pass = (point: LatLng, minutes: number) =>
    recordPosition(driver, { ...point, at: bookedAt + minutes * MINUTE_MS }, undefined, step(minutes));

  await acceptBooking(driver, booking.id, step(0.5));
  if (stage === 'accepted') return;
  await pass(booking.pickup, 4);
  await arriveAtPickup(driver, booking.id, {}, undefined, step(4));
  await startTrip(driver, booking.id, {}, undefined, step(5));
  const points = booking.coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const half = points.slice(1, Math.ceil(points.length / 2));
  for (const [index, point] of half.entries()) await pass(point, 5 + (8 * (index + 1)) / half.length);
  if (stage === 'started') return;
  await pass(booking.drop, 34);
  const end = { ...booking.drop, handover_code: booking.handover?.code };
  await reachDrop(driver, booking.id, end, undefined, step(35));
}

/** Excludes the demo driver account, which stays free for visitors. */
function firstAsked(booking: StoredBooking, { people }: Demo): string | undefined {
  return (booking.dispatch?.offers ?? [])
    .map((offer) => offer.driver)
    .find((driver) => driver !== people.drivers[0]?.id);
}
