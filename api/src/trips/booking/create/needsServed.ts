import {
  type CarRoom,
  everyStandIn,
  invalid,
  lackingRoom,
  type NamedStandIn,
  type TripLoad,
  carServes,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** @throws car_too_small (400), with the field that is too much for the car (rule 4.110) */
export function requireRoom(car: CarRoom, load: TripLoad): void {
  const field = lackingRoom(car, load);
  if (field) throw invalid('car_too_small', { [field]: 'car_too_small' });
}

/** A trip that is not booked yet: its car type by name, and the fleet whose drivers alone may take it. */
export interface TripToServe {
  carType: string;
  load: TripLoad;
  fleet?: string | null | undefined;
}

/**
 * Whether an approved driver offers what a trip needs, at whatever time, with a car of its type or of one
 * that may stand in for it (rule 4.112).
 */
export async function areNeedsServed(
  { carType, load, fleet = null }: TripToServe,
  { db }: Pick<TripsServices, 'db'>,
): Promise<boolean> {
  const needs = load.needs ?? [];
  if (needs.length === 0) return true;
  const [serving, standIns] = await Promise.all([
    db.users.carTypesServing(needs, fleet),
    db.carTypes.standIns(),
  ]);
  return isServed({ carType, standIns: standIns.get(carType) ?? [], load }, serving);
}

/** The same from what is known: `serving` are the car types of the drivers who offer it. */
export const isServed = (
  { carType, standIns, load }: { carType: string; standIns: readonly NamedStandIn[]; load: TripLoad },
  serving: readonly string[],
): boolean =>
  serving.some(
    (driven) => carServes(driven, { carType, standIns: everyStandIn(standIns), load, at: 0 }) === 'now',
  );

/** @throws no_car_with_needs (400), with the field, if no driver offers what a trip needs */
export async function requireNeedsServed(
  trip: TripToServe,
  services: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (!(await areNeedsServed(trip, services)))
    throw invalid('no_car_with_needs', { needs: 'no_car_with_needs' });
}
