import { Box, Button, CircularProgress, List, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type InboxEntry, INBOX_LIMIT } from '@wayfare/shared';
import { InboxItem } from './InboxItem.js';
import type { InboxLink, InboxText } from './inboxProps.js';
import { useInbox, useMarkRead } from './useInbox.js';

/** How many notifications are shown at first, and how many more each time. */
const STEP = 20;

export interface InboxProps {
  text: InboxText;
  /** The language of the page. */
  locale: string;
  /** Formats a ms timestamp for the user. */
  date(at: number): string;
  /** The page that a notification opens; null if it opens none. */
  linkOf(entry: InboxEntry): InboxLink | null;
  /** A notification could not be marked as read. */
  onError(error: unknown): void;
  /** Shown in place of notifications that could not be loaded. */
  failed(error: unknown, retry: () => void): ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
}

/** The user's notifications, newest first. Opening one marks it as read. */
export function Inbox({ text, locale, date, linkOf, onError, failed, empty }: InboxProps) {
  const [count, setCount] = useState(STEP);
  const inbox = useInbox(locale, count);
  const markRead = useMarkRead(onError);
  const list = useRef<HTMLUListElement>(null);
  const entries = inbox.data?.entries ?? [];
  const total = inbox.data?.total ?? 0;
  const shown = entries.length;

  // The button for older ones may be gone: the focus moves on to the first of them.
  const focusAt = useRef<number>(undefined);
  useEffect(() => {
    if (focusAt.current === undefined || shown <= focusAt.current) return;
    (list.current?.children[focusAt.current] as HTMLElement | undefined)?.focus();
    focusAt.current = undefined;
  }, [shown]);

  if (inbox.isPending) return <CircularProgress aria-label={text('loading')} />;
  if (inbox.isError && !inbox.data) return failed(inbox.error, () => void inbox.refetch());
  if (shown === 0) return empty;
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography color="text.secondary">
          {text('inbox_count', { count: inbox.data?.unread ?? 0 })}
        </Typography>
        <Button
          disabled={inbox.data?.unread === 0}
          onClick={() => {
            // The button will be disabled: the focus stays near it.
            list.current?.focus();
            if (entries[0]) markRead.mutate({ upTo: entries[0].at });
          }}
        >
          {text('inbox_mark_all')}
        </Button>
      </Stack>
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '12px',
        }}
      >
        <List ref={list} tabIndex={-1} aria-label={text('inbox_title')} disablePadding>
          {entries.map((entry, index) => (
            <InboxItem
              key={entry.id}
              entry={entry}
              isLast={index === shown - 1}
              link={linkOf(entry)}
              text={text}
              date={date}
              onOpen={() => {
                if (!entry.isRead) markRead.mutate({ id: entry.id });
              }}
            />
          ))}
        </List>
      </Box>
      {shown < total && count < INBOX_LIMIT && (
        <Button
          sx={{ alignSelf: 'center' }}
          loading={inbox.isPlaceholderData}
          onClick={() => {
            focusAt.current = shown;
            setCount(count + STEP);
          }}
        >
          {text('inbox_older')}
        </Button>
      )}
    </Stack>
  );
}
