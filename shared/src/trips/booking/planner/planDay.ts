import { rulesOf } from '../tripKind.js';
import { plannedDriverOf } from '../plan.js';
import { worksThrough } from '../../../people/user/workingHours.js';
import { missingCars, type Shortage } from './missingCars.js';
import type { Planner, PlannerDriver, PlannerTrip } from './planner.schema.js';

const HALF_HOUR_MS = 30 * 60_000;

/** A half hour of the planned day. */
export interface PlanSlot {
  /** When it starts, ms timestamp. */
  at: number;
  /** Trips under way by car type, those that began earlier included. */
  trips: Readonly<Record<string, number>>;
  /** Drivers who work through all of it, by car type. */
  cars: Readonly<Record<string, number>>;
  shortages: readonly Shortage[];
}

/**
 * When a trip begins and is expected to end, ms timestamps; it takes a minute at least, and half an hour if
 * its meter is all that ends it.
 */
export const tripSpan = ({
  tripdate,
  estimateTime,
  kind,
}: Pick<PlannerTrip, 'tripdate' | 'estimateTime' | 'kind'>) => ({
  from: tripdate,
  to: tripdate + (rulesOf({ kind }).fare === 'meter' ? HALF_HOUR_MS : Math.max(60, estimateTime) * 1000),
});

/** The driver who has a trip or is planned for it; null if neither. */
export const driverOfTrip = (trip: PlannerTrip): string | null => trip.driver ?? plannedDriverOf(trip);

/** The half hours of a period, ms timestamps. A day with a clock change has 46 or 50 of them. */
export const halfHours = (start: number, end: number): number[] =>
  Array.from({ length: Math.ceil((end - start) / HALF_HOUR_MS) }, (_, index) => start + index * HALF_HOUR_MS);

/**
 * The prebookings and the cars of each half hour. Drivers whose times are unknown, or who are blocked, are no
 * cars. Cars stand in for others where they may (rule 4.82).
 */
export function planSlots({
  trips,
  drivers,
  start,
  end,
}: Pick<Planner, 'trips' | 'drivers' | 'start' | 'end'>): PlanSlot[] {
  const standIns = new Map(trips.map((trip) => [trip.carType, trip.standIns ?? []]));
  return halfHours(start, end).map((at) => {
    const until = at + HALF_HOUR_MS;
    const running = trips.filter((trip) => {
      const { from, to } = tripSpan(trip);
      return from < until && to > at;
    });
    const working = drivers.filter(({ approved, shifts }) => approved && worksThrough(shifts, at, until));
    const needed = countBy(running, ({ carType }) => carType);
    const cars = countBy(working, ({ carType }: PlannerDriver) => carType ?? '');
    const shortages = missingCars(needed, cars, (carType) => standIns.get(carType) ?? []);
    return { at, trips: needed, cars, shortages };
  });
}

/** The half hours with a shortage, for each car type. */
export function shortageTimes(slots: readonly PlanSlot[]): { carType: string; times: number[] }[] {
  const times = new Map<string, number[]>();
  for (const { at, shortages } of slots)
    for (const { carType } of shortages) times.set(carType, [...(times.get(carType) ?? []), at]);
  return [...times].map(([carType, at]) => ({ carType, times: at }));
}

function countBy<T>(records: readonly T[], keyOf: (record: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const record of records) counts[keyOf(record)] = (counts[keyOf(record)] ?? 0) + 1;
  return counts;
}
