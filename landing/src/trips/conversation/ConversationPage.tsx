import { Box, Container } from '@mui/material';
import { useSearchParams } from 'react-router';
import { ChatComposer } from '../chat/ChatComposer.js';
import { ChatLog } from '../chat/ChatLog.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { useConversation } from './useConversation.js';

/**
 * The conversation of a rider or driver with the office. `?trip=` names the trip that new messages are about.
 */
export function ConversationPage() {
  const t = useText();
  const uid = useSession().user?.id;
  const [query] = useSearchParams();
  const { readByStaff, ...chat } = useConversation(query.get('trip') ?? undefined);
  return (
    <>
      <OwnPageHead title={t('conversation_title')} here={null} />
      <Container maxWidth="md" sx={{ py: { xs: 2, md: 5 } }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            height: 'max(360px, calc(100dvh - 300px))',
            bgcolor: 'background.paper',
            borderRadius: 5,
            border: '1px solid',
            borderColor: 'divider',
            overflow: 'hidden',
          }}
        >
          <ChatLog
            chat={{
              ...chat,
              messages: chat.messages.map((shown) => ({
                ...shown,
                message: shown.message || t('conversation_gone'),
              })),
            }}
            name={t('conversation_office')}
            hint={t('conversation_hint')}
            noteOf={({ from, sequence, reference }) => {
              const about = reference === null ? null : t('conversation_about', { reference });
              const read = from === uid && sequence <= readByStaff ? t('conversation_read') : null;
              return [about, read].filter((part) => part !== null).join(' · ') || null;
            }}
          />
          <ChatComposer onSend={chat.send} />
        </Box>
      </Container>
    </>
  );
}
