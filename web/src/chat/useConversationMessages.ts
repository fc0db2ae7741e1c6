import { useMemo } from 'react';
import { call } from '../http/operations.js';
import { useMessagePages } from './useMessagePages.js';

/**
 * The messages of a conversation with the office: the newest page, and older ones on demand. They are loaded
 * again when the query key becomes stale.
 * @param user whose conversation it is, as dispatchers read it; null: the signed-in user's own
 * @param refetchInterval how often to ask for messages while no event can arrive, in ms
 */
export function useConversationMessages(
  user: string | null,
  { queryKey, refetchInterval = false }: { queryKey: readonly string[]; refetchInterval?: number | false },
) {
  const { pages, ...conversation } = useMessagePages(
    queryKey,
    (before) => loadMessages(user, before === null ? {} : { before }),
    { refetchInterval },
  );
  const messages = useMemo(() => [...(pages ?? [])].reverse().flat(), [pages]);
  return { ...conversation, messages };
}

const loadMessages = (user: string | null, query: { before?: number }) =>
  user === null
    ? call.get('/users/me/conversation/messages', { query })
    : call.get('/conversations/{id}/messages', { path: { id: user }, query });
