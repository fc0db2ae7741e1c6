/** Cars of a type that are missing in a half hour. */
export interface Shortage {
  carType: string;
  missing: number;
}

type Counts = Readonly<Record<string, number>>;

/**
 * The cars that are missing for some trips, by car type. Cars stand in for others so that as few as possible
 * are missing.
 * @param needed how many trips there are of each car type
 * @param cars how many cars there are of each
 * @param standIns the car types that may stand in for one
 */
export function missingCars(
  needed: Counts,
  cars: Counts,
  standIns: (carType: string) => readonly string[],
): Shortage[] {
  const free = new Map(Object.entries(cars));
  /** For each car type: the types of the trips that its cars take. */
  const taken = new Map<string, string[]>();

  /** Finds a car for a trip. A car that another trip has is free if that one finds another car. */
  function findCar(trip: string, tried: Set<string>): boolean {
    return [trip, ...standIns(trip)].some((carType) => {
      if (tried.has(carType)) return false;
      tried.add(carType);
      const left = free.get(carType) ?? 0;
      const trips = taken.get(carType) ?? [];
      const moved = left > 0 ? undefined : [...new Set(trips)].find((other) => findCar(other, tried));
      if (left <= 0 && moved === undefined) return false;
      if (left > 0) free.set(carType, left - 1);
      else trips.splice(trips.indexOf(moved as string), 1);
      taken.set(carType, [...trips, trip]);
      return true;
    });
  }

  return Object.entries(needed)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([carType, count]) => ({
      carType,
      missing: Array.from({ length: count }).filter(() => !findCar(carType, new Set())).length,
    }))
    .filter(({ missing }) => missing > 0);
}
