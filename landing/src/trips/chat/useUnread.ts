import { useEffect } from 'react';
import { useSeen } from './useSeen.js';

/**
 * Counts the messages of the other party that the reader has not seen. While the chat is shown, all are seen.
 * @param chat names the chat on this device
 * @param received the other party's messages, in order
 */
export function useUnread(
  chat: string,
  received: readonly { sequence: number }[],
  shown: boolean,
): { unread: number; newest: number } {
  const [seen, markSeen] = useSeen(chat);
  const newest = received.at(-1)?.sequence ?? 0;
  useEffect(() => {
    if (shown && newest > seen) markSeen(newest);
  }, [shown, newest, seen, markSeen]);
  return { unread: received.filter(({ sequence }) => sequence > seen).length, newest };
}
