import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { noteEvent, type NotedEvent, recordNoted } from '../../messages/webhook/notedEvents.js';
import type { WebhookEvent } from '../../messages/webhook/recordEvents.js';

type DriverEventType = 'driver.registered' | 'driver.approved' | 'driver.suspended';

/** The event to write with a change that approves or suspends a driver. None for other users and changes. */
export async function approvalEvent(
  { usertype, approved: before }: StoredUser,
  { approved }: Partial<StoredUser>,
  services: OfficeServices,
): Promise<NotedEvent[]> {
  if (usertype !== 'driver' || approved === undefined || approved === before) return [];
  return noteEvent(approved ? 'driver.approved' : 'driver.suspended', undefined, services);
}

/** Records the noted events of drivers for webhooks. */
export const recordDriverEvents = (limit: number, services: OfficeServices): Promise<void> =>
  recordNoted(services.db.users, toEvent, limit, services);

function toEvent(driver: StoredUser, { id, type, at }: NotedEvent): WebhookEvent {
  const { approved, carType, fleetadmin, createdAt } = driver;
  return {
    ...{ id, at },
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
