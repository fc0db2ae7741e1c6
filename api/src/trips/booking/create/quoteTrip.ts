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
import { nearestDrives, type RequestAtPickup } from '../offers/nearestDrives.js';
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
  const priced = carTypes.flatMap((carType) => {
    const price = hours
      ? hourlyQuote(carType, hours, settings)
      : { estimateFare: calculateFare({ tariff: carType, ...length }, settings).trip_cost };
    if (!price) return [];
    const cars = { carType: carType.name, standIns: standIns.get(carType.name) ?? [] };
    const lacksNeeds = serving !== null && !isServed({ ...cars, load }, serving);
    const misfit = lackingRoom(carType, load) ?? (lacksNeeds ? ('needs' as const) : null);
    return [{ cars, price, misfit }];
  });
  const fitting = priced.flatMap(({ cars, misfit }) => (misfit ? [] : [cars]));
  const away = await minutesAway({ pickup, drop: drop ?? pickup, load }, fitting, settings, services);
  return {
    distance: route.distance,
    estimateTime: seconds,
    ...(route.isEstimated && { isEstimated: route.isEstimated }),
    quotes: priced.map(({ cars: { carType }, price, misfit }) => ({
      carType,
      ...price,
      minutesAway: away.get(carType) ?? null,
      ...(misfit && { misfit }),
    })),
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

interface Cars {
  carType: string;
  standIns: readonly NamedStandIn[];
}

/**
 * The minutes until the first car of some car types can be there: its drive and, if it stands in for the
 * booked car type, the wait before. Estimated without the map service, because visitors without an account
 * request this for every car type. Whole minutes do not reveal positions.
 */
async function minutesAway(
  { pickup, ...trip }: { pickup: LatLng; drop: LatLng; load: TripLoad },
  cars: readonly Cars[],
  settings: Settings,
  services: Pick<TripsServices, 'liveDrivers' | 'learnedSpeeds' | 'clock'>,
): Promise<ReadonlyMap<string, number>> {
  const asked = cars.flatMap((one) => requestsFor(one, trip, services.clock.now()));
  const drives = await nearestDrives(
    pickup,
    asked.map(({ request }) => request),
    { radiusKm: driverRadiusKm(settings), settings },
    services,
  );
  const soonest = new Map<string, number>();
  for (const [index, { carType, wait }] of asked.entries()) {
    const drive = drives[index] ?? null;
    if (drive === null) continue;
    const minutes = Math.max(1, Math.ceil((wait + drive) / 60));
    soonest.set(carType, Math.min(minutes, soonest.get(carType) ?? minutes));
  }
  return soonest;
}

/** What a car type asks of drivers at once, and after each wait (s) for cars that stand in. */
function requestsFor(
  { carType, standIns }: Cars,
  trip: { drop: LatLng; load: TripLoad },
  at: number,
): { carType: string; wait: number; request: RequestAtPickup }[] {
  const waits = new Set([0, ...standIns.map(({ afterSeconds }) => afterSeconds)]);
  return [...waits].map((wait) => {
    const allowed = everyStandIn(standIns.filter(({ afterSeconds }) => afterSeconds <= wait));
    return { carType, wait, request: { ...trip, carType, standIns: allowed, at } };
  });
}
