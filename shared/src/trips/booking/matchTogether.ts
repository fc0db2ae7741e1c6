/** A trip that waits for a driver, with those who could take it. A lower cost is better. */
export interface WaitingTrip {
  id: string;
  candidates: readonly { driver: string; cost: number }[];
}

/**
 * Solves the assignment problem: pairs of a row and a column, each used at most once, as many as possible,
 * with the lowest sum of their costs.
 */
export type SolveAssignment = (costs: number[][]) => readonly (readonly [row: number, column: number])[];

/** Pairs that cannot be are this many times more expensive than the most expensive pair that can. */
const IMPOSSIBLE = 1_000;

/**
 * Matches the trips that wait at one time with drivers, all together: as many trips as possible, then the
 * lowest sum of costs. One trip's second best driver may be the only one of another.
 * @param solve the library that solves the assignment problem
 */
export function matchTogether(
  trips: readonly WaitingTrip[],
  solve: SolveAssignment,
): { trip: string; driver: string }[] {
  const drivers = [...new Set(trips.flatMap(({ candidates }) => candidates.map(({ driver }) => driver)))];
  if (drivers.length === 0) return [];
  const columns = new Map(drivers.map((driver, column) => [driver, column]));
  const highest = Math.max(...trips.flatMap(({ candidates }) => candidates.map(({ cost }) => cost)));
  const none = (highest + 1) * IMPOSSIBLE;
  const costs = trips.map(({ candidates }) => {
    const row = drivers.map(() => none);
    for (const { driver, cost } of candidates) row[columns.get(driver) as number] = cost;
    return row;
  });
  return solve(costs).flatMap(([row, column]) => {
    const [trip, driver] = [trips[row], drivers[column]];
    return trip && driver !== undefined && costs[row]?.[column] !== none ? [{ trip: trip.id, driver }] : [];
  });
}
