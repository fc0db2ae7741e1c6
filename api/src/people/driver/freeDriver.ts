import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { pendingEvent } from '../../messages/webhook/pendingEvents.js';
import { sendUserChanged } from '../user/user.realtime.js';

/**
 * Frees a driver from a booking, and blocks one who is to be blocked after it. A driver with a next booking
 * is on that then. Does nothing if the driver is on another booking, so it may be repeated after a crash.
 * Returns the driver.
 * @param awaitsPayment whether the booking is still to be paid: a driver who is to be blocked stays on it
 *   until then, because the cash is confirmed by them
 */
export async function freeDriver(
  driver: string,
  booking: string,
  { awaitsPayment = false }: { awaitsPayment?: boolean } = {},
  services: PeopleServices,
): Promise<StoredUser | null> {
  const { db, clock, liveDrivers, realtime } = services;
  const suspended = await pendingEvent('driver.suspended', `evt_block_${driver}_${booking}`, services);
  await db.users.freeDriver(driver, booking, clock.now(), { ifBlocked: suspended, awaitsPayment });
  await liveDrivers.refresh(driver);
  const now = await db.users.findById(driver);
  // Also when repeated: the process that blocked the driver may have ended before.
  if (now && !now.approved) realtime.disconnect(driver);
  if (now) sendUserChanged(now, realtime);
  return now;
}
