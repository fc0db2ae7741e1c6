import type { TripsServices } from '../../services.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { sendPlanChanged } from '../booking.realtime.js';

/**
 * Notifies the fleet admins of the drivers who are or were planned for a booking that their planner changed,
 * as long as the driver does not have it: the booking is not theirs yet, so no other event reaches them.
 * `before` is the driver planned until now.
 */
export async function announcePlan(
  { id, plan, driver: taker }: Pick<StoredBooking, 'id' | 'plan' | 'driver'>,
  before: string | null = null,
  { db, realtime }: Pick<TripsServices, 'db' | 'realtime'>,
): Promise<void> {
  const concerned = [plan?.driver, before].filter((driver) => typeof driver === 'string');
  const drivers = concerned.filter((driver) => driver !== taker);
  if (drivers.length === 0) return;
  const people = await db.users.findMany(drivers, { usertype: 'driver' });
  sendPlanChanged(
    id,
    people.flatMap(({ fleetadmin }) => fleetadmin ?? []),
    realtime,
  );
}
