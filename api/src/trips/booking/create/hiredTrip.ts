import {
  allowsHours,
  type CarType,
  type EstimateInput,
  type Hire,
  hireFare,
  hireTermsOf,
  invalid,
  newHire,
  type Route,
  unused,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { PricedTrip } from './priceTrip.js';
import { lacking } from './lacking.js';

const HOUR_SECONDS = 3600;

/** How far and long a trip by the hour is: its time is known, its way is not. */
export const hiredRoute = ({ hours }: Pick<Hire, 'hours'>, coords: Route['coords'] = []): Route => ({
  distance: 0,
  duration: hours * HOUR_SECONDS,
  coords,
  polylinePoints: '',
});

/**
 * A trip by the hour: its price is that of the hours (rule 4.68). Without a destination, its drop is where it
 * begins.
 * @throws select_proper without pickup, hours or a known car type; car_not_by_hour, hours_not_offered (400),
 *   with the field
 */
export async function hiredTrip(
  { pickup, drop, carType: asked, hours }: EstimateInput,
  { db, maps }: Pick<TripsServices, 'db' | 'maps'>,
): Promise<PricedTrip> {
  const carType = asked ? await db.carTypes.findByIdOrName(asked) : null;
  if (!pickup || !carType || !hours) throw lacking({ pickup, carType, hours });
  const settings = await db.settings.settings();
  const hire = offeredHire(carType, hours, settings);
  const { fare } = hireFare(hire, unused, carType, settings);
  const way = drop ? await maps.route(pickup, drop, []) : null;
  return {
    pickup,
    drop: drop ?? pickup,
    carType,
    route: hiredRoute(hire, way?.coords),
    fare,
    hire,
    parcelTypeSelected: null,
    optionSelected: null,
  };
}

/** The hours of a car. @throws car_not_by_hour, hours_not_offered (400), with the field */
export function offeredHire(carType: CarType, hours: number, settings: { convert_to_mile: boolean }): Hire {
  const terms = hireTermsOf(carType, settings);
  if (!terms) throw invalid('car_not_by_hour', { carType: 'car_not_by_hour' });
  requireHours(terms, hours);
  return newHire(terms, hours);
}

/** @throws hours_not_offered (400), with the field */
export function requireHours(terms: Pick<Hire, 'minHours' | 'maxHours'>, hours: number): void {
  if (!allowsHours(terms, hours)) throw invalid('hours_not_offered', { hours: 'hours_not_offered' });
}
