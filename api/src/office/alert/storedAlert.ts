import type { Alert } from '@wayfare/shared';
import type { PendingEvent } from '../../messages/webhook/pendingEvents.js';

/** An alert as stored: names are looked up when it is read. */
export interface StoredAlert extends Omit<Alert, 'driver_name' | 'owner_name' | 'resolvedBy_name'> {
  /** The fleet admin of the driver, who may see it. */
  fleetadmin: string | null;
  /** Identifies the cause while it lasts: a cause has one alert. Absent once it has ended. */
  cause?: string;
  /** The words that find it. */
  search: string[];
  webhookEvents?: PendingEvent[];
}
