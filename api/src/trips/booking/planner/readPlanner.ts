import {
  type Actor,
  dayAfter,
  dayOf,
  driverOfTrip,
  earlierDays,
  estimatedMinutes,
  fullName,
  lackingRoom,
  type NamedStandIn,
  type PlanLeg,
  type Planner,
  type PlannerDriver,
  type PlannerTrip,
  plannerTripSchema,
  type Shift,
  shiftsOn,
  tripsByDriver,
  tripSpan,
  usualShifts,
  zonedDay,
} from '@wayfare/shared';
import { onlyFields } from '../../../platform/crud/onlyFields.js';
import type { TripsServices } from '../../services.js';
import type { PlannedDriver } from '../../../people/user/driver.repository.js';
import type { PlannedBooking } from './planner.repository.js';

/** How many prebookings and drivers the planner shows. */
const MOST_TRIPS = 1_000;
const MOST_DRIVERS = 500;
/** How many trips of earlier weeks are read for each weekday; drivers beyond them have no known times. */
const MOST_DRIVEN = 20_000;
/** How many drives between trips the map service is asked for; the others are estimated by distance. */
const MOST_LEGS = 100;
/** How long before a day its trips may have begun that still run, in ms. */
const LONGEST_TRIP_MS = 12 * 60 * 60_000;

/**
 * The prebookings of a day (yyyymmdd in the business's time; tomorrow if null), and the drivers who could
 * drive them. Fleet admins get their own drivers, the trips that those have or are planned for, and those of
 * their callers.
 */
export async function readPlanner(
  actor: Actor,
  asked: number | null,
  services: TripsServices,
): Promise<Planner> {
  const { db, clock } = services;
  const { timeZone } = await db.settings.settings();
  const day = asked ?? dayAfter(dayOf(clock.now(), timeZone), 1);
  const { start, end } = zonedDay(day, timeZone);
  const fleet = actor.usertype === 'fleetadmin' ? actor.uid : null;
  const approved = await db.users.plannableDrivers(fleet, MOST_DRIVERS + 1);
  const listed = approved.slice(0, MOST_DRIVERS);
  const scope = fleet
    ? tripsOf(
        fleet,
        listed.map(({ id }) => id),
      )
    : {};
  const found = await db.bookings.prebookings({ scope, from: start - LONGEST_TRIP_MS, to: end }, MOST_TRIPS);
  const standIns = await db.carTypes.standIns();
  const trips = found.trips
    .map((booking) => asPlannerTrip(booking, standIns))
    .filter((trip) => tripSpan(trip).to > start);
  const drivers = [...listed, ...(fleet ? [] : await missingDrivers(trips, listed, services))];
  return {
    day,
    timeZone,
    start,
    end,
    trips,
    drivers: await withShifts(drivers, day, timeZone, services),
    legs: await legsOf(trips, services),
    isCut: { trips: found.isCut, drivers: approved.length > MOST_DRIVERS },
  };
}

/** The trips that a fleet's drivers have or are planned for, and those of its callers. */
const tripsOf = (fleet: string, drivers: readonly string[]) => ({
  $or: [
    { driver: { $in: drivers } },
    { status: 'NEW', 'plan.driver': { $in: drivers } },
    { fleetadmin: fleet },
  ],
});

const fields = Object.keys(plannerTripSchema.shape);

/** @param standIns the car types that may stand in for each one */
export function asPlannerTrip(
  booking: PlannedBooking,
  standIns: ReadonlyMap<string, readonly NamedStandIn[]>,
): PlannerTrip {
  const own = standIns.get(booking.carType)?.filter((car) => lackingRoom(car, booking) === null);
  return {
    ...(onlyFields(booking, fields) as PlannerTrip),
    reference: booking.reference ?? booking.id,
    ...(booking.afterTrip && { finishingTrip: true as const }),
    ...(own && { standIns: own.map(({ carType }) => carType) }),
  };
}

/**
 * Returns drivers who have one of the trips, but are not in the list: they were blocked since, or exceed its
 * limit.
 */
async function missingDrivers(
  trips: readonly PlannerTrip[],
  listed: readonly PlannedDriver[],
  { db }: TripsServices,
): Promise<PlannedDriver[]> {
  const known = new Set(listed.map(({ id }) => id));
  const missing = new Set(trips.map(driverOfTrip).filter((id) => id !== null && !known.has(id)));
  return missing.size === 0 ? [] : db.users.driversAmong([...missing] as string[]);
}

/** The drivers with their working times of a day: their working hours, or when they usually drive. */
async function withShifts(
  drivers: readonly PlannedDriver[],
  day: number,
  timeZone: string,
  services: TripsServices,
): Promise<PlannerDriver[]> {
  const without = drivers.filter(({ workingHours }) => !workingHours).map(({ id }) => id);
  const earlier = earlierDays(day, services.clock.now(), timeZone);
  const driven = await drivenOn(without, earlier, timeZone, services);
  return drivers.map((driver) => {
    const { id, carType, needs, vehicleNumber, approved, documentsEndAt, workingHours } = driver;
    const usual = usualShifts(driven.get(id) ?? [], earlier, day, timeZone);
    const shifts = workingHours ? shiftsOn(workingHours, day, timeZone) : usual;
    return {
      id,
      name: fullName(driver),
      ...(carType && { carType }),
      ...(needs && { needs }),
      ...(vehicleNumber && { vehicleNumber }),
      approved,
      documentsEndAt: documentsEndAt ?? null,
      basis: workingHours ? 'hours' : usual.length > 0 ? 'history' : 'none',
      shifts,
    };
  });
}

/** When drivers drove on earlier days, by driver: one query for each day. */
async function drivenOn(
  drivers: readonly string[],
  days: readonly number[],
  timeZone: string,
  { db }: TripsServices,
): Promise<Map<string, Shift[]>> {
  if (drivers.length === 0) return new Map();
  const found = await Promise.all(
    days.map((day) => {
      const { start, end } = zonedDay(day, timeZone);
      return db.bookings.drivenBetween(drivers, { from: start - LONGEST_TRIP_MS, to: end }, MOST_DRIVEN);
    }),
  );
  const driven = new Map<string, Shift[]>();
  for (const [driver, shifts] of found.flatMap((one) => [...one]))
    driven.set(driver, [...(driven.get(driver) ?? []), ...shifts]);
  return driven;
}

/** The drives between the trips of each driver. */
async function legsOf(trips: readonly PlannerTrip[], services: TripsServices): Promise<PlanLeg[]> {
  const pairs = [...tripsByDriver(trips)]
    .filter(([driver]) => driver !== null)
    .flatMap(([, own]) => own.slice(1).map((to, index) => ({ from: own[index] as PlannerTrip, to })));
  return measuredLegs(pairs, services);
}

/** Drives between drops and pickups in minutes, by the map service as far as it may be asked. */
export async function measuredLegs(
  pairs: readonly { from: PlannerTrip; to: PlannerTrip }[],
  services: TripsServices,
): Promise<PlanLeg[]> {
  return Promise.all(
    pairs.map(async ({ from, to }, index) => {
      const minutes = index < MOST_LEGS ? await routeMinutes(from, to, services) : null;
      return {
        from: from.id,
        to: to.id,
        minutes: minutes ?? estimatedMinutes(from.drop, to.pickup),
        isEstimated: minutes === null,
      };
    }),
  );
}

/** Null if the map service fails: the plan is still of use with an estimate. */
async function routeMinutes(
  from: PlannerTrip,
  to: PlannerTrip,
  { approaches, log }: TripsServices,
): Promise<number | null> {
  try {
    return await approaches.minutesBetween(from.drop, to.pickup);
  } catch (error) {
    log.warn({ err: error }, 'a drive of the planner is estimated, because the map service failed');
    return null;
  }
}
