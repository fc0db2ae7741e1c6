import type { InboxEvents } from '@wayfare/shared';
import { type Realtime, roomsOf } from '../../platform/realtime.js';

/** Notifies users that the notifications in their inbox changed. */
export function sendInboxChanged(uids: readonly string[], realtime: Realtime): void {
  realtime.send<InboxEvents>(roomsOf(...uids), 'inbox:changed');
}
