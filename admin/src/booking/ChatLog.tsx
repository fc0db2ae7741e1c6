import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Booking, ChatMessage } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';
import { LoadFailed } from '../feedback/ErrorPage.js';
import { LoadingPage } from '../feedback/LoadingPage.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { messagesKey } from '../providers/realtime.js';

/** The live chat between rider and driver; read-only for admins. */
export function ChatLog({ booking }: { booking: Booking }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const chat = useInfiniteQuery({
    queryKey: messagesKey(booking.id),
    queryFn: ({ pageParam }) => provider.messages(booking.id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
    // The chat is removed from memory when it is no longer followed (rule 4.56).
    gcTime: 0,
  });
  if (chat.isPending) return <LoadingPage />;
  if (!chat.data) return <LoadFailed onRetry={() => void chat.refetch()} />;
  // Pages arrive newest first, each in order.
  const messages = chat.data.pages.toReversed().flat();
  if (messages.length === 0) return <Typography color="text.secondary">{t('chat_not_found')}</Typography>;
  return (
    <Box
      role="log"
      aria-label={t('chat_log')}
      tabIndex={0}
      sx={{ maxHeight: 420, overflowY: 'auto', display: 'flex', flexDirection: 'column-reverse' }}
    >
      <Box>
        {chat.hasNextPage && (
          <Button loading={chat.isFetchingNextPage} onClick={() => void chat.fetchNextPage()}>
            {t('chat_older')}
          </Button>
        )}
        {messages.map((message) => (
          <Message key={message.id} message={message} booking={booking} />
        ))}
      </Box>
    </Box>
  );
}

function Message({ message, booking }: { message: ChatMessage; booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const name = message.source === 'driver' ? booking.driver_name : booking.customer_name;
  return (
    <Box sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="body2" color="text.secondary">
        <Box component="strong" sx={{ color: 'text.primary' }}>
          <bdi>{name}</bdi>
        </Box>{' '}
        · {t(`usertype_${message.source}`)} · <time>{format.dateTime(message.at)}</time>
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {message.message || <em>{t('chat_message_removed')}</em>}
      </Typography>
    </Box>
  );
}
