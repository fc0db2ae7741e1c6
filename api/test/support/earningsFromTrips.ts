import { earningCut, exact, sumAmounts } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';

/** A finished trip. */
export type Trip = StoredBooking & { driver: string; endTime: number };

const total = (trips: readonly Trip[], amount: (trip: Trip) => number | ReturnType<typeof exact>) =>
  sumAmounts(trips.map(amount)).toNumber();

function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The expected reports and cards, computed only from the trips. */
export function earningsFromTrips(trips: readonly Trip[], timeZone: string) {
  const cutOf = (trip: Trip) => earningCut(trip.endTime, timeZone);
  const months = grouped(trips, (trip) => `${cutOf(trip).month}`).map(([id, own]) => ({
    id,
    year: Number(id.slice(0, 4)),
    total_rides: own.length,
    tripCost: total(own, (trip) => trip.trip_cost),
    rideCost: total(own, (trip) => exact(trip.trip_cost).minus(trip.convenience_fees)),
    convenienceFee: total(own, (trip) => trip.convenience_fees),
    discountAmount: total(own, (trip) => trip.discount_amount),
    profit: total(own, (trip) => exact(trip.convenience_fees).minus(trip.discount_amount)),
  }));
  const driverMonths = grouped(
    trips,
    (trip) => `${cutOf(trip).month}-${trip.driver}${trip.fleetadmin ? `-${trip.fleetadmin}` : ''}`,
  ).map(([id, own]) => ({
    id,
    driver: own[0]?.driver,
    driverName: own[0]?.driver_name,
    driverVehicleNo: own[0]?.vehicle_number,
    total_rides: own.length,
    driverShare: total(own, (trip) => trip.driver_share),
  }));
  const cards = (now: number, fleetadmin: string) => {
    const at = earningCut(now, timeZone);
    const own = trips.filter(
      (trip) => trip.convenience_fees > 0 && (!fleetadmin || trip.fleetadmin === fleetadmin),
    );
    const fees = (some: readonly Trip[]) => total(some, (trip) => trip.convenience_fees);
    return {
      today: fees(own.filter((trip) => cutOf(trip).day === at.day)),
      month: fees(own.filter((trip) => cutOf(trip).month === at.month)),
      total: fees(own),
    };
  };
  const days = (since: number, fleetadmin: string) =>
    grouped(
      trips.filter((trip) => cutOf(trip).day >= since && (!fleetadmin || trip.fleetadmin === fleetadmin)),
      (trip) => `${cutOf(trip).day}`,
    ).map(([day, own]) => ({
      day: Number(day),
      trips: own.length,
      fees: total(own, (trip) => trip.convenience_fees),
    }));
  return { months, driverMonths, cards, days };
}
