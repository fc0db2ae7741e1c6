import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { MessageLog, MessageText } from '@wayfare/web/chat';
import type { ReactNode } from 'react';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { byDay, type LoggedMessage, type OutgoingMessage } from './outgoing.js';
import type { Chat } from './useChat.js';

/** A chat with the fields that the log needs: a trip's chat, or the conversation with the office. */
export type LoggedChat<Message extends LoggedMessage = LoggedMessage> = Omit<
  Chat,
  'messages' | 'refetch' | 'loadOlder'
> & {
  messages: readonly Message[];
  refetch: () => Promise<unknown>;
  loadOlder: () => Promise<unknown>;
};

/** For screen readers only: sighted users see it from colors and alignment. */
const forScreenReaders = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** The messages by day, scrolled to the newest, including the user's own unsent messages. */
export function ChatLog<Message extends LoggedMessage>({
  chat,
  name,
  hint,
  noteOf,
  reader,
}: {
  chat: LoggedChat<Message>;
  /** The name of the other party. */
  name: string;
  /** Shown while there are no messages. */
  hint?: string;
  /** Shown after the time of a message. */
  noteOf?: (message: Message) => string | null;
  /** Whose messages are their own; the signed-in user's if omitted. */
  reader?: string;
}) {
  const t = useText();
  const format = useFormat();
  const { user } = useSession();
  const uid = reader ?? user?.id;
  if (chat.isPending) return <LoadingLog />;
  if (chat.error) {
    return (
      <Box sx={{ flex: 1, overflow: 'auto' }}>
        <LoadError error={chat.error} onRetry={() => void chat.refetch()} />
      </Box>
    );
  }
  const isEmpty = chat.messages.length === 0 && chat.unsent.length === 0;
  return (
    <MessageLog chat={chat} text={t} height="rest" isCentered={isEmpty} gap={1} padding={2}>
      {isEmpty && <EmptyLog hint={hint ?? t('chat_empty_hint')} />}
      {byDay(chat.messages, format.timeZone).map(({ at, messages }) => (
        <Stack key={messages[0]?.sequence} sx={{ gap: 1 }}>
          <Typography
            variant="body2"
            component="h3"
            color="text.secondary"
            sx={{ textAlign: 'center', my: 1, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {format.dayName(at)}
          </Typography>
          {messages.map((shown) => {
            const { id, from, message, at: written } = shown;
            const note = noteOf?.(shown);
            return (
              <Bubble key={id} text={message} own={from === uid} sender={from === uid ? t('chat_you') : name}>
                {format.time(written)}
                {note && ` · ${note}`}
              </Bubble>
            );
          })}
        </Stack>
      ))}
      {chat.unsent.map((message) => (
        <Unsent key={message.key} message={message} chat={chat} />
      ))}
    </MessageLog>
  );
}

function Bubble(props: { text: string; own: boolean; sender: string; faded?: boolean; children: ReactNode }) {
  const { text, own, sender, faded = false, children } = props;
  const t = useText();
  return (
    <Box sx={{ position: 'relative', alignSelf: own ? 'flex-end' : 'flex-start', maxWidth: '82%' }}>
      <Box component="span" sx={forScreenReaders}>
        {sender}:
      </Box>
      <MessageText
        message={text}
        text={t}
        sx={{
          px: 1.75,
          py: 1,
          borderRadius: 4.5,
          ...(own ? { borderEndEndRadius: 6 } : { borderEndStartRadius: 6 }),
          bgcolor: own ? 'primary.main' : '#eef1ee',
          color: own ? 'primary.contrastText' : 'text.primary',
          opacity: faded ? 0.75 : 1,
        }}
      />
      <Typography
        variant="caption"
        component="div"
        color="text.secondary"
        sx={{ px: 1, textAlign: own ? 'end' : 'start' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

/** One of the user's messages that is being sent or has failed, with the error and possible actions. */
function Unsent({ message, chat }: { message: OutgoingMessage; chat: Pick<Chat, 'resend' | 'discard'> }) {
  const t = useText();
  const hasFailed = message.error !== null;
  return (
    <Bubble text={message.text} own sender={t('chat_you')} faded={!hasFailed}>
      {!hasFailed && t('chat_sending')}
      {hasFailed && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {t('chat_not_sent')} {t(errorTextKey(message.error))}
          <Box>
            <Button size="small" onClick={() => chat.resend(message)}>
              {t('retry')}
            </Button>
            <Button size="small" color="error" onClick={() => chat.discard(message.key)}>
              {t('chat_discard')}
            </Button>
          </Box>
        </Box>
      )}
    </Bubble>
  );
}

function EmptyLog({ hint }: { hint: string }) {
  const t = useText();
  return (
    <Typography color="text.secondary" sx={{ textAlign: 'center', px: 3 }}>
      {t('chat_not_found')}
      <br />
      {hint}
    </Typography>
  );
}

function LoadingLog() {
  return (
    <Stack aria-busy="true" sx={{ flex: 1, gap: 1.5, p: 2, justifyContent: 'flex-end' }}>
      <Skeleton variant="rounded" height={44} sx={{ width: '60%' }} />
      <Skeleton variant="rounded" height={44} sx={{ width: '45%', alignSelf: 'flex-end' }} />
      <Skeleton variant="rounded" height={64} sx={{ width: '70%' }} />
    </Stack>
  );
}
