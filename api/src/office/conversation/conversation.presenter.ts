import { type Actor, type Conversation, type ConversationMessage, conversationSchema } from '@wayfare/shared';
import { onlyFields } from '../../platform/crud/onlyFields.js';
import type { OfficeServices } from '../services.js';
import type { StoredConversation, StoredConversationMessage } from './storedConversation.js';

const fields = Object.keys(conversationSchema.shape);

/** Conversations with the names of their users, in one query. */
export async function presentConversations(
  conversations: readonly StoredConversation[],
  { db }: Pick<OfficeServices, 'db'>,
): Promise<Conversation[]> {
  const names = await namesOf(
    conversations.map(({ id }) => id),
    db,
  );
  return conversations.map((conversation) => {
    const { id, fromUser, staffRead } = conversation;
    const shown = { ...conversation, name: names.get(id) ?? null, unread: Math.max(0, fromUser - staffRead) };
    return onlyFields(shown, fields) as Conversation;
  });
}

/**
 * Messages as this reader may see them. Riders and drivers do not learn which dispatcher wrote, and a driver
 * no longer sees messages about a trip that another driver now has.
 */
export async function presentConversationMessages(
  messages: readonly StoredConversationMessage[],
  { uid, usertype }: Actor,
  { db }: Pick<OfficeServices, 'db'>,
): Promise<ConversationMessage[]> {
  const isOwn = usertype === 'rider' || usertype === 'driver';
  const [names, lost] = await Promise.all([
    isOwn
      ? new Map<string, string>()
      : namesOf(
          messages.map(({ from }) => from),
          db,
        ),
    usertype === 'driver' ? lostTrips(messages, uid, db) : new Set<string>(),
  ]);
  return messages.map(({ id, user, sequence, message, from, source, at, booking, reference }) => ({
    id,
    user,
    sequence,
    source,
    at,
    message: booking !== undefined && from !== uid && lost.has(booking) ? '' : message,
    from: isOwn && from !== uid ? null : from,
    from_name: names.get(from) ?? null,
    booking: booking ?? null,
    reference: reference ?? null,
  }));
}

/** The trips of these messages that are no longer the driver's. */
async function lostTrips(
  messages: readonly StoredConversationMessage[],
  driver: string,
  db: OfficeServices['db'],
): Promise<Set<string>> {
  const trips = new Set(messages.flatMap(({ booking }) => booking ?? []));
  if (trips.size === 0) return trips;
  for (const { id } of await db.bookings.findMany([...trips], { driver })) trips.delete(id);
  return trips;
}

const namesOf = async (ids: readonly string[], db: OfficeServices['db']) =>
  ids.length > 0 ? db.users.namesOf([...new Set(ids)]) : new Map<string, string>();
