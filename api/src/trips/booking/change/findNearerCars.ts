import {
  type Actor,
  calculateFare,
  type CarType,
  changeableFields,
  DomainError,
  MOST_NEARER_CARS,
  type NearerCar,
  nearerCars,
  offersOtherCars,
  type OtherCar,
  searchRadiusKm,
  type Settings,
  tripSearch,
  triedCarTypes,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { type KnownOfRequest, requestOf } from '../offers/dispatchRequest.js';
import { nearestDrives } from '../offers/nearestDrives.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { planChange } from './planChange.js';
import { wantedFields } from './wantedFields.js';

/**
 * The car types that a rider who waits for a driver can change the trip to, because they have a nearer car
 * (rule 4.108), each with what it would cost: two at most, the best first. None once a driver has the trip,
 * and for trips whose car type cannot be changed, such as deliveries.
 * @throws not_found (404)
 */
export async function findNearerCars(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<NearerCar[]> {
  return nearerCarsOf(await findVisibleBooking(actor, id, services), actor, services);
}

/** The same for a trip that the actor has already been found to see. */
export async function nearerCarsOf(
  booking: StoredBooking,
  actor: Actor,
  services: TripsServices,
): Promise<NearerCar[]> {
  const now = services.clock.now();
  const settings = await services.db.settings.settings();
  const search = tripSearch(booking, settings, now);
  const changes = booking.changes ?? [];
  if (!search || !offersOtherCars({ since: search.since, changes }, now, settings.offerSeconds * 1000))
    return [];
  if (!changeableFields(booking, 'rider', services.config.APP_CATEGORY).includes('carType')) return [];
  const offered: NearerCar[] = [];
  for (const car of await soonerCars(booking, settings, services)) {
    const price = await priceWith(booking, car.carType, actor, services);
    if (price) offered.push({ carType: car.carType, minutes: car.minutes, price: price.amount });
    if (offered.length === MOST_NEARER_CARS) break;
  }
  return offered;
}

/** The car types that are at the pickup sooner, whether or not the trip can be changed to them. */
async function soonerCars(booking: StoredBooking, settings: Settings, services: TripsServices) {
  const { db, clock } = services;
  const [carTypes, standIns, keptApart] = await Promise.all([
    db.carTypes.all(),
    db.carTypes.standIns(),
    db.pairBlocks.driversApartFrom(booking.customer),
  ]);
  const known: KnownOfRequest = { keptApart, standIns, at: clock.now() };
  const offers = booking.dispatch?.offers ?? [];
  const asked = new Set(offers.map(({ driver }) => driver));
  const around = {
    radiusKm: searchRadiusKm(booking, settings),
    settings,
    isLeftOut: (driver: string) => asked.has(driver),
  };
  const names = [...new Set([booking.carType, ...carTypes.map(({ name }) => name)])];
  const requests = names.map((carType) => requestOf({ ...booking, carType }, offers, known));
  const drives = await nearestDrives(booking.pickup, requests, around, services);
  const minutesOf = (carType: string): number | null => {
    const seconds = drives[names.indexOf(carType)] ?? null;
    return seconds === null ? null : Math.max(1, Math.ceil(seconds / 60));
  };
  const others = carTypes
    .filter(({ name }) => name !== booking.carType)
    .map(
      (tariff): OtherCar => ({
        carType: tariff.name,
        minutes: minutesOf(tariff.name),
        fare: fareWith(tariff, booking, settings),
      }),
    );
  const atItsPrice = (standIns.get(booking.carType) ?? []).map(({ carType }) => carType);
  const leftOut = [...atItsPrice, ...triedCarTypes(booking.changes ?? [])];
  return nearerCars(others, { own: minutesOf(booking.carType), leftOut });
}

const fareWith = (tariff: CarType, { estimateDistance, estimateTime }: StoredBooking, settings: Settings) =>
  calculateFare({ tariff, distanceKm: estimateDistance, seconds: estimateTime }, settings).trip_cost;

/** What the rider would pay with another car type; null if the trip cannot be changed to it. */
async function priceWith(
  booking: StoredBooking,
  carType: string,
  actor: Actor,
  services: TripsServices,
): Promise<{ amount: number | null } | null> {
  try {
    const trip = await wantedFields(booking, { carType }, services);
    const author = { actor, role: 'rider', seen: booking.version } as const;
    const { price, priceReason } = (await planChange(booking, trip, author, services)).preview;
    return { amount: priceReason === 'meter' ? null : price.after };
  } catch (error) {
    // Such as a car that is not hired by the hour, or a price that the wallet does not cover.
    if (error instanceof DomainError) return null;
    throw error;
  }
}
