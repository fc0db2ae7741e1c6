import {
  knownLegs,
  type Planner,
  type PlannerDriver,
  type PlannerTrip,
  planWarnings,
  type PlanWarning,
  tripsByDriver,
} from '@wayfare/shared';
import { useMemo } from 'react';

/** A driver's row of the board. */
export interface BoardRow {
  driver: PlannerDriver;
  trips: readonly PlannerTrip[];
  /** The objections to each trip, by its id. */
  warnings: ReadonlyMap<string, readonly PlanWarning[]>;
}

/** The rows of the board: drivers with trips first, by the first trip; then the others by name. */
export function useBoard(planner: Planner) {
  return useMemo(() => {
    const { trips, drivers, legs } = planner;
    const byDriver = tripsByDriver(trips);
    const minutesBetween = knownLegs(legs);
    const rows = drivers.map((driver): BoardRow => {
      const own = byDriver.get(driver.id) ?? [];
      return {
        driver,
        trips: own,
        // A trip that makes the next one late is reported there.
        warnings: new Map(
          own.map((trip) => [
            trip.id,
            planWarnings(trip, driver, own, minutesBetween).filter(({ problem }) => problem !== 'late_next'),
          ]),
        ),
      };
    });
    const first = ({ trips: own }: BoardRow) => own[0]?.tripdate ?? Number.POSITIVE_INFINITY;
    const order = (a: BoardRow, b: BoardRow) =>
      (first(a) === first(b) ? 0 : first(a) - first(b)) || a.driver.name.localeCompare(b.driver.name);
    return {
      unassigned: byDriver.get(null) ?? [],
      rows: [...rows].sort(order),
      /** The objections to a trip for a driver, with drives estimated by distance. */
      warningsOf: (trip: PlannerTrip, { driver, trips: own }: BoardRow) =>
        planWarnings(trip, driver, own, minutesBetween),
    };
  }, [planner]);
}
export type BoardOfDay = ReturnType<typeof useBoard>;
