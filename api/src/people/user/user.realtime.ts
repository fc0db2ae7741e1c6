import type { Realtime } from '../../platform/realtime.js';
import type { StoredUser } from './storedUser.js';

/** The resource of the accounts of each kind of user. */
export const faces = {
  rider: 'riders',
  driver: 'drivers',
  fleetadmin: 'fleetadmins',
  admin: 'alladmin',
} as const;

/** Notifies the panels of admins, the user, and the fleet admin of a driver that an account changed. */
export function sendUserChanged(
  { id, usertype, fleetadmin }: Pick<StoredUser, 'id' | 'usertype' | 'fleetadmin'>,
  realtime: Realtime,
): void {
  realtime.resourceChanged(faces[usertype], [id], [fleetadmin]);
}
