import { useQueryClient } from '@tanstack/react-query';
import { useConversationMessages } from '@wayfare/web/chat';
import { call, idempotent } from '@wayfare/web/http';
import { usePageVisible } from '@wayfare/web/time';
import { useEffect, useMemo } from 'react';
import { notArrived } from '../chat/outgoing.js';
import { useOutgoing } from '../chat/useOutgoing.js';
import { CONVERSATION_KEY, useOwnConversation } from '../../frame/layout/useOwnConversation.js';
import { useFallbackInterval } from '../../frame/session/SocketProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/**
 * The user's conversation with the office: received and pending messages, and a function to send. Seeing it
 * marks it as read, which a tab in the background does not.
 * @param booking the trip that new messages are about
 */
export function useConversation(booking: string | undefined) {
  const uid = useSession().user?.id ?? '';
  const queries = useQueryClient();
  const { data: state } = useOwnConversation();
  const chat = useConversationMessages(null, {
    queryKey: [CONVERSATION_KEY, 'messages'],
    refetchInterval: useFallbackInterval(),
  });
  const { messages } = chat;
  const { outgoing, send, resend, discard } = useOutgoing(
    (message, key) =>
      call.post('/users/me/conversation/messages', { body: { message, booking }, headers: idempotent(key) }),
    () => void queries.invalidateQueries({ queryKey: [CONVERSATION_KEY] }),
  );

  const newest = messages.at(-1)?.sequence ?? 0;
  const isSeen = usePageVisible();
  const isUnread = (state?.unread ?? 0) > 0;
  useEffect(() => {
    // Left unread if it fails: it is tried again with the next message.
    if (isSeen && isUnread && newest > 0)
      call.post('/users/me/conversation/read', { body: { upTo: newest } }).catch(() => undefined);
  }, [isSeen, isUnread, newest]);

  const unsent = useMemo(() => notArrived(outgoing, messages, uid), [outgoing, messages, uid]);
  return {
    ...chat,
    unsent,
    readByStaff: state?.readByStaff ?? 0,
    send: (text: string) => send(text, newest),
    resend,
    discard,
  };
}
