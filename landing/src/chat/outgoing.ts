import type { ChatMessage } from '@wayfare/shared';

/** A message of one's own that is not known to have arrived. */
export interface OutgoingMessage {
  /** Its Idempotency-Key: sent again it is the same message. */
  key: string;
  text: string;
  /** Place of the chat's last message when it was written. */
  after: number;
  /** What went wrong with the last attempt; null while one is being made. */
  error: unknown;
}

/** All messages that are known of, each once, in order. */
export function inOrder(...lists: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const bySequence = new Map(lists.flat().map((message) => [message.sequence, message]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}

/**
 * The outgoing messages that are not in the chat: the server may have told of one before its answer came,
 * or although the answer was lost.
 */
export function notArrived(
  outgoing: readonly OutgoingMessage[],
  messages: readonly ChatMessage[],
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

/** Messages of one calendar day of the reader's, in order. */
export interface ChatDay {
  /** A moment of the day, ms timestamp. */
  at: number;
  messages: ChatMessage[];
}

/** Messages grouped by the day they were written on. */
export function byDay(messages: readonly ChatMessage[]): ChatDay[] {
  const days: (ChatDay & { date: string })[] = [];
  for (const message of messages) {
    const date = new Date(message.at).toDateString();
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, at: message.at, messages: [message] });
  }
  return days;
}
