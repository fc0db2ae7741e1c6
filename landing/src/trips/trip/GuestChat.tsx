import { Badge } from '@mui/material';
import ChatIcon from '@mui/icons-material/ChatOutlined';
import type { GuestMessage } from '@wayfare/shared';
import { inOrder } from '@wayfare/web/chat';
import { api } from '@wayfare/web/http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ChatDrawer } from '../chat/ChatDrawer.js';
import { notArrived } from '../chat/outgoing.js';
import { useOutgoing } from '../chat/useOutgoing.js';
import { useSeen } from '../chat/useSeen.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton } from '../../frame/layout/ActionRow.js';

/** How often a guest's chat is asked for, in ms: while it is read, and otherwise. */
const READ_MS = 4_000;
const IDLE_MS = 15_000;

/** The chat of a guest with the driver, by the link of the trip: a button, and the chat it opens. */
export function GuestChat(props: {
  token: string;
  reference: string;
  driver: string;
  isOpen: boolean;
  isPrimary: boolean;
}) {
  const { token, reference, driver, isOpen, isPrimary } = props;
  const t = useText();
  const [shown, setShown] = useState(false);
  const chat = useGuestChat(token, shown ? READ_MS : IDLE_MS);
  const [seen, markSeen] = useSeen(reference);
  const received = chat.messages.filter(({ from }) => from === 'driver');
  const newest = received.at(-1)?.sequence ?? 0;
  const unread = received.filter(({ sequence }) => sequence > seen).length;
  useEffect(() => {
    if (shown && newest > seen) markSeen(newest);
  }, [shown, newest, seen, markSeen]);
  if (!isOpen && chat.messages.length === 0) return null;
  const label = t('chat_with', { name: driver });
  return (
    <>
      <ActionButton
        isPrimary={isPrimary}
        aria-label={unread > 0 ? `${label}, ${t('chat_unread', { smart_count: unread })}` : label}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
        icon={
          <Badge badgeContent={unread} max={9} color="error">
            <ChatIcon />
          </Badge>
        }
      >
        {t('chat_short')}
      </ActionButton>
      <ChatDrawer
        shown={shown}
        onClose={() => setShown(false)}
        title={label}
        name={driver}
        chat={chat}
        isOpen={isOpen}
        reader="guest"
      />
    </>
  );
}

/** A guest's messages, asked for again and again, and a function to send one. */
function useGuestChat(token: string, everyMs: number) {
  const pages = useInfiniteQuery({
    queryKey: ['guest messages', token],
    queryFn: ({ pageParam: before }) => api.post<GuestMessage[]>('guest-trips/messages', { token, before }),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
    refetchInterval: everyMs,
    gcTime: 0,
  });
  const [sent, setSent] = useState<readonly GuestMessage[]>([]);
  const messages = useMemo(
    () =>
      inOrder(...(pages.data?.pages ?? []), [...sent]).map(({ by, ...message }) => ({
        ...message,
        from: by,
      })),
    [pages.data, sent],
  );
  const { outgoing, send, resend, discard } = useOutgoing<GuestMessage>(
    'guest-trips/message',
    (message) => setSent((before) => [...before, message]),
    (key) => ({ token, key }),
  );
  return {
    messages,
    isPending: pages.isPending,
    error: pages.data ? null : pages.error,
    refetch: pages.refetch,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: pages.fetchNextPage,
    unsent: notArrived(outgoing, messages, 'guest'),
    send: (text: string) => send(text, messages.at(-1)?.sequence ?? 0),
    resend,
    discard,
  };
}
