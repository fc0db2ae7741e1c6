import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { INBOX_LIMIT } from '@wayfare/shared';
import { call } from '../http/operations.js';

/** All queries of the inbox, which `inbox:changed` makes stale. */
const INBOX_KEY = 'inbox';

/** How many notifications the user has not read; undefined until it is known. */
export const useUnread = () =>
  useQuery({ queryKey: [INBOX_KEY, 'unread'], queryFn: () => call.get('/users/me/notifications/unread') })
    .data?.unread;

/**
 * The user's newest notifications. Their texts come in the language of the page, so each language is a query
 * of its own.
 */
export const useInbox = (locale: string, count: number) =>
  useQuery({
    queryKey: [INBOX_KEY, 'list', locale, count],
    queryFn: () =>
      call.get('/users/me/notifications', { query: { perPage: `${Math.min(count, INBOX_LIMIT)}` } }),
    // The notifications shown stay while more of them are loading.
    placeholderData: (before) => before,
  });

/** Marks a notification as read by its id, or all that were sent up to a time: newer ones were not shown. */
export function useMarkRead(onError: (error: unknown) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (shown: { id: string } | { upTo: number }) =>
      'id' in shown
        ? call.post('/users/me/notifications/{id}/read', { path: shown })
        : call.post('/users/me/notifications/read', { body: shown }),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [INBOX_KEY] }),
  });
}
