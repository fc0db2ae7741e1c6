import {
  approachTo,
  type ChangedDriverOutcome,
  type ChangeRole,
  type DriverChangeReason,
  driverLossReason,
  hoursEndAt,
  isMuchLonger,
  loadFields,
  type LongerTrip,
  mayTransition,
  servesMore,
  type Settings,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { riderCancellation } from '../finish/riderCancellation.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { acceptedTrip } from './acceptedTrip.js';
import { changes, type ChangedTrip, refusedChange } from './wantedFields.js';

/**
 * What a change means for the driver, and why they cannot keep the trip. `longerTrip` is what the booking
 * says about it afterward: the question to them, or null if there is none anymore.
 */
export interface ChangedDriver {
  outcome: ChangedDriverOutcome;
  because: DriverChangeReason | null;
  longerTrip?: LongerTrip | null;
}

/**
 * Decides whether the driver stays. During the trip they do: a rider or partner cannot make it much longer
 * than the driver accepted, which the driver or staff can. Before it, a driver is asked about a trip that
 * became much longer (rule 4.100). A rider or partner cannot take the trip, in any of these ways, from a
 * driver who is owed a fee for coming, or who waits at the pickup: that would be a cancellation without its
 * fee.
 * @throws change_loses_driver, change_much_longer, hours_driver_planned (409), with the fields
 */
export async function changedDriver(
  booking: StoredBooking,
  trip: ChangedTrip,
  { role, set }: { role: ChangeRole; set: BookingChanges },
  services: TripsServices,
): Promise<ChangedDriver> {
  const { driver, status } = booking;
  if (!driver || status === 'NEW') return { outcome: 'none', because: null };
  const settings = await services.db.settings.settings();
  if (status === 'STARTED') {
    requireNotMuchLonger(booking, trip, { role, set }, settings);
    await requireUnplannedHours(booking, trip, { role, set }, services);
    return { outcome: 'stays', because: null };
  }
  const now = services.clock.now();
  const accepted = acceptedTrip(booking);
  const location = services.liveDrivers.get(driver)?.location ?? booking.acceptedFrom ?? null;
  const driveTo = (pickup: StoredBooking['pickup']) =>
    location ? approachTo(location, { ...booking, pickup }).seconds : null;
  const { carType, tripdate, estimateDistance: distance } = booking;
  const lost = driverLossReason(
    { carType, tripdate, distance, drive: driveTo(booking.pickup) },
    {
      carType: trip.carType?.name ?? carType,
      tripdate: trip.tripdate,
      distance: set.estimateDistance ?? distance,
      hours: set.hire?.hours ?? booking.hire?.hours,
      drive: driveTo(trip.pickup),
      isPickupChanged: changes(trip, ['pickup']),
      isServed: await isStillServed(booking, trip, services),
    },
    accepted,
    now,
  );
  const isWayChanged = changes(trip, ['pickup', 'stops', 'drop', 'hours']);
  const isLonger = isWayChanged && isMuchLonger(lengthOf(booking, set), accepted, settings.longerTripPercent);
  if (!lost && !isLonger)
    // A way that is changed back ends the question.
    return { outcome: 'stays', because: null, ...(isWayChanged && { longerTrip: null }) };
  if (!mayLose.includes(role)) await requireFree(booking, trip, services);
  if (lost || settings.longerTripSeconds === 0) return { outcome: 'offered_anew', because: lost ?? 'length' };
  const { distance: km, hours } = accepted;
  const longerTrip: LongerTrip = {
    state: 'asked',
    version: booking.version + 1,
    until: now + settings.longerTripSeconds * 1000,
    accepted: km,
    ...(hours !== undefined && { acceptedHours: hours }),
  };
  return { outcome: 'asked', because: null, longerTrip };
}

/** Whether the driver takes what the change adds to whom and what the trip takes. */
async function isStillServed(
  booking: StoredBooking,
  trip: ChangedTrip,
  { db }: TripsServices,
): Promise<boolean> {
  if (!changes(trip, loadFields)) return true;
  const driver = await db.users.findById(booking.driver as string);
  // The booked car type has room for it: else the change is refused. That of one who stands in may not.
  const standsIn = driver?.carType && driver.carType !== booking.carType;
  const car = standsIn ? await db.carTypes.findByIdOrName(driver.carType as string) : null;
  return servesMore({ needs: driver?.needs, car: car ?? {} }, booking, trip);
}

/** Who may take a trip from its driver: they could also give it to another. */
const mayLose: readonly ChangeRole[] = ['admin', 'fleetadmin'];
/** Who may make a trip under way much longer: its driver agrees, or is told by the office. */
const mayLengthen: readonly ChangeRole[] = [...mayLose, 'driver'];

/** How far a changed trip goes, and for how long. */
const lengthOf = ({ estimateDistance, hire }: StoredBooking, set: BookingChanges) => ({
  distance: set.estimateDistance ?? estimateDistance,
  hours: set.hire?.hours ?? hire?.hours,
});

function requireNotMuchLonger(
  booking: StoredBooking,
  trip: ChangedTrip,
  { role, set }: { role: ChangeRole; set: BookingChanges },
  { longerTripPercent }: Settings,
): void {
  const { estimateDistance: distance = booking.estimateDistance } = set;
  const agrees = mayLengthen.includes(role);
  const accepted = { distance: acceptedTrip(booking).distance };
  if (!agrees && isMuchLonger({ distance }, accepted, longerTripPercent))
    throw refusedChange('change_much_longer', trip);
}

/** Refuses hours in which the driver is planned for another trip, unless the driver or staff add them. */
async function requireUnplannedHours(
  { hire, driver, trip_start_time: start }: StoredBooking,
  trip: ChangedTrip,
  { role, set }: { role: ChangeRole; set: BookingChanges },
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (!hire || !changes(trip, ['hours']) || mayLengthen.includes(role)) return;
  const end = hoursEndAt({ hire: set.hire ?? hire, status: 'STARTED', trip_start_time: start });
  const [next] = await db.bookings.plannedFor(driver as string, 1);
  if (next && end !== null && next.tripdate < end)
    throw refusedChange('hours_driver_planned', trip, ['hours']);
}

async function requireFree(
  booking: StoredBooking,
  trip: ChangedTrip,
  services: TripsServices,
): Promise<void> {
  const mayCancel = mayTransition('cancel', booking.status, 'rider', booking);
  const { fee } = await riderCancellation(booking, services);
  if (!mayCancel || fee > 0) throw refusedChange('change_loses_driver', trip);
}
