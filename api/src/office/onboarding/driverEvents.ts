import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { pendingEvent, type PendingEvent, recordPending } from '../../messages/webhook/pendingEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';

type DriverEventType = 'driver.registered' | 'driver.approved' | 'driver.suspended';

/** The event to write with a change that approves or suspends a driver. None for other users and changes. */
export async function approvalEvent(
  { usertype, approved: before }: StoredUser,
  { approved }: Partial<StoredUser>,
  services: OfficeServices,
): Promise<PendingEvent[]> {
  if (usertype !== 'driver' || approved === undefined || approved === before) return [];
  return pendingEvent(approved ? 'driver.approved' : 'driver.suspended', undefined, services);
}

/** Records the pending events of drivers for webhooks. */
export const recordDriverEvents = (limit: number, services: OfficeServices): Promise<void> =>
  recordPending(services.db.users, toEvent, limit, services);

function toEvent(driver: StoredUser, { id, type, at }: PendingEvent): WebhookEvent {
  const { approved, carType, fleetadmin, createdAt } = driver;
  return {
    id,
    at,
    type: type as DriverEventType,
    subject: `driver:${driver.id}`,
    position: at,
    data: {
      id: driver.id,
      approved: type === 'driver.registered' ? approved : type === 'driver.approved',
      carType: carType ?? null,
      fleetadmin: fleetadmin ?? null,
      createdAt,
    },
  };
}
