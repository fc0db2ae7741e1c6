import {
  allowsHours,
  calculateFare,
  type CarType,
  driverRadiusKm,
  everyStandIn,
  hireFare,
  hireTermsOf,
  invalid,
  lackingRoom,
  type LatLng,
  type NamedStandIn,
  newHire,
  type Place,
  type Quotes,
  type QuotesInput,
  type Settings,
  type TripLoad,
  turnedTrip,
  unfitFields,
  unused,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { nearestDrive } from '../offers/nearestDrive.js';
import { hiredRoute } from './hiredTrip.js';
import { requireAllowedWait } from './allowedWait.js';
import { isServed } from './needsServed.js';
import { requireOfferedKind } from './offeredKind.js';

/**
 * Prices a trip for every car type, without parcel details and promos, and returns how far away the nearest
 * free driver is.
 * A car type that cannot take it says why.
 * A trip by the hour has no route; car types that cannot be booked for its hours are left out.
 * @throws select_proper (400) without pickup or drop; kind_off (409); not_of_kind, return_wait_long (400);
 *   place_to_coords_error (400) without a route
 */
export async function quoteTrip(
  { pickup, drop, stops, hours, waitMinutes, ...load }: QuotesInput,
  services: TripsServices,
): Promise<Quotes> {
  const { db, maps } = services;
  if (hours) await requireOfferedKind('rider', { kind: 'hourly' }, services);
  if (waitMinutes) await requireOfferedKind('rider', { kind: 'return' }, services);
  if (!pickup || !(drop || hours)) throw invalid('select_proper');
  requireOneKind({ stops, hours, waitMinutes });
  await requireAllowedWait({ waitMinutes }, services);
  const way = turnedTrip({ pickup, drop, stops, waitMinutes });
  const needs = load.needs ?? [];
  const [route, carTypes, standIns, settings, serving] = await Promise.all([
    hours ? hiredRoute({ hours }) : maps.route(pickup, way.drop as Place, way.stops ?? []),
    db.carTypes.all(),
    db.carTypes.standIns(),
    db.settings.settings(),
    needs.length > 0 ? db.users.carTypesServing(needs, null) : null,
  ]);
  if (!route) throw invalid('place_to_coords_error');
  const seconds = route.duration + (waitMinutes ?? 0) * 60;
  const length = { distanceKm: route.distance, seconds };
  return {
    distance: route.distance,
    estimateTime: seconds,
    ...(route.isEstimated && { isEstimated: route.isEstimated }),
    quotes: carTypes.flatMap((carType) => {
      const price = hours
        ? hourlyQuote(carType, hours, settings)
        : { estimateFare: calculateFare({ tariff: carType, ...length }, settings).trip_cost };
      if (!price) return [];
      const cars = { carType: carType.name, standIns: standIns.get(carType.name) ?? [] };
      const lacksNeeds = serving !== null && !isServed({ ...cars, load }, serving);
      const misfit = lackingRoom(carType, load) ?? (lacksNeeds ? 'needs' : null);
      const trip = { pickup, drop: drop ?? pickup, load };
      const away = misfit ? null : minutesAway(trip, cars, settings, services);
      return [{ carType: carType.name, ...price, minutesAway: away, ...(misfit && { misfit }) }];
    }),
  };
}

/** @throws not_of_kind (400), with the fields that a trip by the hour, or one with too many stops, lacks */
function requireOneKind({ hours, waitMinutes, stops }: Omit<QuotesInput, 'pickup' | 'drop'>): void {
  const kind = hours ? 'hourly' : waitMinutes ? 'return' : undefined;
  const unfit = unfitFields({ kind, hours, waitMinutes, stops });
  if (unfit.length > 0)
    throw invalid('not_of_kind', Object.fromEntries(unfit.map((field) => [field, 'not_of_kind'])));
}

/** The price of some hours of a car; null if it cannot be booked for them. */
function hourlyQuote(carType: CarType, hours: number, settings: Settings) {
  const terms = hireTermsOf(carType, settings);
  if (!terms || !allowsHours(terms, hours)) return null;
  const hire = newHire(terms, hours);
  return { estimateFare: hireFare(hire, unused, carType, settings).fare.trip_cost, hire };
}

/**
 * The minutes until the first car can be there: its drive and, if it stands in for the booked car type, the
 * wait before. Estimated without the map service, because visitors without an account request this for every
 * car type. Whole minutes do not reveal positions.
 */
function minutesAway(
  trip: { pickup: LatLng; drop: LatLng; load: TripLoad },
  { carType, standIns }: { carType: string; standIns: readonly NamedStandIn[] },
  settings: Settings,
  services: Pick<TripsServices, 'liveDrivers' | 'clock'>,
): number | null {
  const waits = new Set([0, ...standIns.map(({ afterSeconds }) => afterSeconds)]);
  const seconds = [...waits].flatMap((wait) => {
    const allowed = everyStandIn(standIns.filter(({ afterSeconds }) => afterSeconds <= wait));
    const request = { ...trip, carType, standIns: allowed, at: services.clock.now() };
    const drive = nearestDrive(request, { radiusKm: driverRadiusKm(settings), settings }, services);
    return drive === null ? [] : [wait + drive];
  });
  return seconds.length > 0 ? Math.max(1, Math.ceil(Math.min(...seconds) / 60)) : null;
}
