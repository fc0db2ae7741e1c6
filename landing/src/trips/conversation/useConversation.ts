import { useQueryClient } from '@tanstack/react-query';
import type { ConversationMessage } from '@wayfare/shared';
import { OWN_CONVERSATION, useConversationMessages } from '@wayfare/web/chat';
import { api } from '@wayfare/web/http';
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
  const chat = useConversationMessages(OWN_CONVERSATION, {
    queryKey: [CONVERSATION_KEY, 'messages'],
    refetchInterval: useFallbackInterval(),
  });
  const { messages } = chat;
  const { outgoing, send, resend, discard } = useOutgoing<ConversationMessage>(
    `${OWN_CONVERSATION}/messages`,
    () => void queries.invalidateQueries({ queryKey: [CONVERSATION_KEY] }),
    booking === undefined ? {} : { booking },
  );

  const newest = messages.at(-1)?.sequence ?? 0;
  const isSeen = usePageVisible();
  const isUnread = (state?.unread ?? 0) > 0;
  useEffect(() => {
    // Left unread if it fails: it is tried again with the next message.
    if (isSeen && isUnread && newest > 0)
      api.post(`${OWN_CONVERSATION}/read`, { upTo: newest }).catch(() => undefined);
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
