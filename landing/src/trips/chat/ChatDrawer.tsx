import { Alert, Box, IconButton, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ChatComposer } from './ChatComposer.js';
import { ChatLog, type LoggedChat } from './ChatLog.js';
import { QuickReplies } from './QuickReplies.js';
import type { Chat } from './useChat.js';
import { Drawer } from '@wayfare/web/overlay';

interface Properties {
  shown: boolean;
  onClose: () => void;
  title: string;
  /** The name of the other party. */
  name: string;
  chat: LoggedChat & Pick<Chat, 'send'>;
  /** Whether messages can still be sent. */
  isOpen: boolean;
  /** Whose messages are their own; the signed-in user's if omitted. */
  reader?: string;
}

/** A trip's chat on top of the page: full screen on phones, a side column on larger screens. */
export function ChatDrawer({ shown, onClose, title, name, chat, isOpen, reader }: Properties) {
  const t = useText();
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Drawer
      open={shown}
      onClose={onClose}
      anchor={isPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'chat-title',
          sx: { width: { xs: '100%', sm: 420 }, height: '100dvh', borderRadius: 0 },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          paddingInline: '20px 8px',
          py: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id="chat-title" variant="h3" component="h2" sx={{ flex: 1, minWidth: 0 }} noWrap>
          <bdi>{title}</bdi>
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <ChatLog chat={chat} name={name} {...(reader !== undefined && { reader })} />
      {isOpen ? (
        <>
          <QuickReplies onSend={chat.send} />
          <ChatComposer onSend={chat.send} />
        </>
      ) : (
        <Alert severity="info" sx={{ m: 2 }}>
          {t('chat_closed')}
        </Alert>
      )}
    </Drawer>
  );
}
