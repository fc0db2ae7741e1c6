import {
  bookedWaitSeconds,
  feeTermsOf,
  calculateFare,
  costWithoutExtra,
  type ChangePreview,
  type ChangeRole,
  type Fare,
  type Hire,
  hireFare,
  farePayment,
  invalid,
  priceFields,
  readMeter,
  type Route,
  rulesOf,
  type Tariff,
  unused,
  withHours,
  withoutRiderExtra,
  withRiderExtra,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { hiredRoute, offeredHire, requireHours } from '../create/hiredTrip.js';
import { tariffOf } from '../create/newBooking.js';
import { askedPromo, promoOnCost, refusedPromo, type TripPromo } from '../create/tripPromo.js';
import { fareFields } from '../pay/fareFields.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { changedLine, changedRide, drivenUntilNow } from './changedRide.js';
import { changes, type ChangedTrip, refusedChange } from './wantedFields.js';

/** The price of a changed trip, with all that the booking stores about it. */
export interface ChangedPrice {
  set: BookingChanges;
  reason: ChangePreview['priceReason'];
  tariff: Tariff;
  /** A promo that the change adds: its use is counted before the booking is written. */
  promo: TripPromo | null;
}

/**
 * Prices a changed trip. The tariff that was promised stays as long as the car type does; a trip to other
 * places is priced by its own route, one under way by what was driven and its new way ahead. The promo stays
 * with the terms it had, and so does what the rider adds, which only the rider raises. Nothing else changes a
 * price.
 *
 * A change by the driver never raises it: its rider agreed to less. A longer way then counts like any detour,
 * as far as the positions prove it.
 * @throws place_to_coords_error (400) without a route; change_promo_kept (409) for another promo;
 *   promo_min_order (400) if the promo was given for a dearer trip; what `askedPromo` throws
 */
export async function changedPrice(
  booking: StoredBooking,
  trip: ChangedTrip,
  role: ChangeRole,
  services: TripsServices,
): Promise<ChangedPrice> {
  const tariff = trip.carType ? tariffOf(trip.carType) : booking.tariff;
  if (rulesOf(booking).fare === 'meter') return meteredPrice(booking, trip, tariff, services);
  if (rulesOf(booking).fare === 'hours') return hiredPrice(booking, trip, { role, tariff }, services);
  const isPriced = changes(trip, priceFields);
  if (!isPriced && !changes(trip, ['payment_mode', 'promo', 'riderExtra']))
    return { set: {}, reason: 'kept', tariff, promo: null };
  const settings = await services.db.settings.settings();
  const route = await changedRoute(booking, trip, services);
  const before = withoutRiderExtra(booking, booking);
  const priced: Fare = isPriced
    ? calculateFare(
        {
          tariff,
          distanceKm: route?.distance ?? booking.estimateDistance,
          seconds: route?.duration ?? booking.estimateTime,
        },
        settings,
      )
    : before;
  const keeps = role === 'driver' && priced.trip_cost > before.trip_cost;
  const { added, payment, fare } = await paidFare(booking, trip, keeps ? before : priced, services);
  const isOther = (isPriced && !keeps) || changes(trip, ['riderExtra']);
  return {
    set: {
      ...(isOther && { ...fare, estimate: fare.trip_cost }),
      ...(changes(trip, ['riderExtra']) && { riderExtra: trip.riderExtra }),
      ...(route && (keeps ? { coords: route.coords } : routeFields(route))),
      ...(trip.carType && carTypeFields(booking.kind, trip.carType, settings.noShowMinutes)),
      ...fareFields(payment),
      ...(added && { promo_terms: added.terms, promo_refused: null }),
    },
    reason: reasonOf({ status: booking.status, trip, keeps, route, added }),
    tariff,
    promo: added,
  };
}

/**
 * The fare of a changed trip with what its rider adds to it, and how it is paid: a promo discounts only what
 * the tariff made. `ofTariff` is that fare.
 */
async function paidFare(booking: StoredBooking, trip: ChangedTrip, ofTariff: Fare, services: TripsServices) {
  const { decimal } = await services.db.settings.settings();
  const added = await addedPromo(booking, trip, ofTariff.trip_cost, services);
  if (!added) await requireMinOrder(booking, ofTariff.trip_cost, services);
  const fare = withRiderExtra(ofTariff, trip);
  const after = { ...booking, riderExtra: trip.riderExtra };
  const payment = farePayment({
    category: services.config.APP_CATEGORY,
    tripCost: fare.trip_cost,
    mode: trip.mode,
    promo: added ?? promoOnCost(after, { cost: fare.trip_cost, decimal }),
  });
  return { fare, added, payment };
}

/** The price of a trip by the meter: only the car type changes what the meter will show. */
async function meteredPrice(
  booking: StoredBooking,
  trip: ChangedTrip,
  tariff: Tariff,
  services: TripsServices,
): Promise<ChangedPrice> {
  const settings = await services.db.settings.settings();
  const { fare } = readMeter([], tariff, settings);
  const category = services.config.APP_CATEGORY;
  const isOtherWay = changes(trip, ['pickup', 'stops', 'drop']);
  return {
    set: {
      ...(isOtherWay && { coords: await changedLine(booking, trip, services) }),
      ...(trip.carType && {
        ...carTypeFields(booking.kind, trip.carType, settings.noShowMinutes),
        ...fare,
        estimate: fare.trip_cost,
        ...fareFields(farePayment({ category, tripCost: fare.trip_cost, mode: trip.mode })),
      }),
    },
    reason: 'meter',
    tariff,
    promo: null,
  };
}

/**
 * The price of a trip by the hour (rule 4.69): only its hours, the car type and a promo change it. Hours that
 * the driver adds are paid as extra time, as far as they are used.
 * @throws hours_not_offered, car_not_by_hour (400); hours_only_more (409), with the fields
 */
async function hiredPrice(
  booking: StoredBooking,
  trip: ChangedTrip,
  { role, tariff }: { role: ChangeRole; tariff: Tariff },
  services: TripsServices,
): Promise<ChangedPrice> {
  const settings = await services.db.settings.settings();
  const keeps = role === 'driver' && changes(trip, ['hours']);
  const isPriced = changes(trip, ['hours', 'carType']);
  const hire = isPriced ? await changedHire(booking, trip, role, services) : (booking.hire as Hire);
  const ofTariff: Fare =
    isPriced && !keeps ? hireFare(hire, unused, tariff, settings).fare : withoutRiderExtra(booking, booking);
  const { added, payment, fare } = await paidFare(booking, trip, ofTariff, services);
  const isOther = (isPriced && !keeps) || changes(trip, ['riderExtra']);
  const isOtherWay = changes(trip, ['pickup', 'stops', 'drop']);
  return {
    set: {
      ...(isOtherWay && { coords: await changedLine(booking, trip, services) }),
      ...(isPriced && { hire, estimateTime: hiredRoute(hire).duration }),
      ...(isOther && { ...fare, estimate: fare.trip_cost }),
      ...(changes(trip, ['riderExtra']) && { riderExtra: trip.riderExtra }),
      ...(trip.carType && carTypeFields(booking.kind, trip.carType, settings.noShowMinutes)),
      ...fareFields(payment),
      ...(added && { promo_terms: added.terms, promo_refused: null }),
    },
    reason: keeps
      ? 'driver_keeps'
      : trip.carType
        ? 'car_type'
        : isPriced
          ? 'hours'
          : added
            ? 'promo'
            : changes(trip, ['riderExtra'])
              ? 'rider_extra'
              : 'kept',
    tariff,
    promo: added,
  };
}

/** The hours of a changed trip, on the terms that were promised unless the car type changes. */
async function changedHire(
  booking: StoredBooking,
  trip: ChangedTrip,
  role: ChangeRole,
  services: TripsServices,
): Promise<Hire> {
  const hire = booking.hire as Hire;
  const hours = trip.hours ?? hire.hours;
  if (trip.carType) return offeredHire(trip.carType, hours, await services.db.settings.settings());
  requireHours(hire, hours);
  if (booking.status !== 'STARTED') return withHours(hire, hours, { isBought: true, km: 0 });
  if (hours < hire.hours) throw refusedChange('hours_only_more', trip, ['hours']);
  const { believed } = await drivenUntilNow(booking, services);
  const { km } = readMeter(believed, booking.tariff, await services.db.settings.settings());
  return withHours(hire, hours, { isBought: role !== 'driver', km });
}

/** Why the price is what it is. */
function reasonOf({
  status,
  trip,
  keeps,
  route,
  added,
}: {
  status: StoredBooking['status'];
  trip: ChangedTrip;
  keeps: boolean;
  route: object | null;
  added: TripPromo | null;
}): ChangePreview['priceReason'] {
  if (keeps) return 'driver_keeps';
  if (trip.carType) return 'car_type';
  if (route) return status === 'STARTED' ? 'ride' : 'route';
  if (added) return 'promo';
  return changes(trip, ['riderExtra']) ? 'rider_extra' : 'kept';
}

const routeFields = ({ distance, duration, coords }: Omit<Route, 'polylinePoints'>) =>
  ({ estimateDistance: distance, distance, estimateTime: duration, coords }) satisfies BookingChanges;

const carTypeFields = (
  kind: StoredBooking['kind'],
  carType: NonNullable<ChangedTrip['carType']>,
  freeMinutes: number,
) =>
  ({
    carType: carType.name,
    carImage: carType.image ?? null,
    tariff: tariffOf(carType),
    ...feeTermsOf(kind, carType, freeMinutes),
  }) satisfies BookingChanges;

/** The route of a trip to other places; null if the places stay. */
async function changedRoute(
  booking: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<Omit<Route, 'polylinePoints'> | null> {
  if (!changes(trip, ['pickup', 'stops', 'drop'])) return null;
  if (booking.status === 'STARTED') return changedRide(booking, trip, services);
  const route = await services.maps.route(trip.pickup, trip.drop, trip.stops);
  if (!route) throw invalid('place_to_coords_error');
  return { ...route, duration: route.duration + bookedWaitSeconds(booking) };
}

async function addedPromo(
  { id, customer, promo_applied }: StoredBooking,
  trip: ChangedTrip,
  cost: number,
  services: TripsServices,
): Promise<TripPromo | null> {
  if (trip.promo === null) return null;
  if (promo_applied) throw refusedChange('change_promo_kept', trip, ['promo']);
  return askedPromo(trip.promo, { cost, rider: customer, booking: id }, services);
}

/** A promo for dearer trips must not come to a cheap one by a change. */
async function requireMinOrder(booking: StoredBooking, cost: number, { db }: TripsServices): Promise<void> {
  const { promo_applied, promo_details, trip_cost } = booking;
  if (!promo_applied || !promo_details || cost >= costWithoutExtra(trip_cost, booking)) return;
  const promo = await db.promos.findByIdOrName(promo_details.promo_key);
  if (promo && cost < promo.min_order) throw refusedPromo('promo_min_order');
}
