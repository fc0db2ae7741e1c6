import { type ChatMessage, dayOf } from '@wayfare/shared';

/** A message with the fields that the log shows, of a trip's chat or of the conversation with the office. */
export interface LoggedMessage extends Pick<ChatMessage, 'id' | 'sequence' | 'message' | 'at'> {
  from: string | null;
}

/** One of the user's messages that is not confirmed as received. */
export interface OutgoingMessage {
  /** Its Idempotency-Key: sent again, it is the same message. */
  key: string;
  text: string;
  /** Position of the chat's last message when this one was written. */
  after: number;
  /** The error of the last attempt; null during an attempt. */
  error: unknown;
}

/**
 * The outgoing messages that are not in the chat yet. The server may have broadcast one before its
 * response arrived, or although the response was lost.
 */
export function notArrived(
  outgoing: readonly OutgoingMessage[],
  messages: readonly LoggedMessage[],
  uid: string,
): OutgoingMessage[] {
  const found = new Set<number>();
  return outgoing.filter(({ text, after }) => {
    const arrived = messages.find(
      ({ from, message, sequence }) =>
        from === uid && sequence > after && message === text && !found.has(sequence),
    );
    if (arrived) found.add(arrived.sequence);
    return !arrived;
  });
}

/** Messages of one calendar day in the business's time zone, in order. */
interface ChatDay<Message> {
  /** A time on that day, ms timestamp. */
  at: number;
  messages: Message[];
}

/** Messages grouped by the day they were written. */
export function byDay<Message extends LoggedMessage>(
  messages: readonly Message[],
  timeZone: string,
): ChatDay<Message>[] {
  const days: (ChatDay<Message> & { date: number })[] = [];
  for (const message of messages) {
    const date = dayOf(message.at, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, at: message.at, messages: [message] });
  }
  return days;
}
