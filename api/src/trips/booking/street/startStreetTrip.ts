import {
  type Actor,
  bookingReference,
  type CarType,
  conflict,
  isDrivable,
  type LatLng,
  notFound,
  offersKind,
  placeText,
  type StreetStart,
  streetTrip,
  streetTripIdSchema,
  type StreetTripInput,
} from '@wayfare/shared';
import { pickupZone } from '../../../basics/maps/timeZoneAt.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { TripsServices } from '../../services.js';
import { insertDispatched } from '../create/insertDispatched.js';
import { tariffOf } from '../create/newBooking.js';
import { asClaimedDriver, driverFields } from '../drive/claimedDriver.js';
import { stepTaken, type TakenStep } from '../drive/stepTaken.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** Above this age in ms, a position no longer shows where the driver is: the reported start is used. */
const FRESH_MS = 120_000;

/**
 * Starts a trip for a passenger who stops the acting driver on the street: it begins under way, without rider
 * and destination, and its fare is the meter's (rules 4.66, 5.50). The device chooses the id, so that it can
 * report the trip later, with its steps and positions. Starting it again returns the same trip.
 * @throws not_found (404) for an id that is no random one; kind_off (409) if the settings do not allow it;
 *   driver_incomplete (409) without a car type; also what `asClaimedDriver` throws
 */
export async function startStreetTrip(
  actor: Actor,
  id: string,
  input: StreetTripInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const before = await services.db.bookings.findById(id);
  if (before) return ownTrip(before, actor);
  // Ids of other things in the product would lead to them.
  if (!streetTripIdSchema.safeParse(id).success) throw notFound();
  const settings = await services.db.settings.settings();
  if (!offersKind('street', actor.usertype, { settings, category: services.config.APP_CATEGORY }))
    throw conflict('kind_off');
  const start = async (driver: StoredUser) => {
    const carType = driver.carType ? await services.db.carTypes.findByIdOrName(driver.carType) : null;
    if (!carType) throw conflict('driver_incomplete');
    // No position of the trip is known yet, so any of the driver's limits how far back it started.
    const report = { driver: actor.uid, claimed: input.at, after: [], device: undefined };
    const taken = await stepTaken({ id }, report, services);
    const from = startOf(input, taken);
    const booking = await newStreetTrip({ id, driver, carType, from, at: taken.at }, services);
    const point = { id: `${id}-start`, at: taken.at, status: 'STARTED', ...from };
    const track = { key: 'start:point', kind: 'track', data: point } as const;
    return ownTrip(await insertDispatched(booking, [track], services), actor);
  };
  return asClaimedDriver(actor, { booking: id }, start, services);
}

/** @throws not_found (404) if the id is a booking of others, wrong_state (409) if it is no street trip */
function ownTrip(booking: StoredBooking, { uid }: Actor): StoredBooking {
  if (booking.driver !== uid) throw notFound();
  if (booking.kind !== 'street') throw conflict();
  return booking;
}

/**
 * Where the trip starts: where the driver is known to be. Without a recent position, where the device says,
 * unless no car can have been there by then: a start far away would make the trip longer than driven.
 */
function startOf({ lat, lng }: LatLng, { at, position }: TakenStep): LatLng {
  const claimed = { lat, lng };
  if (!position) return claimed;
  const isFresh = at - position.at <= FRESH_MS;
  const isPossible = position.at === 0 || isDrivable(position, { ...claimed, at });
  return isFresh || !isPossible ? { lat: position.lat, lng: position.lng } : claimed;
}

/** The booking of a street trip, as it is stored. */
async function newStreetTrip(
  { driver, ...start }: Omit<StreetStart, 'add' | 'tariff'> & { driver: StoredUser; carType: CarType },
  { db, random, maps }: TripsServices,
): Promise<StoredBooking> {
  const add = (await maps.address(start.from)) ?? placeText(start.from);
  const tariff = tariffOf(start.carType);
  const settings = await db.settings.settings();
  const timeZone = pickupZone(start.from, settings);
  return {
    ...streetTrip({ ...start, add, tariff }, settings),
    ...(timeZone && { timeZone }),
    coords: [],
    reference: bookingReference(random),
    tariff,
    ...driverFields(driver),
    dispatch: null,
  };
}
