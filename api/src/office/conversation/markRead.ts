import type { Actor } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { sendConversationChanged } from './conversation.realtime.js';
import { findCorrespondent } from './findCorrespondent.js';

/**
 * Marks a user's messages as read by the desk, up to a place.
 * @throws not_found (404) for users the dispatcher may not talk to
 */
export async function markReadByDesk(
  actor: Actor,
  user: string,
  upTo: number,
  services: OfficeServices,
): Promise<void> {
  await findCorrespondent(actor, 'edit', user, services);
  const { db, realtime } = services;
  const last = await db.conversationMessages.lastOf(user, upTo);
  if (!last) return;
  await db.conversations.markReadByStaff(last);
  sendConversationChanged({ user, fleetadmin: last.fleetadmin }, realtime);
}

/** Marks the desk's messages as read by the acting user, up to a place. */
export async function markReadByUser(
  { uid }: Actor,
  upTo: number,
  { db, realtime }: OfficeServices,
): Promise<void> {
  const last = await db.conversationMessages.lastOf(uid, upTo);
  if (!last) return;
  await db.conversations.markReadByUser(last);
  sendConversationChanged({ user: uid, fleetadmin: last.fleetadmin }, realtime);
}
