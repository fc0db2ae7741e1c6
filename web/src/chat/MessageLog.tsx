import { Box, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { TranslationKey } from '@wayfare/shared';

interface MessageLogProps {
  chat: { hasOlder: boolean; isLoadingOlder: boolean; loadOlder: () => Promise<unknown> };
  text: (key: TranslationKey) => string;
  /** How much space it takes: all that its container has left, or at most a height. */
  height: 'rest' | number;
  /** Whether its content is in the middle instead of at the bottom. */
  isCentered?: boolean;
  gap: number;
  padding: number;
  /** The messages, in order. */
  children: ReactNode;
}

/** The scrolling messages of a chat, with a button for older ones. */
export function MessageLog({ chat, text, height, isCentered, gap, padding, children }: MessageLogProps) {
  return (
    // Reversed twice: this makes the browser keep the end visible while the log grows.
    <Box
      tabIndex={0}
      aria-label={text('chat_log')}
      role="log"
      sx={{
        ...(height === 'rest' ? { flex: 1, minHeight: 0 } : { maxHeight: height }),
        overflowY: 'auto',
        display: 'flex',
        flexDirection: 'column-reverse',
      }}
    >
      <Stack sx={{ gap, p: padding, ...(isCentered && { flex: 1, justifyContent: 'center' }) }}>
        {chat.hasOlder && (
          <Button
            onClick={() => void chat.loadOlder()}
            loading={chat.isLoadingOlder}
            sx={{ alignSelf: 'center' }}
          >
            {text('chat_older')}
          </Button>
        )}
        {children}
      </Stack>
    </Box>
  );
}
