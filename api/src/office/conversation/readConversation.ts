import type { Actor, ChatPage, ConversationMessage, OwnConversation } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { findVisibleBooking } from '../../trips/booking/findBooking.js';
import { presentConversationMessages } from './conversation.presenter.js';
import { findCorrespondent, fleetLimit } from './findCorrespondent.js';

/** How many messages about a trip its page shows: the newest. */
const MESSAGES_OF_TRIP = 100;

/**
 * A page of the desk's conversation with a user. @throws not_found (404) for users the dispatcher may not
 * talk to
 */
export async function readConversation(
  actor: Actor,
  user: string,
  page: ChatPage,
  services: OfficeServices,
): Promise<ConversationMessage[]> {
  await findCorrespondent(actor, 'list', user, services);
  const messages = await services.db.conversationMessages.page(user, page, fleetLimit(actor));
  return presentConversationMessages(messages, actor, services);
}

/**
 * Returns the messages of the desk and the parties of a trip about the trip, oldest first. @throws not_found
 * (404)
 */
export async function readTripConversation(
  actor: Actor,
  bookingId: string,
  services: OfficeServices,
): Promise<ConversationMessage[]> {
  const booking = await findVisibleBooking(actor, bookingId, services);
  const { conversationMessages } = services.db;
  const messages = await conversationMessages.about(booking.id, MESSAGES_OF_TRIP, fleetLimit(actor));
  return presentConversationMessages(messages, actor, services);
}

/** A page of the acting user's conversation with the desk. */
export async function readOwnConversation(
  actor: Actor,
  page: ChatPage,
  services: OfficeServices,
): Promise<ConversationMessage[]> {
  const messages = await services.db.conversationMessages.page(actor.uid, page);
  return presentConversationMessages(messages, actor, services);
}

/** How many of the desk's messages the acting user has not read, and up to where the desk has read theirs. */
export async function countOwnUnread({ uid }: Actor, { db }: OfficeServices): Promise<OwnConversation> {
  const found = await db.conversations.findById(uid);
  return {
    unread: found ? Math.max(0, found.fromStaff - found.userRead) : 0,
    readByStaff: found?.readByStaff ?? 0,
  };
}
