import { Box, Typography } from '@mui/material';
import type { Booking, ChatMessage } from '@wayfare/shared';
import { MessageLog, MessageText, useChatMessages } from '@wayfare/web/chat';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { listenToChats } from '../../frame/providers/realtime.js';

/** The live chat between rider and driver; read-only for admins. */
export function ChatLog({ booking }: { booking: Booking }) {
  const t = useText();
  const chat = useChatMessages(booking.id, { listen: listenToChats });
  if (chat.isPending) return <LoadingPage />;
  if (chat.error) return <LoadFailed onRetry={() => void chat.refetch()} />;
  const { messages } = chat;
  if (messages.length === 0) return <Typography color="text.secondary">{t('chat_not_found')}</Typography>;
  return (
    <MessageLog chat={chat} text={t} height={420} gap={0} padding={0}>
      {messages.map((message) => (
        <Message key={message.id} message={message} booking={booking} />
      ))}
    </MessageLog>
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
      <MessageText message={message.message} text={t} />
    </Box>
  );
}
