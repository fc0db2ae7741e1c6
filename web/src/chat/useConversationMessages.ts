import { useMemo } from 'react';
import type { ConversationMessage } from '@wayfare/shared';
import { api } from '../http/api.js';
import { useMessagePages } from './useMessagePages.js';

/** Path of a user's conversation with the office below the API root, as dispatchers use it. */
export const conversationPath = (user: string) => `conversations/${encodeURIComponent(user)}`;
/** Path of the signed-in rider's or driver's own conversation with the office. */
export const OWN_CONVERSATION = 'users/me/conversation';

/**
 * The messages of a conversation with the office: the newest page, and older ones on demand. They are loaded
 * again when the query key becomes stale.
 * @param path of the conversation
 * @param refetchInterval how often to ask for messages while no event can arrive, in ms
 */
export function useConversationMessages(
  path: string,
  { queryKey, refetchInterval = false }: { queryKey: readonly string[]; refetchInterval?: number | false },
) {
  const { pages, ...conversation } = useMessagePages(
    queryKey,
    (before) =>
      api.get<ConversationMessage[]>(`${path}/messages${before === null ? '' : `?before=${before}`}`),
    { refetchInterval },
  );
  const messages = useMemo(() => [...(pages ?? [])].reverse().flat(), [pages]);
  return { ...conversation, messages };
}
