import { type ChatMessage, zonedStamps } from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import type { StoredChatMessage } from './storedChatMessage.js';

/**
 * The only way chat messages leave the API: in the format of rule 3.21, dated in the business's time zone.
 */
export async function presentMessages(
  messages: readonly StoredChatMessage[],
  { db }: TripsServices,
): Promise<ChatMessage[]> {
  const stampOf = zonedStamps((await db.settings.settings()).timeZone);
  return messages.map(({ id, sequence, message, from, source, at }) => {
    const { date, time } = stampOf(at);
    return { id, sequence, message, from, type: 'msg', msgDate: date, msgTime: time, source, at };
  });
}
