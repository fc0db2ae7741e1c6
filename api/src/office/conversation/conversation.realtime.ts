import type { ConversationEvents } from '@wayfare/shared';
import { type Realtime, roomsOf } from '../../platform/realtime.js';

/**
 * Notifies a rider or driver, the panels of admins, and that of the fleet admin, that their conversation with
 * the desk changed.
 */
export function sendConversationChanged(
  { user, fleetadmin }: { user: string; fleetadmin: string | null },
  realtime: Realtime,
): void {
  realtime.send<ConversationEvents>(roomsOf(user), 'conversation:changed');
  realtime.resourceChanged('conversations', [user], [fleetadmin]);
}
