import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useFallbackInterval } from '../session/SocketProvider.js';

/** All queries of the conversation with the office, which `conversation:changed` makes stale. */
export const CONVERSATION_KEY = 'conversation';

/**
 * Reads how many messages are unread in the rider's or driver's conversation with the office, and up to where
 * the office has read it.
 */
export const useOwnConversation = () =>
  useQuery({
    queryKey: [CONVERSATION_KEY, 'state'],
    queryFn: () => call.get('/users/me/conversation'),
    refetchInterval: useFallbackInterval(),
  });
