import { Typography } from '@mui/material';
import type { Conversation } from '@wayfare/shared';
import { MessageLog, useConversationMessages } from '@wayfare/web/chat';
import { usePageVisible } from '@wayfare/web/time';
import { useEffect } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useText } from '../../frame/texts/useText.js';
import { MessageRow } from './MessageRow.js';

/**
 * The conversation with a user; seeing it marks their messages as read, which a tab in the background does
 * not.
 */
export function Thread({
  user,
  height,
  onRead,
}: {
  user: string;
  height: number;
  /** Gets the place of the last message on the page. */
  onRead?: (sequence: number) => void;
}) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const thread = useConversationMessages(user, {
    queryKey: ['conversations', 'messages', user],
  });
  const { messages } = thread;
  const fromUser = messages.filter(({ from }) => from === user).at(-1)?.sequence ?? 0;
  const lastPlace = messages.at(-1)?.sequence ?? 0;
  const readTo = thread.isPending ? undefined : lastPlace;
  useEffect(() => {
    if (readTo !== undefined) onRead?.(readTo);
  }, [readTo, onRead]);
  const { data: conversation } = useGetOne<Conversation>(
    'conversations',
    { id: user },
    { enabled: messages.length > 0, retry: false },
  );
  const isSeen = usePageVisible();
  const isUnread = conversation?.isUnread === true;
  useEffect(() => {
    // Left unread if it fails: it is tried again with the next message.
    if (isSeen && isUnread && fromUser > 0)
      provider.markConversationRead(user, fromUser).catch(() => undefined);
  }, [isSeen, isUnread, fromUser, user, provider]);

  if (thread.isPending) return <LoadingPage />;
  if (thread.error) return <LoadFailed onRetry={() => void thread.refetch()} />;
  if (messages.length === 0) return <Typography color="text.secondary">{t('chat_not_found')}</Typography>;
  const readByUser = conversation?.readByUser ?? 0;
  return (
    <MessageLog chat={thread} text={t} height={height} gap={0} padding={0}>
      {messages.map((message) => (
        <MessageRow
          key={message.id}
          message={message}
          isRead={message.from !== user && message.sequence <= readByUser}
        />
      ))}
    </MessageLog>
  );
}
