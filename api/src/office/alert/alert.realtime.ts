import type { Realtime } from '../../platform/realtime.js';

/** Notifies the panels of admins, and of the driver's fleet admin, that an alert changed. */
export function sendAlertChanged(
  { id, fleetadmin }: { id: string; fleetadmin: string | null },
  realtime: Realtime,
): void {
  realtime.resourceChanged('alerts', [id], [fleetadmin]);
}
