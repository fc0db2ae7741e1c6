import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useText } from '../../frame/texts/useText.js';
import { MessageRow } from './MessageRow.js';

/** The messages between the office and the parties of a trip about the trip. */
export function TripConversation({ booking }: { booking: string }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const messages = useQuery({
    queryKey: ['conversations', 'trip', booking],
    queryFn: () => provider.tripConversation(booking),
  });
  if (messages.isPending) return <LoadingPage />;
  if (messages.isError) return <LoadFailed onRetry={() => void messages.refetch()} />;
  if (messages.data.length === 0)
    return <Typography color="text.secondary">{t('chat_not_found')}</Typography>;
  return (
    <Box
      tabIndex={0}
      role="log"
      aria-label={t('panel_conversation_trip')}
      sx={{ maxHeight: 320, overflowY: 'auto' }}
    >
      {messages.data.map((message) => (
        <MessageRow key={message.id} message={message} linksTrip={false} />
      ))}
    </Box>
  );
}
