import {
  approachTo,
  type ChangedDriverOutcome,
  type ChangeRole,
  type DriverChangeReason,
  driverLossReason,
  hoursEndAt,
  isMuchLonger,
  mayTransition,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { riderCancellation } from '../finish/riderCancellation.js';
import type { BookingChanges, StoredBooking } from '../store/storedBooking.js';
import { acceptedTrip } from './acceptedTrip.js';
import { changes, type ChangedTrip, refusedChange } from './wantedFields.js';

/** What a change means for the driver, and why they cannot keep the trip. */
export interface ChangedDriver {
  outcome: ChangedDriverOutcome;
  because: DriverChangeReason | null;
}

/**
 * Decides whether the driver stays. During the trip they do: a rider or partner cannot make it much longer
 * than the driver accepted, which the driver or staff can. Before it, a rider or partner cannot take the trip
 * from a driver who is owed a fee for coming, or who waits at the pickup: that would be a cancellation
 * without its fee.
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
  if (status === 'STARTED') {
    requireNotMuchLonger(booking, trip, { role, set });
    await requireUnplannedHours(booking, trip, { role, set }, services);
    return { outcome: 'stays', because: null };
  }
  const now = services.clock.now();
  const location = services.liveDrivers.get(driver)?.location ?? booking.acceptedFrom ?? null;
  const driveTo = (pickup: StoredBooking['pickup']) =>
    location ? approachTo(location, { ...booking, pickup }).seconds : null;
  const { carType, tripdate, estimateDistance: distance } = booking;
  const because = driverLossReason(
    { carType, tripdate, distance, drive: driveTo(booking.pickup) },
    {
      carType: trip.carType?.name ?? carType,
      tripdate: trip.tripdate,
      distance: set.estimateDistance ?? distance,
      hours: set.hire?.hours ?? booking.hire?.hours,
      drive: driveTo(trip.pickup),
      isPickupChanged: changes(trip, ['pickup']),
    },
    acceptedTrip(booking),
    now,
  );
  if (!because) return { outcome: 'stays', because };
  if (role !== 'admin') await requireFree(booking, trip, services);
  return { outcome: 'offered_anew', because };
}

function requireNotMuchLonger(
  booking: StoredBooking,
  trip: ChangedTrip,
  { role, set }: { role: ChangeRole; set: BookingChanges },
): void {
  const { estimateDistance: distance = booking.estimateDistance } = set;
  const agrees = role === 'admin' || role === 'driver';
  if (!agrees && isMuchLonger(distance, acceptedTrip(booking).distance))
    throw refusedChange('change_much_longer', trip);
}

/** Refuses hours in which the driver is planned for another trip, unless the driver or staff add them. */
async function requireUnplannedHours(
  { hire, driver, trip_start_time: start }: StoredBooking,
  trip: ChangedTrip,
  { role, set }: { role: ChangeRole; set: BookingChanges },
  { db }: Pick<TripsServices, 'db'>,
): Promise<void> {
  if (!hire || !changes(trip, ['hours']) || role === 'admin' || role === 'driver') return;
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
